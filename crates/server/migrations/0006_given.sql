-- How many of the first moves of a table were given: its game goes on from a position that was played elsewhere. A table at
-- which nobody sits was only brought along to be looked at.
ALTER TABLE tables ADD COLUMN given INTEGER NOT NULL DEFAULT 0;
