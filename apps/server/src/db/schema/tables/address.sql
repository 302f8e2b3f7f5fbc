CREATE TABLE address (
  id uuid NOT NULL,
  customer_id uuid NOT NULL,
  title text,
  line text NOT NULL,
  complement text,
  neighbourhood text,
  city_code text NOT NULL,
  phone text,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  removed_at timestamp with time zone,
  CONSTRAINT address_pkey PRIMARY KEY (id),
  CONSTRAINT address_customer_id_id_key UNIQUE (customer_id, id),
  CONSTRAINT address_city_code_fkey FOREIGN KEY (city_code) REFERENCES city(code),
  CONSTRAINT address_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT address_check CHECK ((NOT (is_default AND (removed_at IS NOT NULL)))),
  CONSTRAINT address_complement_check CHECK ((length(complement) <= 120)),
  CONSTRAINT address_line_check CHECK (((length(line) >= 3) AND (length(line) <= 200))),
  CONSTRAINT address_neighbourhood_check CHECK ((length(neighbourhood) <= 120)),
  CONSTRAINT address_phone_check CHECK ((phone ~ '^\+?\d{7,15}$'::text)),
  CONSTRAINT address_title_check CHECK (((length(title) >= 1) AND (length(title) <= 80)))
);
CREATE UNIQUE INDEX address_one_default ON address USING btree (customer_id) WHERE is_default;
