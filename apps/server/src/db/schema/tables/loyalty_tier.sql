CREATE TABLE loyalty_tier (
  name text NOT NULL,
  rank smallint NOT NULL,
  threshold bigint NOT NULL,
  color text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT loyalty_tier_pkey PRIMARY KEY (name),
  CONSTRAINT loyalty_tier_rank_key UNIQUE (rank),
  CONSTRAINT loyalty_tier_threshold_key UNIQUE (threshold),
  CONSTRAINT loyalty_tier_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
  CONSTRAINT loyalty_tier_name_check CHECK ((name = ANY (ARRAY['Bronce'::text, 'Plata'::text, 'Oro'::text, 'Diamante'::text]))),
  CONSTRAINT loyalty_tier_threshold_check CHECK ((threshold >= 0)),
  CONSTRAINT loyalty_tier_version_check CHECK ((version > 0))
);
