CREATE TABLE coverage_demand (
  city_code text NOT NULL,
  day date NOT NULL,
  lookups integer NOT NULL,
  CONSTRAINT coverage_demand_pkey PRIMARY KEY (city_code, day),
  CONSTRAINT coverage_demand_city_code_fkey FOREIGN KEY (city_code) REFERENCES city(code),
  CONSTRAINT coverage_demand_lookups_check CHECK ((lookups > 0))
);
