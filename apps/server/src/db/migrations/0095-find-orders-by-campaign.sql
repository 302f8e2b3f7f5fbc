-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_order_of_campaign
  ON customer_order (lower(origin_campaign), placed_at, id) WHERE origin_campaign IS NOT NULL;
