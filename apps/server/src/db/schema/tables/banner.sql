CREATE TABLE banner (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  place text NOT NULL,
  "position" smallint NOT NULL,
  title text NOT NULL,
  desktop_image text NOT NULL,
  mobile_image text NOT NULL,
  app_link text NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  platforms text[] NOT NULL DEFAULT '{web,ios,android,other}'::text[],
  is_shown boolean NOT NULL DEFAULT true,
  CONSTRAINT banner_pkey PRIMARY KEY (id),
  CONSTRAINT banner_app_link_check CHECK ((app_link ~ '^/(?![/\\])[^\\[:space:][:cntrl:]]*$'::text)),
  CONSTRAINT banner_check CHECK ((ends_at > starts_at)),
  CONSTRAINT banner_platforms_check CHECK (((cardinality(platforms) > 0) AND (platforms <@ ARRAY['web'::text, 'ios'::text, 'android'::text, 'other'::text]))),
  CONSTRAINT banner_version_check CHECK ((version > 0))
);
CREATE INDEX banner_by_position ON banner USING btree ("position", id);
CREATE INDEX banner_in_order ON banner USING btree (place, "position", id);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON banner FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
