CREATE TABLE phone_block (
  phone_hash bytea NOT NULL,
  channel text NOT NULL,
  why text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT phone_block_pkey PRIMARY KEY (phone_hash, channel),
  CONSTRAINT phone_block_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'whatsapp'::text]))),
  CONSTRAINT phone_block_why_check CHECK ((why = ANY (ARRAY['asked'::text, 'unreachable'::text])))
);
