-- ADR 47: pages for who only looks are kept in the memory of each process, and forgotten as soon as
-- what they show changes. Every process listens to `matiz_shown`: ids of products with commas between
-- them, or `*` for all that is shown.
CREATE FUNCTION tell_shown_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text;
BEGIN
  IF TG_TABLE_NAME = 'product' THEN
    SELECT CASE WHEN count(*) > 300 THEN '*' ELSE string_agg(id::text, ',') END INTO told FROM touched;
  ELSE
    -- A combo can be made while its parts are there.
    SELECT CASE WHEN count(*) > 300 THEN '*' ELSE string_agg(id::text, ',') END INTO told
    FROM (
      SELECT product_id AS id FROM touched
      UNION
      SELECT combo_id FROM combo_part WHERE product_id IN (SELECT product_id FROM touched)
    ) shown;
  END IF;
  IF told IS NOT NULL THEN
    PERFORM pg_notify('matiz_shown', told);
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION tell_all_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('matiz_shown', '*');
  RETURN NULL;
END $$;

-- What changes often, and shows on pages of its product alone.
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['stock', 'arrival', 'product_version', 'base_price', 'price_list_item'] LOOP
    EXECUTE format('CREATE TRIGGER shown_added AFTER INSERT ON %I REFERENCING NEW TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products()', shown);
    EXECUTE format('CREATE TRIGGER shown_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products()', shown);
    EXECUTE format('CREATE TRIGGER shown_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products()', shown);
  END LOOP;
END $$;
CREATE TRIGGER shown_changed AFTER UPDATE ON product REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
-- One product more, or less, is a change of every list that it may stand in.
CREATE TRIGGER shown_added AFTER INSERT OR DELETE ON product
  FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();

-- What staff change now and then, and shows anywhere.
DO $$
DECLARE
  shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['banner', 'brand', 'business', 'category', 'city', 'combo_part',
    'custom_list', 'custom_list_product', 'deal', 'deal_break', 'deal_product', 'delivery_window',
    'loyalty_tier', 'payment_method', 'price_list', 'programmed_price', 'promotion_header',
    'search_synonym', 'shop_day', 'state', 'warehouse', 'zone', 'zone_city'] LOOP
    EXECUTE format('CREATE TRIGGER shown_changed AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown()', shown);
  END LOOP;
END $$;
