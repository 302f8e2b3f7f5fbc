CREATE TABLE failed_guess (
  account text NOT NULL,
  origin text NOT NULL,
  failures integer NOT NULL,
  next_at timestamp with time zone,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT failed_guess_pkey PRIMARY KEY (account, origin),
  CONSTRAINT failed_guess_account_check CHECK ((length(account) <= 100)),
  CONSTRAINT failed_guess_failures_check CHECK ((failures >= 0)),
  CONSTRAINT failed_guess_origin_check CHECK ((length(origin) <= 100))
);
CREATE INDEX failed_guess_last ON failed_guess USING btree (last_at);
