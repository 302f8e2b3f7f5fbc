CREATE TABLE staff_recovery_code (
  user_id uuid NOT NULL,
  hash bytea NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT staff_recovery_code_pkey PRIMARY KEY (user_id, hash),
  CONSTRAINT staff_recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES staff_factor(user_id) ON DELETE CASCADE,
  CONSTRAINT staff_recovery_code_hash_check CHECK ((length(hash) = 32))
);
