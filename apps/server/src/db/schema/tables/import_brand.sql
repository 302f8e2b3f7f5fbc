CREATE TABLE import_brand (
  batch_id uuid NOT NULL,
  brand_id integer NOT NULL,
  CONSTRAINT import_brand_pkey PRIMARY KEY (batch_id, brand_id),
  CONSTRAINT import_brand_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES import_batch(id) ON DELETE CASCADE,
  CONSTRAINT import_brand_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id) ON DELETE CASCADE
);
CREATE INDEX import_brand_brand ON import_brand USING btree (brand_id);
