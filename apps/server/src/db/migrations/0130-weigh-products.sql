-- D-19: what a product weighs and measures, packed, for those who send it. Whole grams and millimetres;
-- null: nobody said so.
ALTER TABLE product ADD COLUMN weight_grams integer;
ALTER TABLE product ADD COLUMN length_mm integer;
ALTER TABLE product ADD COLUMN width_mm integer;
ALTER TABLE product ADD COLUMN height_mm integer;
ALTER TABLE product ADD CONSTRAINT product_package_check
  CHECK (weight_grams BETWEEN 1 AND 100000 AND length_mm BETWEEN 1 AND 5000
    AND width_mm BETWEEN 1 AND 5000 AND height_mm BETWEEN 1 AND 5000) NOT VALID;
