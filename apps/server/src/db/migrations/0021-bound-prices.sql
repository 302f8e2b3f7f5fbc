-- A list by price without asking every product of it what it costs the viewer (ADR 22): between these
-- two lies what anybody pays a unit for the fewest, in any warehouse, at any time. Null: sold nowhere.
ALTER TABLE product_facet
  ADD COLUMN least_price integer,
  ADD COLUMN most_price integer,
  ADD CHECK (least_price <= most_price);
CREATE INDEX product_facet_category_cheapest ON product_facet (category_id, least_price, product_id);
CREATE INDEX product_facet_category_dearest ON product_facet (category_id, most_price DESC, product_id);
CREATE INDEX product_facet_brand_cheapest ON product_facet (brand_id, least_price, product_id);
CREATE INDEX product_facet_brand_dearest ON product_facet (brand_id, most_price DESC, product_id);
CREATE INDEX product_facet_cheapest ON product_facet (least_price, product_id);
CREATE INDEX product_facet_dearest ON product_facet (most_price DESC, product_id);
-- Those by category and by brand begin with what these held.
DROP INDEX product_facet_category, product_facet_brand;

-- Each step of D-6 as cheap as it can be for somebody; none but a list's or a programmed price is dearer
-- than the base. A volume deal counts whole: the fewest units may change.
CREATE FUNCTION price_bounds(ids integer[])
RETURNS TABLE (product_id integer, least_price integer, most_price integer)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT asked.id,
    greatest(0, dealt.price - greatest(
      round(dealt.price * coalesce(discount.percent, 0) / 100), coalesce(discount.value, 0)))::integer,
    greatest(base.high, listed.high, due.high)
  FROM unnest(ids) AS asked (id)
  CROSS JOIN LATERAL (
    SELECT min(price) AS low, max(price) AS high FROM base_price
    WHERE base_price.product_id = asked.id) base
  CROSS JOIN LATERAL (
    SELECT min(price) AS low, max(price) AS high, max(percent) AS percent FROM price_list_item item
    WHERE item.product_id = asked.id) listed
  CROSS JOIN LATERAL (
    SELECT min(price) AS low, max(price) AS high FROM programmed_price
    WHERE programmed_price.product_id = asked.id) due
  CROSS JOIN LATERAL (
    SELECT max(percent) AS percent FROM deal_product JOIN deal_break USING (deal_id)
    WHERE deal_product.product_id = asked.id) deal
  CROSS JOIN LATERAL (
    SELECT max(discount_percent) AS percent, max(discount_value) AS value FROM product_version version
    WHERE version.product_id = asked.id AND withdrawn_at IS NULL
      AND (discount_percent IS NOT NULL OR discount_value IS NOT NULL)) discount
  CROSS JOIN LATERAL (
    SELECT least(base.low - round(base.low * coalesce(listed.percent, 0) / 100), listed.low, due.low)
      AS price) begun
  CROSS JOIN LATERAL (
    SELECT begun.price - round(begun.price * coalesce(deal.percent, 0) / 100) AS price) dealt
  WHERE base.low IS NOT NULL
$$;

-- The rows are taken first, in order: who changes another price of the same product waits, and then
-- reads this one, too.
CREATE FUNCTION refresh_price_bounds(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM product_facet WHERE product_id = ANY (ids) ORDER BY product_id FOR NO KEY UPDATE;
  UPDATE product_facet facet SET least_price = bound.least_price, most_price = bound.most_price
  FROM unnest(ids) AS asked (id) LEFT JOIN price_bounds(ids) bound ON bound.product_id = asked.id
  WHERE facet.product_id = asked.id
    AND (facet.least_price, facet.most_price) IS DISTINCT FROM (bound.least_price, bound.most_price);
END $$;

CREATE FUNCTION bound_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_price_bounds(ARRAY(SELECT DISTINCT product_id FROM touched));
  RETURN NULL;
END $$;
CREATE FUNCTION bound_prices_of_deals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_price_bounds(ARRAY(
    SELECT product_id FROM deal_product WHERE deal_id IN (SELECT deal_id FROM touched)));
  RETURN NULL;
END $$;
-- Only where a version's discount came or went: tones are many, discounts few.
CREATE FUNCTION bound_discounted_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_price_bounds(ids) FROM (
    SELECT array_agg(DISTINCT product_id) AS ids FROM touched
    JOIN product ON product.id = product_id
    WHERE has_discount OR discount_percent IS NOT NULL OR discount_value IS NOT NULL
  ) discounted WHERE ids IS NOT NULL;
  RETURN NULL;
END $$;

DO $$
DECLARE
  keeper record;
  happening record;
BEGIN
  FOR keeper IN VALUES ('base_price', 'bound_prices'), ('price_list_item', 'bound_prices'),
    ('programmed_price', 'bound_prices'), ('deal_product', 'bound_prices'),
    ('deal_break', 'bound_prices_of_deals'), ('product_version', 'bound_discounted_prices')
  LOOP
    FOR happening IN VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD') LOOP
      -- By its name before the trigger that takes `has_discount` away.
      EXECUTE format('CREATE TRIGGER price_bounds_after_%s AFTER %s ON %s
        REFERENCING %s TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION %s()',
        lower(happening.column1), happening.column1, keeper.column1, happening.column2, keeper.column2);
    END LOOP;
  END LOOP;
END $$;

SELECT refresh_price_bounds(ARRAY(SELECT id FROM product));
