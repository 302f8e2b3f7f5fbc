CREATE TABLE notice_on (
  user_id uuid NOT NULL,
  topic text NOT NULL,
  channel text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT notice_on_pkey PRIMARY KEY (user_id, topic, channel),
  CONSTRAINT notice_on_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT notice_on_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'push'::text]))),
  CONSTRAINT notice_on_topic_check CHECK ((topic = 'promotions'::text))
);
