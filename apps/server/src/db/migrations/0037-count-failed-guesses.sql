-- How often a secret was guessed wrong in a row (ADR 0034), of an account from one origin and by all
-- strangers: each failure moves `next_at`, before which no guess is looked at, further away.
-- Here, so that neither a restart nor a second process gives new guesses.
CREATE TABLE failed_guess (
  -- Both hashed: neither e-mails that somebody typed nor addresses are kept.
  account text NOT NULL CHECK (length(account) <= 100),
  origin text NOT NULL CHECK (length(origin) <= 100),
  failures integer NOT NULL CHECK (failures >= 0),
  -- Null: at once.
  next_at timestamptz,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (account, origin)
);
CREATE INDEX failed_guess_last ON failed_guess (last_at);

-- For whom a code was sent: a known device or a network, hashed. Sendings are limited by it.
ALTER TABLE phone_code ADD COLUMN origin text NOT NULL DEFAULT 'address';
