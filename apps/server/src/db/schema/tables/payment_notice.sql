CREATE TABLE payment_notice (
  id text NOT NULL,
  reference text,
  at timestamp with time zone NOT NULL,
  CONSTRAINT payment_notice_pkey PRIMARY KEY (id),
  CONSTRAINT payment_notice_id_check CHECK (((length(id) >= 1) AND (length(id) <= 100)))
);
