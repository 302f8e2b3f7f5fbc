-- ADR 0010: who it was that bought before the account was removed. The law wants it kept with the
-- accounts; nothing else reads it, and it goes on its day.
CREATE TABLE kept_identity (
  customer_id uuid PRIMARY KEY REFERENCES customer,
  name text NOT NULL,
  last_name text NOT NULL,
  business_name text NOT NULL,
  document_type text NOT NULL,
  document_number text NOT NULL,
  removed_at timestamptz NOT NULL,
  keep_until date NOT NULL
);
CREATE INDEX kept_identity_until ON kept_identity (keep_until);

-- A foreign document has three characters at least.
ALTER TABLE customer DROP CONSTRAINT customer_document_number_check;
ALTER TABLE customer ADD CONSTRAINT customer_document_number_check
  CHECK (document_number ~ '^[0-9A-Z-]{3,20}$');
