CREATE TABLE import_category (
  batch_id uuid NOT NULL,
  category_id integer NOT NULL,
  CONSTRAINT import_category_pkey PRIMARY KEY (batch_id, category_id),
  CONSTRAINT import_category_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES import_batch(id) ON DELETE CASCADE,
  CONSTRAINT import_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE
);
CREATE INDEX import_category_category ON import_category USING btree (category_id);
