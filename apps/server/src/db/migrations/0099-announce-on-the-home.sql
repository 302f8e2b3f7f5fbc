-- §2 Notifications that staff write for the home: HTML of paragraphs, lists and links of ours, which
-- is read by a parser before it is stored and again before it is shown (ADR 43).
CREATE TABLE announcement (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message text NOT NULL CHECK (length(message) BETWEEN 1 AND 4000),
  -- Its words alone, for lists.
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 400),
  color text NOT NULL CHECK (color IN ('white', 'gray', 'blue', 'green', 'orange', 'red')),
  is_dismissable boolean NOT NULL DEFAULT true,
  starts_at timestamptz,
  ends_at timestamptz,
  is_shown boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  CONSTRAINT announcement_window CHECK (ends_at > starts_at)
);
CREATE TRIGGER shown_changed AFTER INSERT OR UPDATE OR DELETE ON announcement
  FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
