-- When what a product says of itself last changed: sitemaps tell it. Null: not since it was listed,
-- so that no row is written now. Sales, stock and prices change nothing that a guest reads there.
ALTER TABLE product ADD COLUMN told_at timestamptz;
CREATE FUNCTION date_told_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.told_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER product_told BEFORE UPDATE ON product FOR EACH ROW
  WHEN ((OLD.name, OLD.slug, OLD.description, OLD.brand_id, OLD.category_id, OLD.line, OLD.content_size,
      OLD.image, OLD.pictures, OLD.version_count, OLD.withdrawn_at)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.description, NEW.brand_id, NEW.category_id, NEW.line,
      NEW.content_size, NEW.image, NEW.pictures, NEW.version_count, NEW.withdrawn_at))
  EXECUTE FUNCTION date_told_product();
