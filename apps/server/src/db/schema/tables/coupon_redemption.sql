CREATE TABLE coupon_redemption (
  order_id uuid NOT NULL,
  coupon_id integer NOT NULL,
  customer_id uuid NOT NULL,
  turn smallint NOT NULL,
  amount bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  returned_at timestamp with time zone,
  "position" smallint NOT NULL DEFAULT 1,
  code text,
  title text,
  is_automatic boolean NOT NULL DEFAULT false,
  goods bigint,
  methods text[],
  CONSTRAINT coupon_redemption_pkey PRIMARY KEY (order_id, coupon_id),
  CONSTRAINT coupon_redemption_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  CONSTRAINT coupon_redemption_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT coupon_redemption_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order(id),
  CONSTRAINT coupon_redemption_amount_check CHECK ((amount > 0)),
  CONSTRAINT coupon_redemption_check CHECK (((goods >= 0) AND (goods <= amount))),
  CONSTRAINT coupon_redemption_turn_check CHECK ((turn > 0))
);
CREATE INDEX coupon_redemption_coupon ON coupon_redemption USING btree (coupon_id) WHERE (returned_at IS NULL);
CREATE UNIQUE INDEX coupon_redemption_turn ON coupon_redemption USING btree (customer_id, coupon_id, turn) WHERE (returned_at IS NULL);
