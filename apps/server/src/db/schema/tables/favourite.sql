CREATE TABLE favourite (
  user_id uuid NOT NULL,
  product_id integer NOT NULL,
  added_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT favourite_pkey PRIMARY KEY (user_id, product_id),
  CONSTRAINT favourite_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT favourite_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX favourite_product ON favourite USING btree (product_id);
