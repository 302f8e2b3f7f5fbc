CREATE TABLE staff_factor (
  user_id uuid NOT NULL,
  secret bytea NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint NOT NULL DEFAULT 0,
  CONSTRAINT staff_factor_pkey PRIMARY KEY (user_id),
  CONSTRAINT staff_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES staff_member(user_id) ON DELETE CASCADE,
  CONSTRAINT staff_factor_secret_check CHECK (((length(secret) >= 28) AND (length(secret) <= 128)))
);
