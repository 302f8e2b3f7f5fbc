CREATE TABLE custom_list (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  url_name text NOT NULL,
  title text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  rule_brand_id integer,
  rule_category_id integer,
  rule_tag text,
  rule_lowered_days smallint,
  CONSTRAINT custom_list_pkey PRIMARY KEY (id),
  CONSTRAINT custom_list_url_name_key UNIQUE (url_name),
  CONSTRAINT custom_list_rule_brand_id_fkey FOREIGN KEY (rule_brand_id) REFERENCES brand(id),
  CONSTRAINT custom_list_rule_category_id_fkey FOREIGN KEY (rule_category_id) REFERENCES category(id),
  CONSTRAINT custom_list_rule_lowered_days_check CHECK (((rule_lowered_days >= 1) AND (rule_lowered_days <= 365))),
  CONSTRAINT custom_list_rule_tag_check CHECK ((rule_tag = ANY (ARRAY['new'::text, 'bestseller'::text, 'presale'::text, 'combo'::text]))),
  CONSTRAINT custom_list_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  CONSTRAINT custom_list_url_name_check CHECK ((url_name ~ '^[a-z0-9ñ]+(-[a-z0-9ñ]+)*$'::text)),
  CONSTRAINT custom_list_version_check CHECK ((version > 0))
);
CREATE INDEX custom_list_by_title ON custom_list USING btree (fold_text(title), id);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON custom_list FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
