CREATE TABLE push_token (
  user_id uuid NOT NULL,
  device_id text NOT NULL,
  token text NOT NULL,
  session_id uuid NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  p256dh text,
  auth text,
  CONSTRAINT push_token_pkey PRIMARY KEY (user_id, device_id),
  CONSTRAINT push_token_token_key UNIQUE (token),
  CONSTRAINT push_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  CONSTRAINT push_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT push_token_device_id_check CHECK (((length(device_id) >= 8) AND (length(device_id) <= 128))),
  CONSTRAINT push_token_of_browser CHECK ((((p256dh IS NULL) = (auth IS NULL)) AND ((p256dh IS NULL) OR ((token ~ '^https://'::text) AND (p256dh ~ '^B[\w-]{86}$'::text) AND (auth ~ '^[\w-]{22}$'::text))))),
  CONSTRAINT push_token_token_check CHECK (((length(token) >= 16) AND (length(token) <= 1024)))
);
CREATE INDEX push_token_of_session ON push_token USING btree (session_id);
