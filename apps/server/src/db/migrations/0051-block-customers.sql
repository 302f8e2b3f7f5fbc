-- Staff may block a business: it looks and fills a cart, and orders nothing until somebody lets it (D-19).
ALTER TABLE customer
  ADD COLUMN blocked_at timestamptz,
  ADD COLUMN block_reason text CHECK (length(block_reason) BETWEEN 1 AND 500),
  ADD CONSTRAINT customer_block_has_reason CHECK (num_nulls(blocked_at, block_reason) IN (0, 2));

-- The staff's list of customers, by name or the newest first.
CREATE INDEX customer_by_name ON customer (lower(business_name), id);
CREATE INDEX customer_by_time ON customer (created_at, id);
