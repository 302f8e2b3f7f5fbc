CREATE TABLE cart_abandonment (
  cart_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  first_marked_at timestamp with time zone NOT NULL,
  marked_at timestamp with time zone NOT NULL,
  marked_by text NOT NULL,
  times integer NOT NULL DEFAULT 1,
  reminded_at timestamp with time zone,
  stop_key uuid,
  CONSTRAINT cart_abandonment_pkey PRIMARY KEY (cart_id),
  CONSTRAINT cart_abandonment_stop_key_key UNIQUE (stop_key),
  CONSTRAINT cart_abandonment_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE,
  CONSTRAINT cart_abandonment_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT cart_abandonment_check CHECK ((marked_at >= first_marked_at)),
  CONSTRAINT cart_abandonment_check1 CHECK ((reminded_at >= first_marked_at)),
  CONSTRAINT cart_abandonment_check2 CHECK (((reminded_at IS NULL) = (stop_key IS NULL))),
  CONSTRAINT cart_abandonment_marked_by_check CHECK ((marked_by = ANY (ARRAY['call'::text, 'job'::text]))),
  CONSTRAINT cart_abandonment_times_check CHECK ((times > 0))
);
CREATE INDEX cart_abandonment_customer ON cart_abandonment USING btree (customer_id, reminded_at);
CREATE INDEX cart_abandonment_first ON cart_abandonment USING btree (first_marked_at);
CREATE INDEX cart_abandonment_waiting ON cart_abandonment USING btree (marked_at) WHERE (reminded_at IS NULL);
