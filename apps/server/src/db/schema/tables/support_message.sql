CREATE TABLE support_message (
  id uuid NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  thread_id uuid NOT NULL,
  author_id uuid NOT NULL,
  is_from_staff boolean NOT NULL,
  body text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT support_message_pkey PRIMARY KEY (id),
  CONSTRAINT support_message_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id),
  CONSTRAINT support_message_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES support_thread(id) ON DELETE CASCADE,
  CONSTRAINT support_message_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000)))
);
CREATE INDEX support_message_of_author ON support_message USING btree (author_id);
CREATE INDEX support_message_of_thread ON support_message USING btree (thread_id, number);
