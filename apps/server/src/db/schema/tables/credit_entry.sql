CREATE TABLE credit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  customer_id uuid NOT NULL,
  order_id uuid,
  amount bigint NOT NULL,
  kind text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT credit_entry_pkey PRIMARY KEY (id),
  CONSTRAINT credit_entry_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES credit_account(customer_id),
  CONSTRAINT credit_entry_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order(id),
  CONSTRAINT credit_entry_amount_check CHECK ((amount <> 0)),
  CONSTRAINT credit_entry_kind_check CHECK ((kind = ANY (ARRAY['purchase'::text, 'payment'::text, 'cancel'::text, 'adjustment'::text])))
);
CREATE INDEX credit_entry_customer ON credit_entry USING btree (customer_id, at);
