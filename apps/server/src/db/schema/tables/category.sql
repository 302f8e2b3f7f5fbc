CREATE TABLE category (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  parent_id integer,
  name text NOT NULL,
  slug text NOT NULL,
  "position" smallint NOT NULL,
  image text NOT NULL,
  subtree integer[] NOT NULL DEFAULT '{}'::integer[],
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT category_pkey PRIMARY KEY (id),
  CONSTRAINT category_parent_id_name_key UNIQUE NULLS NOT DISTINCT (parent_id, name),
  CONSTRAINT category_slug_key UNIQUE (slug),
  CONSTRAINT category_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES category(id),
  CONSTRAINT category_check CHECK ((parent_id <> id)),
  CONSTRAINT category_slug_check CHECK ((slug ~ '^[a-z0-9-]+$'::text)),
  CONSTRAINT category_version_check CHECK ((version > 0))
);
CREATE INDEX category_by_name ON category USING btree (lower(name), id);
CREATE TRIGGER category_subtrees AFTER INSERT OR DELETE OR UPDATE OF parent_id ON category FOR EACH STATEMENT EXECUTE FUNCTION refresh_subtrees();
CREATE TRIGGER product_search_category AFTER UPDATE OF name, parent_id ON category FOR EACH ROW EXECUTE FUNCTION refresh_search_of_category();
CREATE TRIGGER search_heading_category AFTER INSERT OR DELETE OR UPDATE ON category FOR EACH ROW EXECUTE FUNCTION refresh_search_heading();
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON category FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
