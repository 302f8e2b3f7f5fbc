CREATE TABLE city (
  code text NOT NULL,
  state_code text NOT NULL,
  name text NOT NULL,
  CONSTRAINT city_pkey PRIMARY KEY (code),
  CONSTRAINT city_state_code_name_key UNIQUE (state_code, name),
  CONSTRAINT city_state_code_fkey FOREIGN KEY (state_code) REFERENCES state(code),
  CONSTRAINT city_check CHECK (("left"(code, 2) = state_code)),
  CONSTRAINT city_code_check CHECK ((code ~ '^\d{5}$'::text))
);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON city FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
