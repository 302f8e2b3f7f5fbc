CREATE TABLE payment_limit (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  method text NOT NULL,
  zone_id integer,
  customer_id uuid,
  is_closed boolean NOT NULL DEFAULT false,
  min_amount bigint,
  max_amount bigint,
  max_owed bigint,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT payment_limit_pkey PRIMARY KEY (id),
  CONSTRAINT payment_limit_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  CONSTRAINT payment_limit_method_fkey FOREIGN KEY (method) REFERENCES payment_method(code),
  CONSTRAINT payment_limit_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES zone(id) ON DELETE CASCADE,
  CONSTRAINT payment_limit_check CHECK ((num_nonnulls(zone_id, customer_id) = 1)),
  CONSTRAINT payment_limit_check1 CHECK ((is_closed OR (num_nonnulls(min_amount, max_amount, max_owed) > 0))),
  CONSTRAINT payment_limit_check2 CHECK ((min_amount <= LEAST(max_amount, max_owed))),
  CONSTRAINT payment_limit_max_amount_check CHECK ((max_amount > 0)),
  CONSTRAINT payment_limit_max_owed_check CHECK ((max_owed > 0)),
  CONSTRAINT payment_limit_min_amount_check CHECK ((min_amount > 0)),
  CONSTRAINT payment_limit_version_check CHECK ((version > 0))
);
CREATE UNIQUE INDEX payment_limit_customer ON payment_limit USING btree (customer_id, method) WHERE (customer_id IS NOT NULL);
CREATE UNIQUE INDEX payment_limit_zone ON payment_limit USING btree (zone_id, method) WHERE (zone_id IS NOT NULL);
