CREATE TABLE seller_customer (
  seller_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  assigned_at timestamp with time zone NOT NULL DEFAULT now(),
  chosen_at timestamp with time zone,
  CONSTRAINT seller_customer_pkey PRIMARY KEY (seller_id, customer_id),
  CONSTRAINT seller_customer_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT seller_customer_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES app_user(id)
);
CREATE INDEX seller_customer_customer ON seller_customer USING btree (customer_id);
