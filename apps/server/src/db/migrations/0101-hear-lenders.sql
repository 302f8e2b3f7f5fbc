-- ADR 83: each message that a lender signed, once; it says who decided about a credit.
CREATE TABLE lender_notice (
  signature bytea PRIMARY KEY CHECK (length(signature) = 32),
  method text NOT NULL REFERENCES payment_method (code),
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 40),
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('approved', 'declined')),
  at timestamptz NOT NULL
);
CREATE INDEX lender_notice_reference ON lender_notice (reference);
CREATE INDEX lender_notice_method ON lender_notice (method);
