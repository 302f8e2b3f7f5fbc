CREATE TABLE rate_limit (
  key text NOT NULL,
  spent_until timestamp with time zone NOT NULL,
  CONSTRAINT rate_limit_pkey PRIMARY KEY (key),
  CONSTRAINT rate_limit_key_check CHECK ((length(key) <= 100))
);
CREATE INDEX rate_limit_spent ON rate_limit USING btree (spent_until);
