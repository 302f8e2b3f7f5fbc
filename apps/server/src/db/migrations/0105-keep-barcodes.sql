-- D-19: the makers' codes of an option, as a reader types them: of one piece, of a box, of last year's
-- label. Written as `domain/stock/scanned-code.ts` has them.
CREATE TABLE version_barcode (
  barcode text PRIMARY KEY CHECK (length(barcode) BETWEEN 4 AND 40),
  version_id integer NOT NULL REFERENCES product_version (id) ON DELETE CASCADE
);
CREATE INDEX version_barcode_of ON version_barcode (version_id);
