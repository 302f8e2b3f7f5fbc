CREATE TABLE cart (
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  warehouse_id smallint NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  revision integer NOT NULL DEFAULT 1,
  address_id uuid,
  payment_method text,
  coupon_id integer,
  window_id integer,
  window_day date,
  seller_id uuid,
  credit_part bigint NOT NULL DEFAULT 0,
  CONSTRAINT cart_pkey PRIMARY KEY (id),
  CONSTRAINT cart_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupon(id),
  CONSTRAINT cart_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id),
  CONSTRAINT cart_customer_id_address_id_fkey FOREIGN KEY (customer_id, address_id) REFERENCES address(customer_id, id),
  CONSTRAINT cart_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT cart_payment_method_fkey FOREIGN KEY (payment_method) REFERENCES payment_method(code),
  CONSTRAINT cart_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES app_user(id),
  CONSTRAINT cart_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES warehouse(id),
  CONSTRAINT cart_window_id_fkey FOREIGN KEY (window_id) REFERENCES delivery_window(id) ON DELETE SET NULL,
  CONSTRAINT cart_credit_part_check CHECK ((credit_part >= 0)),
  CONSTRAINT cart_revision_check CHECK ((revision > 0)),
  CONSTRAINT cart_state_check CHECK ((state = ANY (ARRAY['open'::text, 'ordered'::text, 'cleared'::text])))
);
CREATE INDEX cart_draft ON cart USING btree (seller_id, customer_id) WHERE ((state = 'open'::text) AND (seller_id IS NOT NULL));
CREATE INDEX cart_window ON cart USING btree (window_id) WHERE (window_id IS NOT NULL);
CREATE UNIQUE INDEX cart_one_open ON cart USING btree (customer_id, warehouse_id, seller_id) NULLS NOT DISTINCT WHERE (state = 'open'::text);
