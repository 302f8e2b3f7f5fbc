CREATE TABLE price_list (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  trade_type_id smallint,
  city_code text,
  state_code text,
  customer_id uuid,
  loyalty_tier text,
  priority smallint NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT price_list_pkey PRIMARY KEY (id),
  CONSTRAINT price_list_name_key UNIQUE (name),
  CONSTRAINT price_list_city_code_fkey FOREIGN KEY (city_code) REFERENCES city(code),
  CONSTRAINT price_list_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id),
  CONSTRAINT price_list_loyalty_tier_fkey FOREIGN KEY (loyalty_tier) REFERENCES loyalty_tier(name),
  CONSTRAINT price_list_state_code_fkey FOREIGN KEY (state_code) REFERENCES state(code),
  CONSTRAINT price_list_trade_type_id_fkey FOREIGN KEY (trade_type_id) REFERENCES trade_type(id),
  CONSTRAINT price_list_check CHECK ((num_nonnulls(trade_type_id, city_code, state_code, customer_id, loyalty_tier) > 0)),
  CONSTRAINT price_list_check1 CHECK ((ends_at > starts_at)),
  CONSTRAINT price_list_version_check CHECK ((version > 0))
);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON price_list FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
