-- What servers noticed of where they run, so that a later start and `npm run doctor` can say it:
-- that there was production here ('production'), and proxies that TRUST_PROXY does not name
-- ('proxy 10.0.0.5').
CREATE TABLE deployment_note (
  name text PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 100),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL CHECK (last_at >= first_at)
);
