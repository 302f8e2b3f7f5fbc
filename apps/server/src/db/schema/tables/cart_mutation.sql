CREATE TABLE cart_mutation (
  customer_id uuid NOT NULL,
  id uuid NOT NULL,
  cart_id uuid NOT NULL,
  body_hash bytea NOT NULL,
  reply jsonb NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT cart_mutation_pkey PRIMARY KEY (customer_id, id),
  CONSTRAINT cart_mutation_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE,
  CONSTRAINT cart_mutation_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id)
);
CREATE INDEX cart_mutation_at ON cart_mutation USING brin (at);
CREATE INDEX cart_mutation_cart ON cart_mutation USING btree (cart_id);
