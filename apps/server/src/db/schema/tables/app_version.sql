CREATE TABLE app_version (
  platform text NOT NULL,
  minimum text NOT NULL,
  latest text NOT NULL,
  store_link text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT app_version_pkey PRIMARY KEY (platform),
  CONSTRAINT app_version_latest_check CHECK ((latest ~ '^\d{1,5}(\.\d{1,5}){0,2}$'::text)),
  CONSTRAINT app_version_minimum_check CHECK ((minimum ~ '^\d{1,5}(\.\d{1,5}){0,2}$'::text)),
  CONSTRAINT app_version_platform_check CHECK ((platform = ANY (ARRAY['Ios'::text, 'Android'::text]))),
  CONSTRAINT app_version_store_link_check CHECK (((store_link ~ '^https://[^[:space:]"<>\\]+$'::text) AND (length(store_link) <= 300))),
  CONSTRAINT app_version_version_check CHECK ((version > 0))
);
