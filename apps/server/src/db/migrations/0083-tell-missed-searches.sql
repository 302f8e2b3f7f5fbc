-- What people search for and nothing is found of, for those who keep the words of the search.
CREATE INDEX search_term_missed ON search_term (searched_at, term) WHERE results = 0;
CREATE INDEX search_term_missed_by_people ON search_term (people, term) WHERE results = 0;
CREATE INDEX search_log_of_term ON search_log (term, at);
