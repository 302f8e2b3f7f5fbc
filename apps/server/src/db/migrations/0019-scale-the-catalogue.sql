-- So that a catalogue ten times as large takes no longer to show.

-- What keeps the search index is planned once a connection, perhaps while the tables are still empty:
-- then reading them through looks cheap, and stays the plan while they fill (a catalogue that is
-- loaded in one go took eight times as long).
ALTER FUNCTION refresh_product_search SET enable_seqscan = off;
ALTER FUNCTION refresh_product_facets SET enable_seqscan = off;

-- A category and a brand in each order that they can be asked for in.
CREATE INDEX product_of_category_by_name ON product (category_id, fold_text(name), id)
  INCLUDE (sold_in) WHERE withdrawn_at IS NULL;
CREATE INDEX product_of_category_by_date ON product (category_id, listed_at DESC, id)
  INCLUDE (sold_in) WHERE withdrawn_at IS NULL;
CREATE INDEX product_of_brand_by_name ON product (brand_id, fold_text(name), id)
  INCLUDE (sold_in) WHERE withdrawn_at IS NULL;
CREATE INDEX product_of_brand_by_date ON product (brand_id, listed_at DESC, id)
  INCLUDE (sold_in) WHERE withdrawn_at IS NULL;

-- The third thing beside a programmed price and a deal that makes an offer: a discounted version.
ALTER TABLE product ADD COLUMN has_discount boolean NOT NULL DEFAULT false;
CREATE FUNCTION refresh_has_discount() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET has_discount = NOT has_discount
  WHERE id IN (SELECT product_id FROM touched)
    AND has_discount <> EXISTS (SELECT FROM product_version WHERE product_id = product.id
      AND withdrawn_at IS NULL AND (discount_percent IS NOT NULL OR discount_value IS NOT NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER version_discount_added AFTER INSERT ON product_version
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_has_discount();
CREATE TRIGGER version_discount_changed AFTER UPDATE ON product_version
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_has_discount();
CREATE TRIGGER version_discount_removed AFTER DELETE ON product_version
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_has_discount();
UPDATE product SET has_discount = true
WHERE id IN (SELECT product_id FROM product_version
  WHERE withdrawn_at IS NULL AND (discount_percent IS NOT NULL OR discount_value IS NOT NULL));

-- What may be an offer, best sellers first; whether it is one now is asked of the few that are shown.
CREATE INDEX product_offered ON product (sales_rank, id) INCLUDE (sold_in)
  WHERE (has_programmed_price OR has_deal OR has_discount) AND withdrawn_at IS NULL;

-- A tone's equivalents by its number, and by what it means, without reading the rows.
DROP INDEX tone_search_alike, tone_search_number;
CREATE INDEX tone_search_alike ON tone_search (level, family, second_family, product_id);
CREATE INDEX tone_search_number ON tone_search (level, reflection, product_id);

-- The server says it itself now (`viewer-price.ts`), of rows that it has read already.
DROP FUNCTION viewer_price;
