-- D-22, ADR 27: what is paid for an order is spread over its lines, and IVA is of what is paid.
ALTER TABLE order_line
  -- Of the payment method's discount (negative) or charge.
  ADD COLUMN payment_share bigint NOT NULL DEFAULT 0,
  -- Of shipping, as the payment method left it; in the lines of the delivery that it is paid with.
  ADD COLUMN shipping_share bigint NOT NULL DEFAULT 0 CHECK (shipping_share >= 0),
  ADD COLUMN paid bigint NOT NULL GENERATED ALWAYS AS
    (total - coupon_discount + payment_share + shipping_share) STORED CHECK (paid >= 0);

-- Orders of before keep the IVA that they were agreed and printed with: that of their goods.
ALTER TABLE customer_order
  ADD COLUMN tax_of text NOT NULL DEFAULT 'goods' CHECK (tax_of IN ('goods', 'paid'));
ALTER TABLE customer_order ALTER COLUMN tax_of SET DEFAULT 'paid';

-- They keep every figure: what was cancelled of them stays on the lines that were cancelled, so the
-- method's part is spread over those and over the rest apart. Rounded sums, one less the one before,
-- add up to the peso.
WITH held AS (
  SELECT line.order_id, line.id, line.position, line.delivery, line.total - line.coupon_discount AS goods,
    placed.shipping, placed.payment_adjustment, placed.total - placed.cancelled AS due,
    delivery.state = 'cancelled' AND NOT bool_and(delivery.state = 'cancelled') OVER whole AS is_gone,
    first_value(line.delivery) OVER (PARTITION BY line.order_id ORDER BY delivery.state = 'cancelled',
      delivery.state IN ('pending', 'in_preparation'), delivery.dispatch_date NULLS FIRST,
      line.delivery) AS carrier
  FROM order_line line
  JOIN customer_order placed ON placed.id = line.order_id
  JOIN order_delivery delivery
    ON delivery.order_id = line.order_id AND delivery.position = line.delivery
  WHERE placed.shipping <> 0 OR placed.payment_adjustment <> 0
  WINDOW whole AS (PARTITION BY line.order_id)
), parts AS (
  SELECT order_id, id, position, goods, is_gone FROM held
  -- Shipping is one more part of what is paid, after the lines that are left.
  UNION ALL SELECT DISTINCT order_id, NULL::uuid, 32767, shipping, false FROM held
), groups AS (
  SELECT order_id, sum(goods) FILTER (WHERE NOT is_gone) AS kept, bool_or(is_gone) AS is_mixed
  FROM parts GROUP BY order_id
), adjusted AS (
  SELECT DISTINCT held.order_id, part.is_gone, CASE
      WHEN NOT groups.is_mixed THEN held.payment_adjustment
      WHEN part.is_gone THEN held.payment_adjustment - (held.due - groups.kept)
      ELSE held.due - groups.kept END AS amount
  FROM held JOIN groups USING (order_id) JOIN parts part USING (order_id)
), shared AS (
  SELECT order_id, id, CASE
      WHEN sum(goods) OVER whole = 0 THEN CASE WHEN row_number() OVER up = 1 THEN amount ELSE 0 END
      ELSE round(amount * sum(goods) OVER up / sum(goods) OVER whole)
        - round(amount * (sum(goods) OVER up - goods) / sum(goods) OVER whole) END AS share
  FROM parts JOIN adjusted USING (order_id, is_gone)
  WINDOW whole AS (PARTITION BY order_id, is_gone),
    up AS (PARTITION BY order_id, is_gone ORDER BY position)
), carried AS (
  SELECT held.id, shared.share AS payment_share, CASE
      WHEN held.delivery <> held.carrier THEN 0
      WHEN sum(held.goods + shared.share) OVER whole = 0
        THEN CASE WHEN row_number() OVER up = 1 THEN shipping.amount ELSE 0 END
      ELSE round(shipping.amount * sum(held.goods + shared.share) OVER up
          / sum(held.goods + shared.share) OVER whole)
        - round(shipping.amount * (sum(held.goods + shared.share) OVER up - held.goods - shared.share)
          / sum(held.goods + shared.share) OVER whole) END AS shipping_share
  FROM held
  JOIN shared USING (order_id, id)
  JOIN (
    SELECT held.order_id, held.shipping + shared.share AS amount
    FROM (SELECT DISTINCT order_id, shipping FROM held) held
    JOIN shared ON shared.order_id = held.order_id AND shared.id IS NULL
  ) shipping USING (order_id)
  WINDOW whole AS (PARTITION BY held.order_id, held.delivery),
    up AS (PARTITION BY held.order_id, held.delivery ORDER BY held.position)
)
UPDATE order_line SET payment_share = carried.payment_share, shipping_share = carried.shipping_share
FROM carried WHERE carried.id = order_line.id;
