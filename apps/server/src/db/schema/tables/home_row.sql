CREATE TABLE home_row (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  list text,
  custom_list_id integer,
  "position" smallint NOT NULL,
  is_shown boolean NOT NULL DEFAULT true,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT home_row_pkey PRIMARY KEY (id),
  CONSTRAINT home_row_custom_list_id_key UNIQUE (custom_list_id),
  CONSTRAINT home_row_list_key UNIQUE (list),
  CONSTRAINT home_row_custom_list_id_fkey FOREIGN KEY (custom_list_id) REFERENCES custom_list(id),
  CONSTRAINT home_row_check CHECK ((num_nonnulls(list, custom_list_id) = 1)),
  CONSTRAINT home_row_list_check CHECK ((list = ANY (ARRAY['offers'::text, 'bestsellers'::text, 'new'::text, 'combos'::text]))),
  CONSTRAINT home_row_version_check CHECK ((version > 0)),
  CONSTRAINT home_row_window CHECK ((ends_at > starts_at))
);
CREATE INDEX home_row_in_order ON home_row USING btree ("position", id);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON home_row FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
