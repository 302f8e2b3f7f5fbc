CREATE TABLE kept_identity (
  customer_id uuid NOT NULL,
  name text NOT NULL,
  last_name text NOT NULL,
  business_name text NOT NULL,
  document_type text NOT NULL,
  document_number text NOT NULL,
  removed_at timestamp with time zone NOT NULL,
  keep_until date NOT NULL,
  CONSTRAINT kept_identity_pkey PRIMARY KEY (customer_id),
  CONSTRAINT kept_identity_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id)
);
CREATE INDEX kept_identity_until ON kept_identity USING btree (keep_until);
