-- How an account comes to be, proves its phone and its e-mail, and ends (§2, §7 Authentication).

-- An account is found by its phone or by its confirmed e-mail. An e-mail that nobody has confirmed
-- yet waits aside: so registering with somebody else's tells nothing and takes nothing (ADR 0010).
ALTER TABLE app_user DROP CONSTRAINT app_user_check1;
ALTER TABLE app_user DROP CONSTRAINT app_user_check2;
ALTER TABLE app_user
  ADD COLUMN phone text UNIQUE CHECK (phone ~ '^\+57\d{10}$'),
  ADD COLUMN pending_email text
    CHECK (pending_email = lower(pending_email) AND length(pending_email) <= 254),
  -- The visitor has nothing to log in with (D-3); who was removed, nothing any more.
  ADD CONSTRAINT app_user_visitor_has_nothing CHECK (
    role <> 'Guest' OR (email IS NULL AND pending_email IS NULL AND phone IS NULL AND password_hash IS NULL)),
  ADD CONSTRAINT app_user_can_be_found CHECK (
    role = 'Guest' OR removed_at IS NOT NULL
    OR email IS NOT NULL OR pending_email IS NOT NULL OR phone IS NOT NULL);

-- One approved business has a document; two that ask for the same one wait for a person to decide.
ALTER TABLE customer DROP CONSTRAINT customer_document_type_document_number_key;
CREATE UNIQUE INDEX customer_one_approved_document
  ON customer (document_type, document_number) WHERE status = 'approved';
CREATE INDEX customer_waiting ON customer (created_at)
  WHERE status IN ('phone_verified', 'in_review', 'more_information');
ALTER TABLE customer DROP CONSTRAINT customer_document_type_check;
ALTER TABLE customer
  ADD CONSTRAINT customer_document_type_check
    CHECK (document_type IN ('CC', 'CE', 'NIT', 'PP', 'TI', 'PPT', 'DIE')),
  -- What staff asks for, or why not; the business reads it.
  ADD COLUMN status_note text CHECK (length(status_note) <= 500),
  ADD COLUMN registered_by uuid REFERENCES app_user,
  ADD COLUMN from_landing boolean NOT NULL DEFAULT false,
  ADD COLUMN lead_on date;

-- Ley 1581 of 2012: who agreed to which text, when and from where; kept as proof.
CREATE TABLE consent (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  kind text NOT NULL CHECK (kind IN ('data_treatment', 'marketing')),
  text_version text NOT NULL CHECK (length(text_version) BETWEEN 1 AND 32),
  is_given boolean NOT NULL,
  actor_id uuid NOT NULL REFERENCES app_user,
  -- The network part of the address that it came from.
  address text NOT NULL CHECK (length(address) <= 64),
  at timestamptz NOT NULL
);
CREATE INDEX consent_of_customer ON consent (customer_id, kind, at);
CREATE TRIGGER consent_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consent
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A code on its way to a phone. The newest of a phone and purpose is the one that counts.
CREATE TABLE phone_code (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'login')),
  phone text NOT NULL CHECK (phone ~ '^\+57\d{10}$'),
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  -- Keyed with the server's secret: a million codes are soon tried against a plain hash.
  hash bytea NOT NULL CHECK (length(hash) = 32),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > sent_at),
  guesses smallint NOT NULL DEFAULT 0 CHECK (guesses BETWEEN 0 AND 5),
  used_at timestamptz
);
CREATE INDEX phone_code_of_phone ON phone_code (phone, purpose, sent_at DESC);
CREATE INDEX phone_code_of_session ON phone_code (session_id);
CREATE INDEX phone_code_expired ON phone_code (expires_at);

-- The phone that was proven in a session, by a code that was right.
ALTER TABLE session
  ADD COLUMN proven_phone text CHECK (proven_phone ~ '^\+57\d{10}$'),
  ADD COLUMN proven_at timestamptz,
  ADD CHECK ((proven_phone IS NULL) = (proven_at IS NULL));

-- A link in a mail that works once.
CREATE TABLE account_link (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  user_id uuid NOT NULL REFERENCES app_user,
  purpose text NOT NULL CHECK (purpose IN ('password', 'email')),
  -- Where it was sent: opening it proves that address only.
  email text NOT NULL CHECK (email = lower(email)),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_link_of_user ON account_link (user_id, purpose);
CREATE INDEX account_link_expired ON account_link (expires_at);

-- What would have been sent, where no provider is configured: read at /dev/outbox.
CREATE TABLE local_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp', 'email')),
  recipient text NOT NULL,
  subject text,
  body text NOT NULL,
  html text,
  at timestamptz NOT NULL DEFAULT now()
);

-- Where people would buy if we delivered there (§8).
CREATE TABLE coverage_demand (
  city_code text NOT NULL REFERENCES city,
  day date NOT NULL,
  lookups integer NOT NULL CHECK (lookups > 0),
  PRIMARY KEY (city_code, day)
);
CREATE TABLE coverage_lead (
  city_code text NOT NULL REFERENCES city,
  phone text NOT NULL CHECK (phone ~ '^\+57\d{10}$'),
  at timestamptz NOT NULL,
  PRIMARY KEY (city_code, phone)
);

-- §2: page views, without whose they are beyond the session that ends in 30 days.
CREATE TABLE page_view (
  at timestamptz NOT NULL,
  session_id uuid NOT NULL,
  path text NOT NULL CHECK (length(path) <= 300),
  reference text CHECK (length(reference) <= 128),
  campaign text CHECK (length(campaign) <= 128)
);
CREATE INDEX page_view_at ON page_view USING brin (at);
