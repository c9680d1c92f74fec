-- Everything a server remembers. Moves are the truth; states are derived from them.
-- Times of tables and people are Unix seconds, times of moves Unix milliseconds. Seats are counted from 0.

-- Marks the file as one of ours ("Astr").
PRAGMA application_id = 1098085490;

-- What the server keeps for itself, such as the secret that signs cookies.
CREATE TABLE server (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE persons (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    data TEXT NOT NULL,
    setup TEXT NOT NULL,
    seed TEXT NOT NULL,
    is_open INTEGER NOT NULL,
    host TEXT NOT NULL REFERENCES persons (id),
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    -- How many moves there are.
    moves INTEGER NOT NULL,
    -- The final points of all seats as a JSON list; null while the game is on.
    points TEXT
) STRICT;

CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_touched ON tables (touched);

-- A seat is free while it has neither a person nor a bot.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person TEXT REFERENCES persons (id),
    -- The person's name at this table: people who share a screen have several seats and several names.
    name TEXT,
    bot TEXT,
    invitation TEXT NOT NULL UNIQUE,
    PRIMARY KEY (table_id, seat),
    CHECK ((person IS NULL) = (name IS NULL)),
    CHECK (person IS NULL OR bot IS NULL)
) STRICT;

CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE habits (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    habit TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, habit),
    FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE
) STRICT;

-- The primary key decides who was first when two moves arrive at once.
CREATE TABLE moves (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    notation TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;
