-- A seller's draft, sent to the customer to approve it without a password (ADR 52).
CREATE TABLE hand_over (
  id uuid PRIMARY KEY,
  cart_id uuid NOT NULL REFERENCES cart (id),
  customer_id uuid NOT NULL REFERENCES customer (id),
  seller_id uuid NOT NULL REFERENCES app_user (id),
  -- The seller's, when it was sent: where it is delivered unless the cart says so.
  session_id uuid NOT NULL,
  address_id uuid REFERENCES address (id),
  -- Of 32 random bytes that stand in the link and nowhere else.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  -- What the buyer was shown: the lines as they were sent, with the buyer's own changes.
  shown jsonb NOT NULL CHECK (jsonb_typeof(shown) = 'array'),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  opened_at timestamptz,
  revoked_at timestamptz,
  answer text CHECK (answer IN ('approved', 'declined')),
  answered_at timestamptz,
  answered_by text CHECK (length(answered_by) <= 80),
  reason text CHECK (length(reason) <= 300),
  order_id uuid REFERENCES customer_order (id),
  CONSTRAINT hand_over_expires_later CHECK (expires_at > sent_at),
  CONSTRAINT hand_over_answer_has_time CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT hand_over_approved_is_ordered CHECK ((answer IS NOT DISTINCT FROM 'approved') = (order_id IS NOT NULL))
);
-- One link of a draft can be answered at a time.
CREATE UNIQUE INDEX hand_over_one_live ON hand_over (cart_id) WHERE answer IS NULL AND revoked_at IS NULL;
CREATE INDEX hand_over_cart ON hand_over (cart_id, sent_at DESC);
CREATE UNIQUE INDEX hand_over_order ON hand_over (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX hand_over_customer ON hand_over (customer_id);
CREATE INDEX hand_over_seller ON hand_over (seller_id);
