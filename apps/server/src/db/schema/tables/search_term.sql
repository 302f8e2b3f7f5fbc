CREATE TABLE search_term (
  term text NOT NULL,
  shown text NOT NULL,
  people integer NOT NULL,
  heat double precision NOT NULL,
  results integer NOT NULL,
  searched_at timestamp with time zone NOT NULL,
  CONSTRAINT search_term_pkey PRIMARY KEY (term),
  CONSTRAINT search_term_term_check CHECK ((length(term) <= 100))
);
CREATE INDEX search_term_hot ON search_term USING btree (heat DESC) WHERE ((people >= 3) AND (results > 0));
CREATE INDEX search_term_missed ON search_term USING btree (searched_at, term) WHERE (results = 0);
CREATE INDEX search_term_missed_by_people ON search_term USING btree (people, term) WHERE (results = 0);
CREATE INDEX search_term_recent ON search_term USING btree (searched_at DESC) WHERE ((people >= 3) AND (results > 0));
