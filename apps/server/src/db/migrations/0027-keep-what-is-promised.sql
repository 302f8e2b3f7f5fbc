-- Units that orders took and that have not left yet: they still lie in the warehouse, so a count
-- finds them (ADR 21). What lies there is `available + promised`.
ALTER TABLE stock ADD COLUMN promised integer NOT NULL DEFAULT 0;

UPDATE stock SET promised = held.units
FROM (
  SELECT moved.warehouse_id, moved.version_id, -sum(moved.delta) AS units
  FROM stock_movement moved
  JOIN order_delivery delivery ON delivery.order_id = moved.order_id
    AND CASE WHEN delivery.dispatch_date IS NULL THEN 0 ELSE delivery.position END
      = coalesce(moved.delivery, 0)
  WHERE delivery.state IN ('pending', 'in_preparation')
  GROUP BY moved.warehouse_id, moved.version_id
) held
WHERE stock.warehouse_id = held.warehouse_id AND stock.version_id = held.version_id
  AND held.units > 0;

ALTER TABLE stock ADD CONSTRAINT stock_promised_is_sold CHECK (promised BETWEEN 0 AND sold);
