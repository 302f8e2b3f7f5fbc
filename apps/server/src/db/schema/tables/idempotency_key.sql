CREATE TABLE idempotency_key (
  user_id uuid NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  order_id uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key),
  CONSTRAINT idempotency_key_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order(id),
  CONSTRAINT idempotency_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT idempotency_key_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255)))
);
