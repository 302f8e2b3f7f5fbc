CREATE TABLE order_event (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id uuid NOT NULL,
  delivery smallint,
  state text NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id uuid,
  CONSTRAINT order_event_pkey PRIMARY KEY (id),
  CONSTRAINT order_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id),
  CONSTRAINT order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order(id) ON DELETE CASCADE
);
CREATE INDEX order_event_order ON order_event USING btree (order_id, at);
