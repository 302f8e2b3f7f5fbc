-- A code of a phone besides the password, for the people of the staff (D-19).
CREATE TABLE staff_factor (
  user_id uuid PRIMARY KEY REFERENCES staff_member (user_id) ON DELETE CASCADE,
  -- Sealed under the server's secret: a copy of the database alone makes no codes.
  secret bytea NOT NULL CHECK (length(secret) BETWEEN 28 AND 128),
  -- Null: it was shown, and nobody has proven yet that an app has it.
  confirmed_at timestamptz,
  -- Of the last code that was taken; it and those before count no more.
  last_step bigint NOT NULL DEFAULT 0
);

CREATE TABLE staff_recovery_code (
  user_id uuid NOT NULL REFERENCES staff_factor (user_id) ON DELETE CASCADE,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (user_id, hash)
);

ALTER TABLE session ADD COLUMN factor_at timestamptz;
ALTER TABLE business ADD COLUMN needs_second_factor boolean NOT NULL DEFAULT false;
