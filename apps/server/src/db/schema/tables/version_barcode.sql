CREATE TABLE version_barcode (
  barcode text NOT NULL,
  version_id integer NOT NULL,
  CONSTRAINT version_barcode_pkey PRIMARY KEY (barcode),
  CONSTRAINT version_barcode_version_id_fkey FOREIGN KEY (version_id) REFERENCES product_version(id) ON DELETE CASCADE,
  CONSTRAINT version_barcode_barcode_check CHECK (((length(barcode) >= 4) AND (length(barcode) <= 40)))
);
CREATE INDEX version_barcode_of ON version_barcode USING btree (version_id);
