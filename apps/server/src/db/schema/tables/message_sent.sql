CREATE TABLE message_sent (
  key text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT message_sent_pkey PRIMARY KEY (key),
  CONSTRAINT message_sent_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200)))
);
