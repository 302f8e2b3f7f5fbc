CREATE TABLE payment (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  method text NOT NULL,
  reference text NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  begun_at timestamp with time zone,
  transaction_id text,
  means text,
  reason text,
  url text,
  accepted jsonb,
  looked_up_at timestamp with time zone,
  refund_due bigint NOT NULL DEFAULT 0,
  refunded bigint NOT NULL DEFAULT 0,
  proof_state text,
  qr_code text,
  CONSTRAINT payment_pkey PRIMARY KEY (id),
  CONSTRAINT payment_reference_key UNIQUE (reference),
  CONSTRAINT payment_transaction_id_key UNIQUE (transaction_id),
  CONSTRAINT payment_method_fkey FOREIGN KEY (method) REFERENCES payment_method(code),
  CONSTRAINT payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order(id),
  CONSTRAINT payment_amount_check CHECK ((amount > 0)),
  CONSTRAINT payment_check CHECK (((refund_due >= 0) AND (refund_due <= amount))),
  CONSTRAINT payment_check1 CHECK (((refunded >= 0) AND (refunded <= refund_due))),
  CONSTRAINT payment_proof_state_check CHECK ((proof_state = ANY (ARRAY['sent'::text, 'refused'::text]))),
  CONSTRAINT payment_qr_code_check CHECK ((length(qr_code) <= 300000)),
  CONSTRAINT payment_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'declined'::text, 'voided'::text, 'expired'::text, 'refunded'::text, 'surplus'::text]))),
  CONSTRAINT payment_transaction_id_check CHECK (((length(transaction_id) >= 1) AND (length(transaction_id) <= 100)))
);
CREATE INDEX payment_by_hand ON payment USING btree (created_at) WHERE (state = ANY (ARRAY['pending'::text, 'expired'::text, 'voided'::text]));
CREATE INDEX payment_order ON payment USING btree (order_id);
CREATE INDEX payment_to_give_back ON payment USING btree (changed_at) WHERE (refund_due > refunded);
CREATE INDEX payment_to_look_up ON payment USING btree (begun_at) WHERE (state = ANY (ARRAY['pending'::text, 'expired'::text]));
CREATE UNIQUE INDEX payment_one_approved ON payment USING btree (order_id) WHERE (state = 'approved'::text);
CREATE UNIQUE INDEX payment_one_pending ON payment USING btree (order_id) WHERE (state = 'pending'::text);
