CREATE TABLE deal (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT deal_pkey PRIMARY KEY (id),
  CONSTRAINT deal_name_key UNIQUE (name),
  CONSTRAINT deal_check CHECK ((ends_at > starts_at)),
  CONSTRAINT deal_kind_check CHECK ((kind = ANY (ARRAY['volume'::text, 'percentage'::text]))),
  CONSTRAINT deal_version_check CHECK ((version > 0))
);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON deal FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
