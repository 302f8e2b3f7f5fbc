CREATE TABLE phone_code (
  id uuid NOT NULL,
  purpose text NOT NULL,
  phone text NOT NULL,
  session_id uuid NOT NULL,
  hash bytea NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  guesses smallint NOT NULL DEFAULT 0,
  used_at timestamp with time zone,
  origin text NOT NULL DEFAULT 'address'::text,
  email text,
  awaits_staff boolean NOT NULL DEFAULT false,
  told_at timestamp with time zone,
  CONSTRAINT phone_code_pkey PRIMARY KEY (id),
  CONSTRAINT phone_code_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  CONSTRAINT phone_code_check CHECK ((expires_at > sent_at)),
  CONSTRAINT phone_code_check1 CHECK (((told_at IS NULL) OR awaits_staff)),
  CONSTRAINT phone_code_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  CONSTRAINT phone_code_guesses_check CHECK (((guesses >= 0) AND (guesses <= 5))),
  CONSTRAINT phone_code_hash_check CHECK ((length(hash) = 32)),
  CONSTRAINT phone_code_phone_check CHECK ((phone ~ '^\+57\d{10}$'::text)),
  CONSTRAINT phone_code_purpose_check CHECK ((purpose = ANY (ARRAY['register'::text, 'login'::text])))
);
CREATE INDEX phone_code_expired ON phone_code USING btree (expires_at);
CREATE INDEX phone_code_of_email ON phone_code USING btree (email, sent_at DESC) WHERE (email IS NOT NULL);
CREATE INDEX phone_code_of_phone ON phone_code USING btree (phone, purpose, sent_at DESC);
CREATE INDEX phone_code_of_session ON phone_code USING btree (session_id);
CREATE INDEX phone_code_waiting ON phone_code USING btree (sent_at) WHERE awaits_staff;
