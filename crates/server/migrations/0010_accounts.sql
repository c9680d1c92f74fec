-- Accounts: people who can prove that they are who they were. Guests have none of this.
-- Times are Unix seconds, but for those of clocks and notices, which are Unix milliseconds.

CREATE TABLE accounts (
    person TEXT NOT NULL PRIMARY KEY REFERENCES persons (id),
    -- The name to sign in with, in small letters.
    sign_in TEXT NOT NULL UNIQUE,
    -- What their page is called in addresses.
    handle TEXT NOT NULL UNIQUE,
    -- Argon2id, with its salt and its cost.
    password TEXT NOT NULL,
    -- A hash of the recovery code, which has enough chance in it to need no more.
    recovery TEXT NOT NULL,
    created INTEGER NOT NULL,
    -- What others may see: the name with the ratings, and the results.
    shows_ratings INTEGER NOT NULL DEFAULT 0,
    shows_results INTEGER NOT NULL DEFAULT 0,
    -- Where notices are sent to, what they are signed with, and how the addresses in them begin.
    webhook TEXT,
    webhook_secret TEXT,
    webhook_links TEXT
) STRICT;

-- Where somebody is signed in. The id is a hash of what the browser has: whoever reads this table can sign in nowhere.
CREATE TABLE sessions (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES accounts (person) ON DELETE CASCADE,
    device TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_by_person ON sessions (person);

-- How well somebody plays a game, in millionths: what is believed, and how far it may be off.
CREATE TABLE ratings (
    person TEXT NOT NULL REFERENCES accounts (person) ON DELETE CASCADE,
    game TEXT NOT NULL,
    mean INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT;

CREATE INDEX ratings_by_game ON ratings (game);

-- Whom somebody does not want to play or talk with.
CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES persons (id),
    blocked TEXT NOT NULL REFERENCES persons (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
) STRICT;

CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Who said it; unknown for what was said before this was kept.
ALTER TABLE talk ADD COLUMN person TEXT;

-- How much time people have at a table: for every turn, or for the whole game.
CREATE TABLE clocks (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    span TEXT NOT NULL,
    seconds INTEGER NOT NULL,
    -- Whether a bot takes over by itself when the time of a seat is up.
    replaces INTEGER NOT NULL,
    -- When the game began, or moves were last taken back: until the next move the time counts from here.
    since INTEGER,
    -- When somebody has to be reminded, or their time is up: not before then anybody has to look.
    look_at INTEGER NOT NULL
) STRICT;

CREATE INDEX clocks_by_time ON clocks (look_at);

-- What is yet to be sent to those who want to be told, each once.
CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES accounts (person) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    -- After so many moves, and after so many that were taken back.
    moves INTEGER NOT NULL,
    backs INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    round INTEGER NOT NULL,
    made INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    -- Nobody tries before then; whoever does moves it on first. Null when it is done.
    next_try INTEGER,
    PRIMARY KEY (table_id, person, kind, moves, backs)
) STRICT;

CREATE INDEX notices_by_time ON notices (next_try);
