CREATE TABLE announcement (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  message text NOT NULL,
  words text NOT NULL,
  color text NOT NULL,
  is_dismissable boolean NOT NULL DEFAULT true,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  is_shown boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT announcement_pkey PRIMARY KEY (id),
  CONSTRAINT announcement_color_check CHECK ((color = ANY (ARRAY['white'::text, 'gray'::text, 'blue'::text, 'green'::text, 'orange'::text, 'red'::text]))),
  CONSTRAINT announcement_message_check CHECK (((length(message) >= 1) AND (length(message) <= 4000))),
  CONSTRAINT announcement_version_check CHECK ((version > 0)),
  CONSTRAINT announcement_window CHECK ((ends_at > starts_at)),
  CONSTRAINT announcement_words_check CHECK (((length(words) >= 1) AND (length(words) <= 400)))
);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON announcement FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
