-- What someone does not want to be told, and by which way; without a row they are told (ADR 74).
CREATE TABLE notice_off (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  topic text NOT NULL CHECK (topic IN ('orders', 'presale', 'alerts', 'approvals')),
  channel text NOT NULL CHECK (channel IN ('email', 'push')),
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, topic, channel)
);
