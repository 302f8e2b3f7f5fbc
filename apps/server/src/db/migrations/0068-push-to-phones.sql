-- §3, §7 Push token {userId, deviceId, token}: where a customer's phone is told. It belongs to a
-- session, and goes with it.
CREATE TABLE push_token (
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  device_id text NOT NULL CHECK (length(device_id) BETWEEN 8 AND 128),
  -- One phone, one account: who logs in on it last.
  token text NOT NULL UNIQUE CHECK (length(token) BETWEEN 16 AND 1024),
  session_id uuid NOT NULL REFERENCES session ON DELETE CASCADE,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_id)
);
CREATE INDEX push_token_of_session ON push_token (session_id);

-- However a session ends (logout, another password, a removal), its phone is told nothing more.
CREATE FUNCTION forget_push_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_token WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER session_ended AFTER UPDATE OF ended_at ON session
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION forget_push_tokens();

-- What no provider carries yet stands in the outbox.
ALTER TABLE local_message DROP CONSTRAINT local_message_channel_check;
ALTER TABLE local_message ADD CONSTRAINT local_message_channel_check
  CHECK (channel IN ('sms', 'whatsapp', 'email', 'push'));
