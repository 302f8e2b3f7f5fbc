CREATE TABLE search_synonym_term (
  term text NOT NULL,
  synonym_id integer NOT NULL,
  CONSTRAINT search_synonym_term_pkey PRIMARY KEY (term, synonym_id),
  CONSTRAINT search_synonym_term_synonym_id_fkey FOREIGN KEY (synonym_id) REFERENCES search_synonym(id) ON DELETE CASCADE
);
