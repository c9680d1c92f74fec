-- When somebody who sits at a table last had its page open, in Unix seconds: a seat whose owner has been away for long can be
-- handed over to a bot.
CREATE TABLE visits (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES persons (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT;
