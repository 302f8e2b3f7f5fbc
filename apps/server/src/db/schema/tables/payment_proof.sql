CREATE TABLE payment_proof (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  picture bytea NOT NULL,
  CONSTRAINT payment_proof_pkey PRIMARY KEY (id),
  CONSTRAINT payment_proof_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE CASCADE
);
CREATE INDEX payment_proof_payment ON payment_proof USING btree (payment_id, sent_at DESC);
