-- D-19: staff keep banners: where each is seen, in which order, and whether it is at all.
ALTER TABLE banner
  ADD COLUMN platforms text[] NOT NULL DEFAULT '{web,ios,android,other}'
    CHECK (cardinality(platforms) > 0 AND platforms <@ ARRAY['web', 'ios', 'android', 'other']),
  ADD COLUMN is_shown boolean NOT NULL DEFAULT true,
  -- Places are numbered anew while a banner moves, one row at a time.
  DROP CONSTRAINT banner_place_position_key;
CREATE INDEX banner_in_order ON banner (place, position, id);
CREATE INDEX banner_by_position ON banner ("position", id);
