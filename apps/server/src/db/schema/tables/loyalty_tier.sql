CREATE TABLE loyalty_tier (
  name text NOT NULL,
  rank smallint NOT NULL,
  threshold bigint NOT NULL,
  color text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  shipping_off smallint NOT NULL DEFAULT 0,
  free_from bigint,
  CONSTRAINT loyalty_tier_pkey PRIMARY KEY (name),
  CONSTRAINT loyalty_tier_rank_key UNIQUE (rank),
  CONSTRAINT loyalty_tier_threshold_key UNIQUE (threshold),
  CONSTRAINT loyalty_tier_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
  CONSTRAINT loyalty_tier_free_from_check CHECK ((free_from > 0)),
  CONSTRAINT loyalty_tier_name_check CHECK ((name = ANY (ARRAY['Bronce'::text, 'Plata'::text, 'Oro'::text, 'Diamante'::text]))),
  CONSTRAINT loyalty_tier_shipping_off_check CHECK (((shipping_off >= 0) AND (shipping_off <= 100))),
  CONSTRAINT loyalty_tier_threshold_check CHECK ((threshold >= 0)),
  CONSTRAINT loyalty_tier_version_check CHECK ((version > 0))
);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON loyalty_tier FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
