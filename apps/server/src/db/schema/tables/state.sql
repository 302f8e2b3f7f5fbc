CREATE TABLE state (
  code text NOT NULL,
  name text NOT NULL,
  CONSTRAINT state_pkey PRIMARY KEY (code),
  CONSTRAINT state_name_key UNIQUE (name),
  CONSTRAINT state_code_check CHECK ((code ~ '^\d{2}$'::text))
);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON state FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
