-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS tone_search_like
  ON tone_search (level, family, coalesce(second_family, ''), product_id);
