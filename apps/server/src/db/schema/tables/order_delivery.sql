CREATE TABLE order_delivery (
  order_id uuid NOT NULL,
  "position" smallint NOT NULL,
  dispatch_date date,
  estimated_date date NOT NULL,
  state text NOT NULL DEFAULT 'pending'::text,
  moved_from date,
  moved_at timestamp with time zone,
  kept_at timestamp with time zone,
  arrival_date date,
  window_id integer,
  window_kind text,
  window_from smallint,
  window_to smallint,
  window_charge integer,
  own_shipping integer NOT NULL DEFAULT 0,
  CONSTRAINT order_delivery_pkey PRIMARY KEY (order_id, "position"),
  CONSTRAINT order_delivery_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order(id) ON DELETE CASCADE,
  CONSTRAINT order_delivery_window_id_fkey FOREIGN KEY (window_id) REFERENCES delivery_window(id) ON DELETE SET NULL,
  CONSTRAINT order_delivery_check CHECK ((num_nulls(moved_from, moved_at) = ANY (ARRAY[0, 2]))),
  CONSTRAINT order_delivery_check1 CHECK (((kept_at IS NULL) OR (moved_at IS NOT NULL))),
  CONSTRAINT order_delivery_position_check CHECK (("position" > 0)),
  CONSTRAINT order_delivery_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'in_preparation'::text, 'dispatched'::text, 'delivered'::text, 'cancelled'::text, 'returned'::text]))),
  CONSTRAINT order_delivery_window CHECK (((num_nulls(window_kind, window_from, window_to, window_charge) = ANY (ARRAY[0, 4])) AND ((window_id IS NULL) OR ((window_kind IS NOT NULL) AND (arrival_date IS NOT NULL)))))
);
CREATE INDEX order_delivery_window_day ON order_delivery USING btree (window_id, arrival_date) WHERE (window_id IS NOT NULL);
CREATE UNIQUE INDEX order_delivery_one_pending ON order_delivery USING btree (order_id, dispatch_date) NULLS NOT DISTINCT WHERE (state = 'pending'::text);
