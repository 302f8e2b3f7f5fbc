CREATE TABLE credit_account (
  customer_id uuid NOT NULL,
  credit_limit bigint NOT NULL,
  used bigint NOT NULL DEFAULT 0,
  terms_days smallint NOT NULL DEFAULT 30,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT credit_account_pkey PRIMARY KEY (customer_id),
  CONSTRAINT credit_account_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT credit_account_credit_limit_check CHECK ((credit_limit >= 0)),
  CONSTRAINT credit_account_terms_days_check CHECK (((terms_days >= 1) AND (terms_days <= 180))),
  CONSTRAINT credit_account_version_check CHECK ((version > 0)),
  CONSTRAINT credit_account_within_limit CHECK ((used <= credit_limit))
);
