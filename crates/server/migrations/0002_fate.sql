-- The second edition of the log: what chance decides is a move.

-- The version of the rules. Null for tables of the first edition, whose logs do not say what chance decided: they stay,
-- but cannot be played on.
ALTER TABLE tables ADD COLUMN rules INTEGER;

-- Component files that people had replaced by their own, as a JSON list of names. (`data` is the mark of the components.)
ALTER TABLE tables ADD COLUMN own_files TEXT NOT NULL DEFAULT '[]';

ALTER TABLE habits RENAME TO standing_orders;
ALTER TABLE standing_orders RENAME COLUMN habit TO standing_order;

-- The same as before, but a move without a seat is fate's.
CREATE TABLE moves_with_fate (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER,
    notation TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;

INSERT INTO moves_with_fate SELECT table_id, seq, seat, notation, at FROM moves;
DROP TABLE moves;
ALTER TABLE moves_with_fate RENAME TO moves;
