CREATE TABLE hand_over (
  id uuid NOT NULL,
  cart_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  seller_id uuid NOT NULL,
  session_id uuid NOT NULL,
  address_id uuid,
  token_hash bytea NOT NULL,
  shown jsonb NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  opened_at timestamp with time zone,
  revoked_at timestamp with time zone,
  answer text,
  answered_at timestamp with time zone,
  answered_by text,
  reason text,
  order_id uuid,
  CONSTRAINT hand_over_pkey PRIMARY KEY (id),
  CONSTRAINT hand_over_token_hash_key UNIQUE (token_hash),
  CONSTRAINT hand_over_address_id_fkey FOREIGN KEY (address_id) REFERENCES address(id),
  CONSTRAINT hand_over_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id),
  CONSTRAINT hand_over_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT hand_over_order_id_fkey FOREIGN KEY (order_id) REFERENCES customer_order(id),
  CONSTRAINT hand_over_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES app_user(id),
  CONSTRAINT hand_over_answer_check CHECK ((answer = ANY (ARRAY['approved'::text, 'declined'::text]))),
  CONSTRAINT hand_over_answer_has_time CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CONSTRAINT hand_over_answered_by_check CHECK ((length(answered_by) <= 80)),
  CONSTRAINT hand_over_approved_is_ordered CHECK (((NOT (answer IS DISTINCT FROM 'approved'::text)) = (order_id IS NOT NULL))),
  CONSTRAINT hand_over_expires_later CHECK ((expires_at > sent_at)),
  CONSTRAINT hand_over_reason_check CHECK ((length(reason) <= 300)),
  CONSTRAINT hand_over_shown_check CHECK ((jsonb_typeof(shown) = 'array'::text)),
  CONSTRAINT hand_over_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE INDEX hand_over_cart ON hand_over USING btree (cart_id, sent_at DESC);
CREATE INDEX hand_over_customer ON hand_over USING btree (customer_id);
CREATE INDEX hand_over_seller ON hand_over USING btree (seller_id);
CREATE UNIQUE INDEX hand_over_one_live ON hand_over USING btree (cart_id) WHERE ((answer IS NULL) AND (revoked_at IS NULL));
CREATE UNIQUE INDEX hand_over_order ON hand_over USING btree (order_id) WHERE (order_id IS NOT NULL);
