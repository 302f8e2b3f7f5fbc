CREATE TABLE support_thread (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  customer_id uuid,
  order_id uuid,
  opened_at timestamp with time zone NOT NULL,
  last_at timestamp with time zone NOT NULL,
  waits_since timestamp with time zone,
  attention bigint NOT NULL GENERATED ALWAYS AS (
CASE
    WHEN (waits_since IS NOT NULL) THEN (EXTRACT(epoch FROM (waits_since AT TIME ZONE 'UTC'::text)))::bigint
    ELSE ('100000000000'::bigint - (EXTRACT(epoch FROM (last_at AT TIME ZONE 'UTC'::text)))::bigint)
END) STORED,
  CONSTRAINT support_thread_pkey PRIMARY KEY (id),
  CONSTRAINT support_thread_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT support_thread_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order(id),
  CONSTRAINT support_thread_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);
CREATE INDEX support_thread_by_attention ON support_thread USING btree (attention, id);
CREATE INDEX support_thread_by_last ON support_thread USING btree (last_at, id);
CREATE INDEX support_thread_by_user ON support_thread USING btree (user_id, last_at);
CREATE INDEX support_thread_of_customer ON support_thread USING btree (customer_id, last_at);
CREATE UNIQUE INDEX support_thread_of_order ON support_thread USING btree (order_id);
CREATE UNIQUE INDEX support_thread_of_user ON support_thread USING btree (user_id) WHERE (order_id IS NULL);
