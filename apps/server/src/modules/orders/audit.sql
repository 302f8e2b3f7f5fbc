-- What must hold at every moment, whatever happens at once; each row is something that does not.
-- One statement, so that it sees one moment. `npm run audit` runs it.
WITH broken (invariant, subject, expected, found) AS (
  SELECT 'sold equals what orders took', format('stock %s/%s', stock.warehouse_id, stock.version_id),
    coalesce(moved.units, 0), stock.sold::bigint
  FROM stock
  LEFT JOIN (
    SELECT warehouse_id, version_id, -sum(delta) AS units FROM stock_movement
    WHERE reason IN ('order', 'cancel') GROUP BY warehouse_id, version_id
  ) moved USING (warehouse_id, version_id)
  WHERE stock.sold <> coalesce(moved.units, 0)

  UNION ALL
  -- What a count finds beside what is on sale: taken by deliveries that have not left.
  SELECT 'stock promises what orders hold and has not left',
    format('stock %s/%s', stock.warehouse_id, stock.version_id), coalesce(held.units, 0),
    stock.promised::bigint
  FROM stock
  LEFT JOIN (
    SELECT moved.warehouse_id, moved.version_id, -sum(moved.delta) AS units
    FROM stock_movement moved
    JOIN order_delivery delivery ON delivery.order_id = moved.order_id
      AND CASE WHEN delivery.dispatch_date IS NULL THEN 0 ELSE delivery.position END
        = coalesce(moved.delivery, 0)
    WHERE delivery.state IN ('pending', 'in_preparation')
    GROUP BY moved.warehouse_id, moved.version_id
  ) held USING (warehouse_id, version_id)
  WHERE stock.promised <> coalesce(held.units, 0)

  UNION ALL
  -- What came in less what left: on sale or promised.
  SELECT 'what lies there is available and promised',
    format('stock %s/%s', stock.warehouse_id, stock.version_id), came.units - coalesce(gone.units, 0),
    stock.available::bigint + stock.promised
  FROM stock
  JOIN (
    SELECT warehouse_id, version_id, sum(delta) AS units FROM stock_movement
    WHERE reason NOT IN ('order', 'cancel') GROUP BY warehouse_id, version_id
  ) came USING (warehouse_id, version_id)
  LEFT JOIN (
    SELECT moved.warehouse_id, moved.version_id, -sum(moved.delta) AS units
    FROM stock_movement moved
    JOIN order_delivery delivery ON delivery.order_id = moved.order_id
      AND CASE WHEN delivery.dispatch_date IS NULL THEN 0 ELSE delivery.position END
        = coalesce(moved.delivery, 0)
    WHERE delivery.state IN ('dispatched', 'delivered', 'returned')
    GROUP BY moved.warehouse_id, moved.version_id
  ) gone USING (warehouse_id, version_id)
  WHERE came.units - coalesce(gone.units, 0) <> stock.available::bigint + stock.promised

  UNION ALL
  -- Rows whose load was written down: whatever came in is on hand or in an order.
  SELECT 'on hand and sold are what came in',
    format('stock %s/%s', stock.warehouse_id, stock.version_id), came.units,
    stock.available::bigint + stock.sold
  FROM stock
  JOIN (
    SELECT warehouse_id, version_id, sum(delta) AS units FROM stock_movement
    WHERE reason NOT IN ('order', 'cancel') GROUP BY warehouse_id, version_id
  ) came USING (warehouse_id, version_id)
  WHERE stock.available::bigint + stock.sold <> came.units

  UNION ALL
  SELECT 'what is sold out is listed, and nothing else', format('stock %s/%s', warehouse_id, version_id),
    stock.available::bigint, listed.at_hand
  FROM stock
  FULL JOIN (SELECT warehouse_id, version_id, 0::bigint AS at_hand FROM sold_out) listed
    USING (warehouse_id, version_id)
  WHERE coalesce(stock.available = 0, false) <> (listed.at_hand IS NOT NULL)

  UNION ALL
  SELECT 'an order takes what its lines hold', format('order %s, version %s', code, version_id),
    ordered, taken
  FROM (
    SELECT placed.code, unit.version_id, sum(unit.ordered) AS ordered, sum(unit.taken) AS taken
    FROM customer_order placed
    CROSS JOIN LATERAL (
      SELECT version_id, quantity::bigint AS ordered, 0 AS taken
      FROM order_line WHERE order_id = placed.id AND (arrival_id IS NULL OR served_at IS NOT NULL)
      UNION ALL
      SELECT version_id, 0, -delta FROM stock_movement
      WHERE order_id = placed.id AND reason = 'order'
    ) unit
    -- The parts of a combo may have changed since; what its orders took is held by the first rule.
    WHERE NOT EXISTS (
      SELECT FROM order_line line JOIN product ON product.id = line.product_id
      WHERE line.order_id = placed.id AND product.kind = 'combo')
    GROUP BY placed.code, unit.version_id
  ) units
  WHERE ordered <> taken

  UNION ALL
  -- Of one that came, what it gave to orders, whether they kept it or not.
  SELECT 'promised equals what orders wait for', format('arrival %s', arrival.id),
    coalesce(sum(line.quantity), 0), arrival.promised
  FROM arrival
  LEFT JOIN (
    SELECT line.arrival_id, line.quantity FROM order_line line
    JOIN order_delivery delivery
      ON delivery.order_id = line.order_id AND delivery.position = line.delivery
    WHERE delivery.state <> 'cancelled' OR line.served_at IS NOT NULL
  ) line ON line.arrival_id = arrival.id
  GROUP BY arrival.id, arrival.promised
  HAVING coalesce(sum(line.quantity), 0) <> arrival.promised

  UNION ALL
  -- Of a window into which only so many orders fit; their places come back with cancelled ones.
  SELECT 'a window holds what orders took', format('window %s on %s', counted.window_id, counted.day),
    coalesce(held.deliveries, 0), counted.taken::bigint
  FROM delivery_window_day counted
  JOIN delivery_window ON delivery_window.id = counted.window_id AND capacity IS NOT NULL
  LEFT JOIN (
    SELECT window_id, arrival_date, count(*) AS deliveries FROM order_delivery
    WHERE window_id IS NOT NULL AND state <> 'cancelled' GROUP BY window_id, arrival_date
  ) held ON held.window_id = counted.window_id AND held.arrival_date = counted.day
  WHERE counted.taken <> coalesce(held.deliveries, 0)

  UNION ALL
  SELECT 'what comes serves no more than came', format('arrival %s', id), received, promised
  FROM arrival WHERE arrived_at IS NOT NULL AND promised > received

  UNION ALL
  SELECT rule.invariant, format('order %s, delivery %s', placed.code, delivery.position),
    rule.expected, rule.found
  FROM order_delivery delivery
  JOIN customer_order placed ON placed.id = delivery.order_id
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE arrival_id IS NOT NULL AND served_at IS NULL) AS waiting,
      count(*) FILTER (WHERE arrival_id IS NOT NULL AND served_at IS NULL
        AND (SELECT arrived_at FROM arrival WHERE arrival.id = line.arrival_id) IS NOT NULL) AS missed,
      count(*) FILTER (WHERE arrival_id IS NOT NULL AND served_at IS NULL
        AND (SELECT arrives_on FROM arrival WHERE arrival.id = line.arrival_id)
          IS DISTINCT FROM delivery.dispatch_date) AS elsewhere
    FROM order_line line
    WHERE line.order_id = delivery.order_id AND line.delivery = delivery.position
  ) lines
  CROSS JOIN LATERAL (
    VALUES
      ('nothing leaves before it came', 0, CASE
        WHEN delivery.state IN ('in_preparation', 'dispatched', 'delivered') THEN lines.waiting
        ELSE 0 END),
      ('nobody waits for what came', 0, CASE
        WHEN delivery.state = 'pending' THEN lines.missed ELSE 0 END),
      ('a delivery waits for the day of its arrival', 0, CASE
        WHEN delivery.state = 'pending' THEN lines.elsewhere ELSE 0 END)
  ) AS rule (invariant, expected, found)
  WHERE rule.expected <> rule.found

  UNION ALL
  SELECT 'what is cancelled was given back', format('order %s, delivery %s', placed.code,
    delivery.position), 0, -sum(moved.delta)
  FROM order_delivery delivery
  JOIN customer_order placed ON placed.id = delivery.order_id
  JOIN stock_movement moved ON moved.order_id = delivery.order_id
    AND coalesce(moved.delivery, 0) =
      CASE WHEN delivery.dispatch_date IS NULL THEN 0 ELSE delivery.position END
  WHERE delivery.state = 'cancelled'
  GROUP BY placed.code, delivery.position
  HAVING sum(moved.delta) <> 0

  UNION ALL
  SELECT rule.invariant, format('order %s', placed.code), rule.expected, rule.found
  FROM customer_order placed
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(total), 0) AS goods, coalesce(sum(tax), 0) AS tax,
      coalesce(sum(paid), 0) AS paid, count(*) AS lines,
      coalesce(sum(paid * tax_rate / (100.0 + tax_rate)), 0) AS tax_of_paid
    FROM order_line WHERE order_id = placed.id
  ) lines
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(line.paid), 0) AS paid,
      coalesce(sum(line.shipping_share), 0) AS shipping
    FROM order_line line
    JOIN order_delivery delivery
      ON delivery.order_id = line.order_id AND delivery.position = line.delivery
    WHERE line.order_id = placed.id AND delivery.state = 'cancelled'
  ) gone
  CROSS JOIN LATERAL (
    VALUES
      ('the goods of an order are the sum of its lines', lines.goods,
        placed.subtotal - placed.discount),
      ('what is paid for an order is what is paid for its lines', lines.paid, placed.total),
      ('what is cancelled of an order is what was paid for it', gone.paid, placed.cancelled),
      ('shipping is paid with what is brought', 0, CASE
        WHEN placed.state = 'cancelled' THEN 0 ELSE gone.shipping END),
      ('the tax of an order is the sum of its lines', lines.tax, placed.tax),
      -- Each line is rounded for itself; orders of before have the tax of their goods (ADR 27).
      ('the tax of an order is the tax of what is paid', round(lines.tax_of_paid), CASE
        WHEN placed.tax_of = 'goods' OR abs(placed.tax - lines.tax_of_paid) <= lines.lines
          THEN round(lines.tax_of_paid) ELSE placed.tax END),
      ('an order has lines', 1, least(lines.lines, 1)),
      ('an order has what happened to it', 1, (
        SELECT least(count(*), 1) FROM order_event WHERE order_id = placed.id)),
      ('every delivery of an order has lines', (
        SELECT count(*) FROM order_delivery WHERE order_id = placed.id), (
        SELECT count(DISTINCT delivery) FROM order_line WHERE order_id = placed.id)),
      ('an order closes its cart', 1, (
        SELECT count(*) FROM cart WHERE id = placed.cart_id AND state = 'ordered'))
  ) AS rule (invariant, expected, found)
  WHERE rule.expected <> rule.found

  UNION ALL
  SELECT 'a cart is ordered by one order', format('cart %s', cart.id), 1, 0
  FROM cart
  WHERE cart.state = 'ordered'
    AND NOT EXISTS (SELECT FROM customer_order WHERE customer_order.cart_id = cart.id)

  UNION ALL
  -- What was paid was paid for all of it; giving money back is a movement of its own.
  SELECT 'a payment is for all that credit does not pay', format('order %s', placed.code),
    CASE payment.state WHEN 'pending' THEN
      placed.total - greatest(placed.cancelled, placed.credit_part)
      ELSE placed.total - placed.credit_part END,
    payment.amount
  FROM payment JOIN customer_order placed ON placed.id = payment.order_id
  WHERE (payment.state = 'pending'
      AND payment.amount <> placed.total - greatest(placed.cancelled, placed.credit_part))
    OR (payment.state = 'approved' AND payment.amount <> placed.total - placed.credit_part)

  UNION ALL
  -- Of what was paid, what is not charged any more; of what was paid for nothing, all.
  SELECT 'what was paid and is not charged goes back', format('payment %s', payment.reference),
    CASE payment.state WHEN 'approved' THEN greatest(placed.cancelled - placed.credit_part, 0)
      ELSE payment.amount END,
    payment.refund_due
  FROM payment JOIN customer_order placed ON placed.id = payment.order_id
  WHERE payment.state IN ('approved', 'surplus') AND payment.refund_due <>
    CASE payment.state WHEN 'approved' THEN greatest(placed.cancelled - placed.credit_part, 0)
      ELSE payment.amount END

  UNION ALL
  SELECT 'an order that is paid online is served once it is paid', format('order %s', placed.code),
    1, count(payment.id)
  FROM customer_order placed
  JOIN payment_method method ON method.code = placed.payment_method AND method.means IS NOT NULL
  LEFT JOIN payment ON payment.order_id = placed.id AND payment.state IN ('approved', 'refunded')
  WHERE placed.held_until IS NOT NULL AND placed.state NOT IN ('created', 'cancelled')
  GROUP BY placed.id HAVING count(payment.id) <> 1

  UNION ALL
  SELECT 'what is held waits for its payment', format('order %s', placed.code), 1,
    count(payment.id)
  FROM customer_order placed
  LEFT JOIN payment ON payment.order_id = placed.id AND payment.state IN ('pending', 'declined')
  WHERE placed.state = 'created' AND placed.held_until IS NOT NULL
  GROUP BY placed.id HAVING count(payment.id) = 0

  UNION ALL
  SELECT 'a coupon counts its uses', format('coupon %s', coupon.code), count(used.order_id),
    coupon.uses
  FROM coupon
  LEFT JOIN coupon_redemption used ON used.coupon_id = coupon.id AND used.returned_at IS NULL
  GROUP BY coupon.id HAVING count(used.order_id) <> coupon.uses

  UNION ALL
  SELECT 'nobody uses a coupon more often than they may', format('coupon %s, customer %s',
    coupon.code, used.customer_id), coupon.uses_per_customer, count(*)
  FROM coupon
  JOIN coupon_redemption used ON used.coupon_id = coupon.id AND used.returned_at IS NULL
  GROUP BY coupon.id, used.customer_id HAVING count(*) > coupon.uses_per_customer

  UNION ALL
  SELECT rule.invariant, format('order %s', placed.code), rule.expected, rule.found
  FROM customer_order placed
  LEFT JOIN coupon_redemption used
    ON used.order_id = placed.id AND used.coupon_id = placed.coupon_id
  CROSS JOIN LATERAL (
    VALUES
      ('an order with a coupon is one use of it', (placed.coupon_id IS NOT NULL)::int,
        (used.order_id IS NOT NULL)::int),
      ('the use of a cancelled order is given back',
        (placed.coupon_id IS NOT NULL AND placed.state = 'cancelled')::int,
        (used.returned_at IS NOT NULL)::int)
  ) AS rule (invariant, expected, found)
  WHERE placed.coupon_id IS NOT NULL AND rule.expected <> rule.found

  UNION ALL
  SELECT rule.invariant, format('order %s', placed.code), rule.expected, rule.found
  FROM customer_order placed
  CROSS JOIN LATERAL (
    SELECT count(*) AS steps, count(returned_at) AS returned, coalesce(sum(goods), 0) AS goods,
      bool_or(goods IS NULL) AS is_old
    FROM coupon_redemption WHERE order_id = placed.id
  ) used
  CROSS JOIN LATERAL (
    VALUES
      ('what the discounts take off is spread over the lines', placed.coupon_discount, (
        SELECT coalesce(sum(coupon_discount), 0) FROM order_line WHERE order_id = placed.id)),
      ('the steps of an order add up to what they take off', placed.coupon_discount,
        CASE WHEN used.is_old THEN placed.coupon_discount ELSE used.goods END),
      ('the uses of an order are given back with it, and only then',
        CASE WHEN placed.state = 'cancelled' THEN used.steps ELSE 0 END, used.returned)
  ) AS rule (invariant, expected, found)
  WHERE (used.steps > 0 OR placed.coupon_discount > 0) AND rule.expected <> rule.found

  UNION ALL
  SELECT 'a cancelled order charges nothing', format('order %s', code), total, cancelled
  FROM customer_order WHERE state = 'cancelled' AND total <> cancelled

  UNION ALL
  -- What was cancelled came off it first.
  SELECT 'a part by credit is what the ledger has of its order', format('order %s', placed.code),
    greatest(placed.credit_part - placed.cancelled, 0), coalesce(sum(entry.amount), 0)
  FROM customer_order placed LEFT JOIN credit_entry entry ON entry.order_id = placed.id
  WHERE placed.credit_part > 0
  GROUP BY placed.id
  HAVING coalesce(sum(entry.amount), 0) <> greatest(placed.credit_part - placed.cancelled, 0)

  UNION ALL
  SELECT 'used credit is the sum of its entries', format('customer %s', account.customer_id),
    coalesce(sum(entry.amount), 0), account.used
  FROM credit_account account LEFT JOIN credit_entry entry USING (customer_id)
  GROUP BY account.customer_id, account.used
  HAVING coalesce(sum(entry.amount), 0) <> account.used
)
SELECT invariant, subject, expected::bigint AS expected, found::bigint AS found FROM broken
