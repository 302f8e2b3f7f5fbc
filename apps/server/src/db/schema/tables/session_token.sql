CREATE TABLE session_token (
  hash bytea NOT NULL,
  session_id uuid NOT NULL,
  issued_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  successor_sealed bytea,
  CONSTRAINT session_token_pkey PRIMARY KEY (hash),
  CONSTRAINT session_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  CONSTRAINT session_token_check CHECK (((used_at IS NULL) = (successor_sealed IS NULL))),
  CONSTRAINT session_token_hash_check CHECK ((length(hash) = 32))
);
CREATE INDEX session_token_session ON session_token USING btree (session_id);
