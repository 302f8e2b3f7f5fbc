-- D-19, ADR 113: the business's own sign, on paper and at the desk; null: the word Matiz stands there.
ALTER TABLE business ADD COLUMN logo text CHECK (length(logo) BETWEEN 1 AND 200);
ALTER TABLE picture_upload DROP CONSTRAINT picture_upload_shape_check;
ALTER TABLE picture_upload ADD CONSTRAINT picture_upload_shape_check
  CHECK (shape IN ('product', 'swatch', 'brand', 'category', 'banner-wide', 'banner-narrow', 'logo')) NOT VALID;
