-- ADR 82: price news of a cart are told outside of it too.
ALTER TABLE notice_off DROP CONSTRAINT notice_off_topic_check,
  ADD CONSTRAINT notice_off_topic_check
    CHECK (topic IN ('orders', 'presale', 'alerts', 'prices', 'approvals'));

-- When the prices of a cart were last looked at, and which of them its owner was told.
CREATE TABLE cart_price_watch (
  cart_id uuid PRIMARY KEY REFERENCES cart (id) ON DELETE CASCADE,
  checked_at timestamptz NOT NULL,
  told_at timestamptz,
  -- `line:pesos` of each, as it was told.
  told text[] NOT NULL DEFAULT '{}',
  CONSTRAINT cart_price_watch_told CHECK (told_at IS NOT NULL OR told = '{}')
);
CREATE INDEX cart_price_watch_checked ON cart_price_watch (checked_at);
