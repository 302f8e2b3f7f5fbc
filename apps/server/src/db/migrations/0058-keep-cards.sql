-- Cards that the gateway keeps for a business (D-12): by what its people tell them, never a number.
CREATE TABLE stored_card (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  -- Who typed it, and accepted the gateway's contracts.
  user_id uuid NOT NULL REFERENCES app_user,
  -- The gateway's own id of it.
  source text NOT NULL UNIQUE CHECK (length(source) BETWEEN 1 AND 100),
  -- Null: a mark that we do not draw.
  brand text CHECK (brand IN ('visa', 'mastercard', 'american-express', 'diners-club', 'codensa')),
  last_four text NOT NULL CHECK (last_four ~ '^\d{4}$'),
  exp_month smallint NOT NULL CHECK (exp_month BETWEEN 1 AND 12),
  exp_year smallint NOT NULL CHECK (exp_year BETWEEN 2020 AND 2100),
  accepted jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  chosen_at timestamptz NOT NULL
);
CREATE INDEX stored_card_of_customer ON stored_card (customer_id, chosen_at DESC);
