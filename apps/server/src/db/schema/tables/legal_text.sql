CREATE TABLE legal_text (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  in_force_on date NOT NULL,
  body text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT legal_text_pkey PRIMARY KEY (id),
  CONSTRAINT legal_text_day UNIQUE (kind, in_force_on),
  CONSTRAINT legal_text_body_check CHECK (((length(body) >= 1) AND (length(body) <= 60000))),
  CONSTRAINT legal_text_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'data_treatment'::text]))),
  CONSTRAINT legal_text_version_check CHECK ((version > 0))
);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON legal_text FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
