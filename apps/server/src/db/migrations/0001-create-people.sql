-- Extensions that every later file may use; all are trusted, so an ordinary owner can create them.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Places: DIVIPOLA codes are text, the leading zero counts.
CREATE TABLE state (
  code text PRIMARY KEY CHECK (code ~ '^\d{2}$'),
  name text NOT NULL UNIQUE
);
CREATE TABLE city (
  code text PRIMARY KEY CHECK (code ~ '^\d{5}$'),
  state_code text NOT NULL REFERENCES state,
  name text NOT NULL,
  CHECK (left(code, 2) = state_code),
  UNIQUE (state_code, name)
);

CREATE TABLE warehouse (
  id smallint PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  city_code text NOT NULL REFERENCES city
);

-- D-11: whom we reach, from where, and on which terms.
CREATE TABLE zone (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  warehouse_id smallint NOT NULL REFERENCES warehouse,
  delivery_days smallint NOT NULL CHECK (delivery_days BETWEEN 0 AND 60),
  cut_off_hour smallint NOT NULL CHECK (cut_off_hour BETWEEN 0 AND 23),
  works_saturday boolean NOT NULL DEFAULT true,
  cash_on_delivery boolean NOT NULL,
  shipping_price integer NOT NULL CHECK (shipping_price >= 0),
  free_from integer CHECK (free_from > 0)
);
CREATE TABLE zone_city (
  city_code text PRIMARY KEY REFERENCES city,
  zone_id integer NOT NULL REFERENCES zone
);
CREATE INDEX zone_city_zone ON zone_city (zone_id);

CREATE TABLE trade_type (
  id smallint PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name text NOT NULL
);

CREATE TABLE loyalty_tier (
  name text PRIMARY KEY CHECK (name IN ('Bronce', 'Plata', 'Oro', 'Diamante')),
  rank smallint NOT NULL UNIQUE,
  threshold bigint NOT NULL UNIQUE CHECK (threshold >= 0),
  color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$')
);

-- A beauty business (§3 Customer).
CREATE TABLE customer (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  last_name text NOT NULL CHECK (length(last_name) <= 120),
  business_name text NOT NULL CHECK (length(business_name) BETWEEN 1 AND 200),
  document_type text NOT NULL CHECK (document_type IN ('CC', 'CE', 'NIT', 'PP', 'PPT')),
  document_number text NOT NULL CHECK (document_number ~ '^[0-9A-Z-]{4,20}$'),
  trade_type_id smallint NOT NULL REFERENCES trade_type,
  city_code text NOT NULL REFERENCES city,
  phone text CHECK (phone ~ '^\+?\d{7,15}$'),
  email text CHECK (email = lower(email)),
  status text NOT NULL DEFAULT 'approved'
    CHECK (status IN ('started', 'phone_verified', 'in_review', 'approved', 'more_information', 'rejected', 'removed')),
  loyalty_tier text NOT NULL DEFAULT 'Bronce' REFERENCES loyalty_tier,
  schedule text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (document_type, document_number)
);

CREATE TABLE address (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  title text CHECK (length(title) BETWEEN 1 AND 80),
  line text NOT NULL CHECK (length(line) BETWEEN 3 AND 200),
  complement text CHECK (length(complement) <= 120),
  neighbourhood text CHECK (length(neighbourhood) <= 120),
  city_code text NOT NULL REFERENCES city,
  phone text CHECK (phone ~ '^\+?\d{7,15}$'),
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  UNIQUE (customer_id, id),
  CHECK (NOT (is_default AND removed_at IS NOT NULL))
);
CREATE UNIQUE INDEX address_one_default ON address (customer_id) WHERE is_default;

CREATE TABLE app_user (
  id uuid PRIMARY KEY,
  email text UNIQUE CHECK (email = lower(email) AND length(email) <= 254),
  password_hash text CHECK (password_hash LIKE '$argon2id$%'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  last_name text NOT NULL CHECK (length(last_name) <= 120),
  role text NOT NULL CHECK (role IN ('Admin customer', 'Seller', 'Guest', 'Staff')),
  provider_code text,
  customer_id uuid REFERENCES customer,
  created_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  -- A buyer for their own account has exactly one business; nobody else has one.
  CHECK ((role = 'Admin customer') = (customer_id IS NOT NULL)),
  -- The visitor has nothing to log in with (D-3).
  CHECK ((role = 'Guest') = (email IS NULL)),
  CHECK ((role = 'Guest') = (password_hash IS NULL))
);
-- D-3: the shared visitor account is one principal.
CREATE UNIQUE INDEX app_user_one_guest ON app_user (role) WHERE role = 'Guest';
CREATE INDEX app_user_customer ON app_user (customer_id);
INSERT INTO app_user (id, name, last_name, role)
VALUES ('00000000-0000-4000-8000-000000000001', 'Visitante', '', 'Guest');

-- Which customers a seller may act for (D-4).
CREATE TABLE seller_customer (
  seller_id uuid NOT NULL REFERENCES app_user,
  customer_id uuid NOT NULL REFERENCES customer,
  assigned_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (seller_id, customer_id)
);
CREATE INDEX seller_customer_customer ON seller_customer (customer_id);

-- D-2: a family of rotating refresh tokens; what a session chose lives here, never in the client.
CREATE TABLE session (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  created_at timestamptz NOT NULL,
  -- Absolute end, 30 days.
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_because text CHECK (ended_because IN ('logout', 'replay', 'password', 'removed', 'staff')),
  working_customer_id uuid REFERENCES customer,
  address_id uuid,
  city_code text REFERENCES city,
  reference text CHECK (length(reference) <= 128),
  campaign text CHECK (length(campaign) <= 128),
  CHECK ((ended_at IS NULL) = (ended_because IS NULL)),
  CHECK (expires_at > created_at)
);
CREATE INDEX session_of_user ON session (user_id) WHERE ended_at IS NULL;

CREATE TABLE session_token (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  issued_at timestamptz NOT NULL,
  -- Idle end, 7 days after it was issued.
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- The one token that may follow; repeated within the grace, it is answered again (D-2).
  successor_sealed bytea,
  CHECK ((used_at IS NULL) = (successor_sealed IS NULL))
);
CREATE INDEX session_token_session ON session_token (session_id);

-- Who did what to whom; nothing is changed or taken away afterwards.
CREATE TABLE audit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid NOT NULL REFERENCES app_user,
  customer_id uuid REFERENCES customer,
  session_id uuid,
  request_id text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entry_customer ON audit_entry (customer_id, at);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
