CREATE TABLE loyalty_entry (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  customer_id uuid NOT NULL,
  order_id uuid,
  kind text NOT NULL,
  amount bigint NOT NULL,
  counts_at timestamp with time zone NOT NULL,
  delivery smallint,
  CONSTRAINT loyalty_entry_pkey PRIMARY KEY (id),
  CONSTRAINT loyalty_entry_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT loyalty_entry_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order(id),
  CONSTRAINT loyalty_entry_kind_check CHECK ((kind = ANY (ARRAY['delivered'::text, 'returned'::text, 'adjustment'::text])))
);
CREATE INDEX loyalty_entry_customer ON loyalty_entry USING btree (customer_id, counts_at);
CREATE UNIQUE INDEX loyalty_entry_once ON loyalty_entry USING btree (order_id, kind, COALESCE((delivery)::integer, 0)) WHERE (order_id IS NOT NULL);
CREATE TRIGGER loyalty_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON loyalty_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
