-- §2 /home/support: how the shop is reached and when (D-19), and what people write to it.
ALTER TABLE business
  ADD COLUMN whatsapp text NOT NULL DEFAULT '' CHECK (whatsapp = '' OR whatsapp ~ '^\+57\d{10}$'),
  -- Hours of the day as `08:00-18:00`; empty: nobody answers that day.
  ADD COLUMN hours_weekdays text NOT NULL DEFAULT ''
    CHECK (hours_weekdays = '' OR hours_weekdays ~ '^\d{2}:\d{2}-\d{2}:\d{2}$'),
  ADD COLUMN hours_saturday text NOT NULL DEFAULT ''
    CHECK (hours_saturday = '' OR hours_saturday ~ '^\d{2}:\d{2}-\d{2}:\d{2}$'),
  ADD COLUMN hours_sunday text NOT NULL DEFAULT ''
    CHECK (hours_sunday = '' OR hours_sunday ~ '^\d{2}:\d{2}-\d{2}:\d{2}$');

-- One for each order, and one for each person for all else.
CREATE TABLE support_thread (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  customer_id uuid REFERENCES customer,
  order_id uuid REFERENCES customer_order,
  opened_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  -- Since when nobody answered; null: it was answered, or needs no answer.
  waits_since timestamptz,
  -- The order of the list: who waits longest first, then what was answered last.
  attention bigint NOT NULL GENERATED ALWAYS AS (CASE
    WHEN waits_since IS NOT NULL THEN extract(epoch FROM waits_since AT TIME ZONE 'UTC')::bigint
    ELSE 100000000000 - extract(epoch FROM last_at AT TIME ZONE 'UTC')::bigint END) STORED
);
CREATE UNIQUE INDEX support_thread_of_order ON support_thread (order_id);
CREATE UNIQUE INDEX support_thread_of_user ON support_thread (user_id) WHERE order_id IS NULL;
CREATE INDEX support_thread_of_customer ON support_thread (customer_id, last_at);
CREATE INDEX support_thread_by_user ON support_thread (user_id, last_at);
CREATE INDEX support_thread_by_attention ON support_thread (attention, id);
CREATE INDEX support_thread_by_last ON support_thread (last_at, id);

CREATE TABLE support_message (
  -- The sender's own: what is sent twice is kept once.
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY,
  thread_id uuid NOT NULL REFERENCES support_thread ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES app_user,
  is_from_staff boolean NOT NULL,
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 2000),
  at timestamptz NOT NULL
);
CREATE INDEX support_message_of_thread ON support_message (thread_id, number);
CREATE INDEX support_message_of_author ON support_message (author_id);
