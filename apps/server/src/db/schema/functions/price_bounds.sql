CREATE OR REPLACE FUNCTION public.price_bounds(ids integer[])
 RETURNS TABLE(product_id integer, least_price integer, most_price integer)
 LANGUAGE sql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
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
$function$;
