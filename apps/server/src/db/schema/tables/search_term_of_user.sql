CREATE TABLE search_term_of_user (
  user_id uuid NOT NULL,
  term text NOT NULL,
  shown text NOT NULL,
  searches integer NOT NULL DEFAULT 1,
  results integer NOT NULL,
  searched_at timestamp with time zone NOT NULL,
  CONSTRAINT search_term_of_user_pkey PRIMARY KEY (user_id, term),
  CONSTRAINT search_term_of_user_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT search_term_of_user_term_check CHECK ((length(term) <= 100))
);
