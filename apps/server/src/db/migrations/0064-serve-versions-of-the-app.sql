-- D-1, §7 POST /compare_versions/: which versions of each shell the shop still serves.
CREATE TABLE app_version (
  platform text PRIMARY KEY CHECK (platform IN ('Ios', 'Android')),
  minimum text NOT NULL CHECK (minimum ~ '^\d{1,5}(\.\d{1,5}){0,2}$'),
  latest text NOT NULL CHECK (latest ~ '^\d{1,5}(\.\d{1,5}){0,2}$'),
  -- Where it is updated; null until it stands in a store.
  store_link text CHECK (store_link ~ '^https://[^[:space:]"<>\\]+$' AND length(store_link) <= 300),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0)
);
INSERT INTO app_version (platform, minimum, latest) VALUES ('Android', '1.0.0', '1.0.0'), ('Ios', '1.0.0', '1.0.0');
