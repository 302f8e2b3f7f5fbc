CREATE TABLE stock_movement (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  warehouse_id smallint NOT NULL,
  version_id integer NOT NULL,
  delta integer NOT NULL,
  reason text NOT NULL,
  order_id uuid,
  at timestamp with time zone NOT NULL DEFAULT now(),
  delivery smallint,
  arrival_id integer,
  import_batch_id uuid,
  actor_id uuid,
  note text,
  transfer_id uuid,
  CONSTRAINT stock_movement_pkey PRIMARY KEY (id),
  CONSTRAINT stock_movement_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id),
  CONSTRAINT stock_movement_arrival_id_fkey FOREIGN KEY (arrival_id) REFERENCES arrival(id),
  CONSTRAINT stock_movement_import_batch_id_fkey FOREIGN KEY (import_batch_id) REFERENCES import_batch(id),
  CONSTRAINT stock_movement_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order(id),
  CONSTRAINT stock_movement_version_id_fkey FOREIGN KEY (version_id) REFERENCES product_version(id),
  CONSTRAINT stock_movement_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES warehouse(id),
  CONSTRAINT stock_movement_check CHECK (((reason = ANY (ARRAY['order'::text, 'cancel'::text])) = (order_id IS NOT NULL))),
  CONSTRAINT stock_movement_check1 CHECK (((delivery IS NULL) OR (order_id IS NOT NULL))),
  CONSTRAINT stock_movement_check2 CHECK (((arrival_id IS NULL) OR (reason = 'arrival'::text))),
  CONSTRAINT stock_movement_check3 CHECK (((import_batch_id IS NULL) OR (reason = ANY (ARRAY['load'::text, 'count'::text])))),
  CONSTRAINT stock_movement_delta_check CHECK ((delta <> 0)),
  CONSTRAINT stock_movement_note_check CHECK ((length(note) <= 500)),
  CONSTRAINT stock_movement_reason_check CHECK ((reason = ANY (ARRAY['load'::text, 'order'::text, 'cancel'::text, 'arrival'::text, 'count'::text, 'adjust'::text, 'transfer'::text]))),
  CONSTRAINT stock_movement_transfer_check CHECK (((reason = 'transfer'::text) = (transfer_id IS NOT NULL)))
);
CREATE INDEX stock_movement_by_reason ON stock_movement USING btree (reason, id DESC) WHERE (reason <> 'order'::text);
CREATE INDEX stock_movement_lately ON stock_movement USING brin (at);
CREATE INDEX stock_movement_log ON stock_movement USING btree (version_id, warehouse_id, id) INCLUDE (delta);
CREATE INDEX stock_movement_order ON stock_movement USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX stock_movement_arrival_once ON stock_movement USING btree (arrival_id) WHERE (arrival_id IS NOT NULL);
