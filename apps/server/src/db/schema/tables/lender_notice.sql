CREATE TABLE lender_notice (
  signature bytea NOT NULL,
  method text NOT NULL,
  reference text NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT lender_notice_pkey PRIMARY KEY (signature),
  CONSTRAINT lender_notice_method_fkey FOREIGN KEY (method) REFERENCES payment_method(code),
  CONSTRAINT lender_notice_amount_check CHECK ((amount > 0)),
  CONSTRAINT lender_notice_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 40))),
  CONSTRAINT lender_notice_signature_check CHECK ((length(signature) = 32)),
  CONSTRAINT lender_notice_state_check CHECK ((state = ANY (ARRAY['approved'::text, 'declined'::text])))
);
CREATE INDEX lender_notice_method ON lender_notice USING btree (method);
CREATE INDEX lender_notice_reference ON lender_notice USING btree (reference);
