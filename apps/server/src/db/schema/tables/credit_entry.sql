CREATE TABLE credit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  customer_id uuid NOT NULL,
  order_id uuid,
  amount bigint NOT NULL,
  kind text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  balance bigint NOT NULL,
  credit_limit bigint NOT NULL,
  due_on date,
  actor_id uuid,
  note text,
  request_key uuid,
  CONSTRAINT credit_entry_pkey PRIMARY KEY (id),
  CONSTRAINT credit_entry_request_key_key UNIQUE (request_key),
  CONSTRAINT credit_entry_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id),
  CONSTRAINT credit_entry_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES credit_account(customer_id),
  CONSTRAINT credit_entry_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order(id),
  CONSTRAINT credit_entry_amount CHECK (
CASE
    WHEN (kind = ANY (ARRAY['allocation'::text, 'limit'::text])) THEN (amount = 0)
    WHEN (kind = 'purchase'::text) THEN (amount > 0)
    ELSE (amount < 0)
END),
  CONSTRAINT credit_entry_due CHECK (((due_on IS NOT NULL) = (kind = ANY (ARRAY['purchase'::text, 'refund'::text, 'reversal'::text])))),
  CONSTRAINT credit_entry_kind CHECK ((kind = ANY (ARRAY['allocation'::text, 'limit'::text, 'purchase'::text, 'payment'::text, 'refund'::text, 'reversal'::text]))),
  CONSTRAINT credit_entry_note_check CHECK (((length(note) >= 1) AND (length(note) <= 300))),
  CONSTRAINT credit_entry_within_limit CHECK ((balance <= credit_limit))
);
CREATE INDEX credit_entry_customer ON credit_entry USING btree (customer_id, at);
CREATE INDEX credit_entry_of_order ON credit_entry USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE TRIGGER credit_entry_is_kept BEFORE DELETE OR UPDATE ON credit_entry FOR EACH ROW EXECUTE FUNCTION keep_credit_entry();
