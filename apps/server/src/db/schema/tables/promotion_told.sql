CREATE TABLE promotion_told (
  customer_id uuid NOT NULL,
  promotion_id integer NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT promotion_told_pkey PRIMARY KEY (customer_id, promotion_id),
  CONSTRAINT promotion_told_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE
);
