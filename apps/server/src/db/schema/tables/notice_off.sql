CREATE TABLE notice_off (
  user_id uuid NOT NULL,
  topic text NOT NULL,
  channel text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT notice_off_pkey PRIMARY KEY (user_id, topic, channel),
  CONSTRAINT notice_off_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT notice_off_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'push'::text]))),
  CONSTRAINT notice_off_topic_check CHECK ((topic = ANY (ARRAY['orders'::text, 'presale'::text, 'alerts'::text, 'prices'::text, 'approvals'::text])))
);
