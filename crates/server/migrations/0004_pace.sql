-- How fast bots and automatic opponents play at a table, where people have chosen it.
CREATE TABLE paces (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    pace TEXT NOT NULL
) STRICT;
