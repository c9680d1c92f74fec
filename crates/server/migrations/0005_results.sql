-- How finished games ended, as JSON: what every seat played and scored, by source. It follows from the log, and is written
-- together with the last move. Tables that were finished before have none until the server has counted them.
CREATE TABLE results (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    result TEXT NOT NULL
) STRICT;
