CREATE TABLE stored_card (
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  user_id uuid NOT NULL,
  source text NOT NULL,
  brand text,
  last_four text NOT NULL,
  exp_month smallint NOT NULL,
  exp_year smallint NOT NULL,
  accepted jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  chosen_at timestamp with time zone NOT NULL,
  CONSTRAINT stored_card_pkey PRIMARY KEY (id),
  CONSTRAINT stored_card_source_key UNIQUE (source),
  CONSTRAINT stored_card_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT stored_card_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT stored_card_brand_check CHECK ((brand = ANY (ARRAY['visa'::text, 'mastercard'::text, 'american-express'::text, 'diners-club'::text, 'codensa'::text]))),
  CONSTRAINT stored_card_exp_month_check CHECK (((exp_month >= 1) AND (exp_month <= 12))),
  CONSTRAINT stored_card_exp_year_check CHECK (((exp_year >= 2020) AND (exp_year <= 2100))),
  CONSTRAINT stored_card_last_four_check CHECK ((last_four ~ '^\d{4}$'::text)),
  CONSTRAINT stored_card_source_check CHECK (((length(source) >= 1) AND (length(source) <= 100)))
);
CREATE INDEX stored_card_of_customer ON stored_card USING btree (customer_id, chosen_at DESC);
