-- A code may travel otherwise than to the phone (ADR 0037): to an e-mail, which is then what it
-- proves, or by word of mouth of the staff, who call the phone.
ALTER TABLE phone_code
  ADD COLUMN email text CHECK (email = lower(email) AND length(email) <= 254),
  -- It reaches its owner by a person of the staff, who calls.
  ADD COLUMN awaits_staff boolean NOT NULL DEFAULT false,
  -- When somebody of the staff called last.
  ADD COLUMN told_at timestamptz CHECK (told_at IS NULL OR awaits_staff);
CREATE INDEX phone_code_of_email ON phone_code (email, sent_at DESC) WHERE email IS NOT NULL;
CREATE INDEX phone_code_waiting ON phone_code (sent_at) WHERE awaits_staff;

-- The e-mail that was proven in a session, by a code that was right.
ALTER TABLE session
  ADD COLUMN proven_email text,
  ADD COLUMN proven_email_at timestamptz,
  ADD CHECK ((proven_email IS NULL) = (proven_email_at IS NULL));
