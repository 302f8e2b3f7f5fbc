CREATE TABLE credit_account (
  customer_id uuid NOT NULL,
  credit_limit bigint NOT NULL,
  used bigint NOT NULL DEFAULT 0,
  CONSTRAINT credit_account_pkey PRIMARY KEY (customer_id),
  CONSTRAINT credit_account_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT credit_account_check CHECK (((used >= 0) AND (used <= credit_limit))),
  CONSTRAINT credit_account_credit_limit_check CHECK ((credit_limit >= 0))
);
