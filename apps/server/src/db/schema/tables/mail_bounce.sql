CREATE TABLE mail_bounce (
  address_hash bytea NOT NULL,
  fault text NOT NULL,
  times integer NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT mail_bounce_pkey PRIMARY KEY (address_hash),
  CONSTRAINT mail_bounce_fault_check CHECK (((length(fault) >= 1) AND (length(fault) <= 100))),
  CONSTRAINT mail_bounce_times_check CHECK ((times > 0))
);
CREATE INDEX mail_bounce_at ON mail_bounce USING btree (at);
