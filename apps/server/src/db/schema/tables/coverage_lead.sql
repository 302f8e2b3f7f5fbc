CREATE TABLE coverage_lead (
  city_code text NOT NULL,
  phone text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT coverage_lead_pkey PRIMARY KEY (city_code, phone),
  CONSTRAINT coverage_lead_city_code_fkey FOREIGN KEY (city_code) REFERENCES city(code),
  CONSTRAINT coverage_lead_phone_check CHECK ((phone ~ '^\+57\d{10}$'::text))
);
