CREATE TABLE import_change (
  batch_id uuid NOT NULL,
  product_id integer NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  change json NOT NULL,
  undone_at timestamp with time zone,
  kept json,
  CONSTRAINT import_change_pkey PRIMARY KEY (batch_id, product_id),
  CONSTRAINT import_change_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES import_batch(id) ON DELETE CASCADE,
  CONSTRAINT import_change_check CHECK (((kept IS NULL) OR (undone_at IS NOT NULL)))
);
CREATE INDEX import_change_in_turn ON import_change USING btree (batch_id, place DESC) WHERE (undone_at IS NULL);
CREATE INDEX import_change_product ON import_change USING btree (product_id, place);
