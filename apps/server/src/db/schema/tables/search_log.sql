CREATE TABLE search_log (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  at timestamp with time zone NOT NULL,
  term text NOT NULL,
  city_code text NOT NULL,
  results integer NOT NULL,
  CONSTRAINT search_log_pkey PRIMARY KEY (id),
  CONSTRAINT search_log_city_code_fkey FOREIGN KEY (city_code) REFERENCES city(code),
  CONSTRAINT search_log_results_check CHECK ((results >= 0)),
  CONSTRAINT search_log_term_check CHECK ((length(term) <= 100))
);
CREATE INDEX search_log_at ON search_log USING btree (at);
CREATE INDEX search_log_of_term ON search_log USING btree (term, at);
