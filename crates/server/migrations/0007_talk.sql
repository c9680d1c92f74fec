-- What people say at a table: a phrase that everybody reads in their own language, or words of their own.
CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    phrase TEXT,
    words TEXT,
    PRIMARY KEY (table_id, number),
    CHECK ((phrase IS NULL) <> (words IS NULL))
) STRICT;

-- What somebody has written down for themselves at a table. Nobody else ever reads it.
CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES persons (id),
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT;
