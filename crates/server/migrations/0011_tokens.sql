-- Keys with which programs act for a person. Only a hash is kept: whoever reads this cannot use them.
CREATE TABLE tokens (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    label TEXT NOT NULL,
    scope TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
) STRICT;

CREATE INDEX tokens_by_person ON tokens (person);
