-- What is searched for, so that staff sees what is missing and people find their own words again.

-- Of nobody: a term, where, and how much it found.
CREATE TABLE search_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  term text NOT NULL CHECK (length(term) <= 100),
  city_code text NOT NULL REFERENCES city,
  results integer NOT NULL CHECK (results >= 0)
);
CREATE INDEX search_log_at ON search_log (at);

-- A term over everybody. It is shown to others only once several people typed it.
CREATE TABLE search_term (
  term text COLLATE "C" PRIMARY KEY CHECK (length(term) <= 100),
  shown text NOT NULL,
  -- Registered people who searched for it; visitors cannot be told apart.
  people integer NOT NULL,
  -- Searches, each worth twice as much as one 30 days before: grows without being recounted.
  heat double precision NOT NULL,
  results integer NOT NULL,
  searched_at timestamptz NOT NULL
);
CREATE INDEX search_term_hot ON search_term (heat DESC) WHERE people >= 3 AND results > 0;
CREATE INDEX search_term_recent ON search_term (searched_at DESC) WHERE people >= 3 AND results > 0;

-- Somebody's own terms.
CREATE TABLE search_term_of_user (
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  term text COLLATE "C" NOT NULL CHECK (length(term) <= 100),
  shown text NOT NULL,
  searches integer NOT NULL DEFAULT 1,
  results integer NOT NULL,
  searched_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, term)
);

-- Whoever deletes the account takes them along.
CREATE FUNCTION forget_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_term_of_user WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER search_terms_forgotten AFTER UPDATE OF removed_at ON app_user FOR EACH ROW
  WHEN (NEW.removed_at IS NOT NULL AND OLD.removed_at IS NULL) EXECUTE FUNCTION forget_search_terms();

-- The same tone of a brand is looked up by its number.
CREATE INDEX tone_search_number ON tone_search (level, reflection);
