CREATE TABLE local_message (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  channel text NOT NULL,
  recipient text NOT NULL,
  subject text,
  body text NOT NULL,
  html text,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT local_message_pkey PRIMARY KEY (id),
  CONSTRAINT local_message_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'whatsapp'::text, 'email'::text, 'push'::text])))
);
