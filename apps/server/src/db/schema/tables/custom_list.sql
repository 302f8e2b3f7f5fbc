CREATE TABLE custom_list (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  url_name text NOT NULL,
  title text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT custom_list_pkey PRIMARY KEY (id),
  CONSTRAINT custom_list_url_name_key UNIQUE (url_name),
  CONSTRAINT custom_list_url_name_check CHECK ((url_name ~ '^[a-z0-9ñ]+(-[a-z0-9ñ]+)*$'::text)),
  CONSTRAINT custom_list_version_check CHECK ((version > 0))
);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON custom_list FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
