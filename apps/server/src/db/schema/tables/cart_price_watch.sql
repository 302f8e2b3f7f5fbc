CREATE TABLE cart_price_watch (
  cart_id uuid NOT NULL,
  checked_at timestamp with time zone NOT NULL,
  told_at timestamp with time zone,
  told text[] NOT NULL DEFAULT '{}'::text[],
  CONSTRAINT cart_price_watch_pkey PRIMARY KEY (cart_id),
  CONSTRAINT cart_price_watch_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE,
  CONSTRAINT cart_price_watch_told CHECK (((told_at IS NOT NULL) OR (told = '{}'::text[])))
);
CREATE INDEX cart_price_watch_checked ON cart_price_watch USING btree (checked_at);
