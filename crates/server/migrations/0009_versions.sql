-- Several processes on one database: how they learn what is new, and who plays on without a page.

-- Counts the changes of a table that are no moves. Together with the number of moves it is the table's version.
ALTER TABLE tables ADD COLUMN rev INTEGER NOT NULL DEFAULT 1;
-- How often moves have been taken back.
ALTER TABLE tables ADD COLUMN backs INTEGER NOT NULL DEFAULT 0;
-- Whether a bot, fate or a standing order may have to play on.
ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET due = 1 WHERE points IS NULL AND rules IS NOT NULL;
CREATE INDEX tables_due ON tables (touched) WHERE due = 1;

-- The programs that work on this database. Each says now and then that it is alive; whoever has not done so in time is removed,
-- with all that follows. Times are Unix milliseconds of the database's own clock.
CREATE TABLE processes (
    id TEXT NOT NULL PRIMARY KEY,
    role TEXT NOT NULL,
    alive_until INTEGER NOT NULL
) STRICT;

-- Which process plays on at a table for whoever has no page.
CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX leases_by_process ON leases (process);

-- At which processes pages of a table are open, and the seats of those who have them, one bit each.
CREATE TABLE presence (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
    seats INTEGER NOT NULL,
    PRIMARY KEY (table_id, process)
) STRICT;

CREATE INDEX presence_by_process ON presence (process);
