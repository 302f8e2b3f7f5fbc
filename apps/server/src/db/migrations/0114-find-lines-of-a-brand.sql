-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS product_of_line
  ON product (brand_id, line, sales_rank, id) INCLUDE (sold_in) WHERE withdrawn_at IS NULL;
