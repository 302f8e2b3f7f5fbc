-- The least that goods of one order come to where they are brought, in pesos; null: any amount.
ALTER TABLE zone ADD COLUMN min_order integer CONSTRAINT zone_min_order_check CHECK (min_order > 0);
