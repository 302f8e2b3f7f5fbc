CREATE TABLE app_user (
  id uuid NOT NULL,
  email text,
  password_hash text,
  name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  provider_code text,
  customer_id uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  removed_at timestamp with time zone,
  phone text,
  pending_email text,
  CONSTRAINT app_user_pkey PRIMARY KEY (id),
  CONSTRAINT app_user_email_key UNIQUE (email),
  CONSTRAINT app_user_phone_key UNIQUE (phone),
  CONSTRAINT app_user_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT app_user_can_be_found CHECK (((role = 'Guest'::text) OR (removed_at IS NOT NULL) OR (email IS NOT NULL) OR (pending_email IS NOT NULL) OR (phone IS NOT NULL))),
  CONSTRAINT app_user_check CHECK (((role = 'Admin customer'::text) = (customer_id IS NOT NULL))),
  CONSTRAINT app_user_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  CONSTRAINT app_user_last_name_check CHECK ((length(last_name) <= 120)),
  CONSTRAINT app_user_name_check CHECK (((length(name) <= 120) AND ((name <> ''::text) OR (role = 'Admin customer'::text)))),
  CONSTRAINT app_user_password_hash_check CHECK ((password_hash ~~ '$argon2id$%'::text)),
  CONSTRAINT app_user_pending_email_check CHECK (((pending_email = lower(pending_email)) AND (length(pending_email) <= 254))),
  CONSTRAINT app_user_phone_check CHECK ((phone ~ '^\+57\d{10}$'::text)),
  CONSTRAINT app_user_role_check CHECK ((role = ANY (ARRAY['Admin customer'::text, 'Seller'::text, 'Guest'::text, 'Staff'::text]))),
  CONSTRAINT app_user_visitor_has_nothing CHECK (((role <> 'Guest'::text) OR ((email IS NULL) AND (pending_email IS NULL) AND (phone IS NULL) AND (password_hash IS NULL))))
);
CREATE INDEX app_user_customer ON app_user USING btree (customer_id);
CREATE INDEX app_user_sellers ON app_user USING btree (lower(name), id) WHERE ((role = 'Seller'::text) AND (removed_at IS NULL));
CREATE UNIQUE INDEX app_user_one_guest ON app_user USING btree (role) WHERE (role = 'Guest'::text);
CREATE TRIGGER search_terms_forgotten AFTER UPDATE OF removed_at ON app_user FOR EACH ROW WHEN (((new.removed_at IS NOT NULL) AND (old.removed_at IS NULL))) EXECUTE FUNCTION forget_search_terms();
