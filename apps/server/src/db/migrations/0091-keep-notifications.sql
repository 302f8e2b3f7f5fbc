-- §7 Push: what a business was told, to be read again. It goes with the business.
CREATE TABLE notification (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  -- What happened: told twice, it is kept once.
  event text NOT NULL CHECK (length(event) BETWEEN 1 AND 200),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  -- One of the shop's own pages.
  path text NOT NULL CHECK (path ~ '^/[^/\\]' AND length(path) <= 500),
  at timestamptz NOT NULL,
  UNIQUE (customer_id, event)
);
CREATE INDEX notification_latest ON notification (customer_id, at DESC, id);
CREATE INDEX notification_at ON notification (at);

-- Each of a business's people reads for themselves.
CREATE TABLE notification_read (
  notification_id uuid NOT NULL REFERENCES notification ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  PRIMARY KEY (notification_id, user_id)
);
CREATE INDEX notification_read_by ON notification_read (user_id);
