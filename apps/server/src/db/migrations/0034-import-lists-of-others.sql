-- Lists of other systems (ADR 30): what their columns were taken for is kept by their header.
CREATE TABLE import_mapping (
  header_key text PRIMARY KEY,
  -- Our column by the name in the file; null: left out.
  columns json NOT NULL,
  used_at timestamptz NOT NULL
);

-- Categories that a batch added.
CREATE TABLE import_category (
  batch_id uuid NOT NULL REFERENCES import_batch ON DELETE CASCADE,
  category_id integer NOT NULL REFERENCES category ON DELETE CASCADE,
  PRIMARY KEY (batch_id, category_id)
);
CREATE INDEX import_category_category ON import_category (category_id);

ALTER TABLE import_batch DROP CONSTRAINT import_batch_format_check,
  ADD CONSTRAINT import_batch_format_check
    CHECK (format IN ('matiz', 'shopify', 'woocommerce', 'list'));

-- Names that stand where others print a number: `Medium Deep with neutral undertones`.
ALTER TABLE product_version DROP CONSTRAINT product_version_tone_number_check,
  ADD CONSTRAINT product_version_tone_number_check CHECK (length(tone_number) BETWEEN 1 AND 60);
