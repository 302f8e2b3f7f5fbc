CREATE TABLE shop_day (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  day date NOT NULL,
  name text NOT NULL,
  is_open boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT shop_day_pkey PRIMARY KEY (id),
  CONSTRAINT shop_day_day_key UNIQUE (day),
  CONSTRAINT shop_day_name_check CHECK ((name <> ''::text)),
  CONSTRAINT shop_day_version_check CHECK ((version > 0))
);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON shop_day FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
