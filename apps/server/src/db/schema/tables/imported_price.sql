CREATE TABLE imported_price (
  product_id integer NOT NULL,
  batch_id uuid NOT NULL,
  place bigint NOT NULL,
  warehouse text NOT NULL,
  before integer,
  after integer,
  undone_at timestamp with time zone,
  CONSTRAINT imported_price_pkey PRIMARY KEY (product_id, place, warehouse),
  CONSTRAINT imported_price_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES import_batch(id) ON DELETE CASCADE
);
CREATE INDEX imported_price_batch ON imported_price USING btree (batch_id);
