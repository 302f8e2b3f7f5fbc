CREATE TABLE notification (
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  event text NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  path text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT notification_pkey PRIMARY KEY (id),
  CONSTRAINT notification_customer_id_event_key UNIQUE (customer_id, event),
  CONSTRAINT notification_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  CONSTRAINT notification_event_check CHECK (((length(event) >= 1) AND (length(event) <= 200))),
  CONSTRAINT notification_path_check CHECK (((path ~ '^/[^/\\]'::text) AND (length(path) <= 500))),
  CONSTRAINT notification_text_check CHECK (((length(text) >= 1) AND (length(text) <= 1000))),
  CONSTRAINT notification_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);
CREATE INDEX notification_at ON notification USING btree (at);
CREATE INDEX notification_latest ON notification USING btree (customer_id, at DESC, id);
