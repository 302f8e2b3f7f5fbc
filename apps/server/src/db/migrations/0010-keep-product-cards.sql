-- What every viewer's list shows alike is put together when it changes, not each time it is read.

-- The part of a card that is the same for everybody, as the contract spells it. Not jsonb: it is
-- only ever handed on as it is.
ALTER TABLE product
  ADD COLUMN card json,
  -- So that a list asks for prices only of the products that have any.
  ADD COLUMN has_programmed_price boolean NOT NULL DEFAULT false,
  ADD COLUMN has_deal boolean NOT NULL DEFAULT false;

CREATE FUNCTION card_of(listed product, brand brand) RETURNS json LANGUAGE sql STABLE
  RETURN json_build_object(
    '_id', listed.id::text, 'code', listed.code, 'name', listed.name, 'slug', listed.slug,
    'brand', json_build_object('_id', brand.id::text, 'name', brand.name, 'slug', brand.slug),
    'image', listed.image, 'contentSize', listed.content_size,
    'has_versions', listed.has_versions, 'attributes', listed.attributes,
    'versionCount', listed.version_count, 'swatches', listed.swatches,
    'minQuantity', listed.min_quantity, 'multiple', listed.multiple,
    'is_PreSales', listed.is_presale, 'isNew', listed.is_new,
    'isBestSeller', listed.is_best_seller, 'isCombo', listed.kind = 'combo');

CREATE FUNCTION keep_product_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT card_of(NEW, brand) INTO NEW.card FROM brand WHERE brand.id = NEW.brand_id;
  RETURN NEW;
END $$;
CREATE TRIGGER product_card_kept BEFORE INSERT OR UPDATE ON product
  FOR EACH ROW EXECUTE FUNCTION keep_product_card();

CREATE FUNCTION refresh_cards_of_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET brand_id = NEW.id WHERE brand_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER product_card_of_brand AFTER UPDATE OF name, slug ON brand
  FOR EACH ROW EXECUTE FUNCTION refresh_cards_of_brand();

CREATE FUNCTION refresh_has_programmed_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET has_programmed_price = NOT has_programmed_price
  WHERE id IN (SELECT product_id FROM touched)
    AND has_programmed_price <> EXISTS (SELECT FROM programmed_price WHERE product_id = product.id);
  RETURN NULL;
END $$;
CREATE TRIGGER programmed_price_added AFTER INSERT ON programmed_price
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_has_programmed_price();
CREATE TRIGGER programmed_price_removed AFTER DELETE ON programmed_price
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_has_programmed_price();

CREATE FUNCTION refresh_has_deal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET has_deal = NOT has_deal
  WHERE id IN (SELECT product_id FROM touched)
    AND has_deal <> EXISTS (SELECT FROM deal_product WHERE product_id = product.id);
  RETURN NULL;
END $$;
CREATE TRIGGER deal_product_added AFTER INSERT ON deal_product
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_has_deal();
CREATE TRIGGER deal_product_removed AFTER DELETE ON deal_product
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_has_deal();

-- A promotion goes to another product as a removal and an addition, which the flags above see.
CREATE FUNCTION keep_promoted_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% stays with its product', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER programmed_price_stays BEFORE UPDATE OF product_id ON programmed_price FOR EACH ROW
  WHEN (OLD.product_id <> NEW.product_id) EXECUTE FUNCTION keep_promoted_product();
CREATE TRIGGER deal_product_stays BEFORE UPDATE OF product_id ON deal_product FOR EACH ROW
  WHEN (OLD.product_id <> NEW.product_id) EXECUTE FUNCTION keep_promoted_product();

UPDATE product SET
  has_programmed_price = EXISTS (SELECT FROM programmed_price WHERE product_id = product.id),
  has_deal = EXISTS (SELECT FROM deal_product WHERE product_id = product.id);
ALTER TABLE product ALTER COLUMN card SET NOT NULL;

-- The versions that no arrival can be promised of, beside those that are withdrawn.
ALTER TABLE product ADD COLUMN unpromised_versions integer[] NOT NULL DEFAULT '{}';
CREATE FUNCTION refresh_unpromised_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET unpromised_versions = held.ids
  FROM (
    SELECT changed.product_id, ARRAY(
      SELECT id FROM product_version version
      WHERE version.product_id = changed.product_id
        AND (version.excluded_from_presale OR version.withdrawn_at IS NOT NULL)
      ORDER BY id) AS ids
    FROM (SELECT DISTINCT product_id FROM touched) changed
  ) held
  WHERE product.id = held.product_id AND product.unpromised_versions <> held.ids;
  RETURN NULL;
