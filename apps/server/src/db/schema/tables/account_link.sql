CREATE TABLE account_link (
  hash bytea NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  email text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT account_link_pkey PRIMARY KEY (hash),
  CONSTRAINT account_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT account_link_email_check CHECK ((email = lower(email))),
  CONSTRAINT account_link_hash_check CHECK ((length(hash) = 32)),
  CONSTRAINT account_link_purpose_check CHECK ((purpose = ANY (ARRAY['password'::text, 'email'::text])))
);
CREATE INDEX account_link_expired ON account_link USING btree (expires_at);
CREATE INDEX account_link_of_user ON account_link USING btree (user_id, purpose);
