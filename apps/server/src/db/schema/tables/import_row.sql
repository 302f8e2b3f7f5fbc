CREATE TABLE import_row (
  batch_id uuid NOT NULL,
  line integer NOT NULL,
  product_key text NOT NULL,
  version_key text NOT NULL,
  content json NOT NULL,
  CONSTRAINT import_row_pkey PRIMARY KEY (batch_id, line),
  CONSTRAINT import_row_batch_id_version_key_key UNIQUE (batch_id, version_key),
  CONSTRAINT import_row_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES import_batch(id) ON DELETE CASCADE,
  CONSTRAINT import_row_line_check CHECK ((line > 1))
);
CREATE INDEX import_row_in_turn ON import_row USING btree (batch_id, product_key, line);
