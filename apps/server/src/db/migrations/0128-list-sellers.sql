-- outside of a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS app_user_sellers ON app_user (lower(name), id)
  WHERE role = 'Seller' AND removed_at IS NULL;
