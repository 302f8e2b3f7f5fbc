-- Issue 16, D-19: what a file did to prices stands in its journal, which is forgotten when the file can
-- no longer be undone. Its prices move here then, so that a product's history keeps them.
CREATE TABLE imported_price (
  -- No reference: what a batch added is gone once it is undone.
  product_id integer NOT NULL,
  batch_id uuid NOT NULL REFERENCES import_batch ON DELETE CASCADE,
  place bigint NOT NULL,
  warehouse text NOT NULL,
  -- Null: it had none.
  before integer,
  after integer,
  -- When it was taken back.
  undone_at timestamptz,
  PRIMARY KEY (product_id, place, warehouse)
);
CREATE INDEX imported_price_batch ON imported_price (batch_id);
