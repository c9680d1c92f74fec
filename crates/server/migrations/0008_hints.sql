-- Whether people who play against each other at a table may ask bots for hints.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
