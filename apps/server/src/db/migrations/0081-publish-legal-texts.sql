-- The shop's own legal texts (§2 Terms): each counts from a day, which is its version in `consent`.
CREATE TABLE legal_text (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('terms', 'data_treatment')),
  in_force_on date NOT NULL,
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 60000),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  CONSTRAINT legal_text_day UNIQUE (kind, in_force_on)
);
CREATE TRIGGER shown_changed AFTER INSERT OR UPDATE OR DELETE ON legal_text
  FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
