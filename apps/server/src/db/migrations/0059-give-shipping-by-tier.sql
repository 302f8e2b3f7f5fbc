-- D-13: what a tier gives besides the prices of its lists: bringing goods costs less, or is free from
-- a lower amount on.
ALTER TABLE loyalty_tier
  ADD COLUMN shipping_off smallint NOT NULL DEFAULT 0 CHECK (shipping_off BETWEEN 0 AND 100),
  ADD COLUMN free_from bigint CHECK (free_from > 0);