END $$;
CREATE TRIGGER product_version_unpromised_added AFTER INSERT ON product_version
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_unpromised_versions();
CREATE TRIGGER product_version_unpromised_changed AFTER UPDATE ON product_version
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_unpromised_versions();
CREATE TRIGGER product_version_unpromised_removed AFTER DELETE ON product_version
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_unpromised_versions();
UPDATE product SET unpromised_versions = ARRAY(
  SELECT id FROM product_version version
  WHERE version.product_id = product.id
    AND (version.excluded_from_presale OR version.withdrawn_at IS NOT NULL)
  ORDER BY id);

-- A category with all those under it.
ALTER TABLE category ADD COLUMN subtree integer[] NOT NULL DEFAULT '{}';
CREATE FUNCTION refresh_subtrees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE category SET subtree = found.ids
  FROM (
    WITH RECURSIVE branch AS (
      SELECT id AS root, id FROM category
      UNION ALL SELECT root, category.id FROM category JOIN branch ON category.parent_id = branch.id
    )
    SELECT root, array_agg(id ORDER BY id) AS ids FROM branch GROUP BY root
  ) found
  WHERE category.id = found.root AND category.subtree <> found.ids;
  RETURN NULL;
END $$;
CREATE TRIGGER category_subtrees AFTER INSERT OR DELETE OR UPDATE OF parent_id ON category
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_subtrees();
UPDATE category SET parent_id = parent_id;

-- How many products a category (without those under it) sells in a warehouse. Counted by
-- differences, so that two changes at once both count.
CREATE TABLE category_size (
  category_id integer NOT NULL REFERENCES category ON DELETE CASCADE,
  warehouse_id smallint NOT NULL REFERENCES warehouse,
  products integer NOT NULL,
  PRIMARY KEY (category_id, warehouse_id)
);
CREATE FUNCTION count_category_sizes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO category_size AS known (category_id, warehouse_id, products)
  SELECT category_id, warehouse_id, sum(difference) AS products
  FROM (
    SELECT gone.category_id, unnest(gone.sold_in) AS warehouse_id, -1 AS difference
    FROM before gone WHERE gone.withdrawn_at IS NULL
    UNION ALL
    SELECT come.category_id, unnest(come.sold_in), 1 FROM after come WHERE come.withdrawn_at IS NULL
  ) moved
  GROUP BY category_id, warehouse_id HAVING sum(difference) <> 0
  ORDER BY category_id, warehouse_id
  ON CONFLICT (category_id, warehouse_id) DO UPDATE SET products = known.products + excluded.products;
  RETURN NULL;
END $$;
CREATE FUNCTION count_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO category_size AS known (category_id, warehouse_id, products)
  SELECT category_id, warehouse_id, count(*) FROM after, unnest(sold_in) AS warehouse_id
  WHERE withdrawn_at IS NULL GROUP BY category_id, warehouse_id ORDER BY category_id, warehouse_id
  ON CONFLICT (category_id, warehouse_id) DO UPDATE SET products = known.products + excluded.products;
  RETURN NULL;
END $$;
CREATE FUNCTION count_gone_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE category_size AS known SET products = known.products - gone.products
  FROM (
    SELECT category_id, warehouse_id, count(*) AS products FROM before, unnest(sold_in) AS warehouse_id
    WHERE withdrawn_at IS NULL GROUP BY category_id, warehouse_id
  ) gone
  WHERE known.category_id = gone.category_id AND known.warehouse_id = gone.warehouse_id;
  RETURN NULL;
END $$;
CREATE TRIGGER category_size_grows AFTER INSERT ON product
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_new_products();
CREATE TRIGGER category_size_moves AFTER UPDATE ON product
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_category_sizes();
CREATE TRIGGER category_size_shrinks AFTER DELETE ON product
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION count_gone_products();
INSERT INTO category_size (category_id, warehouse_id, products)
SELECT category_id, warehouse_id, count(*) FROM product, unnest(sold_in) AS warehouse_id
WHERE withdrawn_at IS NULL GROUP BY category_id, warehouse_id;
