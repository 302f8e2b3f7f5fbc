-- A person sees where their account is open, and closes it there (ADR 51).
ALTER TABLE session
  ADD COLUMN seen_at timestamptz,
  ADD COLUMN agent text CHECK (length(agent) <= 200),
  -- The network part of the address that it was seen from.
  ADD COLUMN seen_from text CHECK (length(seen_from) <= 64),
  DROP CONSTRAINT session_ended_because_check,
  ADD CONSTRAINT session_ended_because_check
    CHECK (ended_because IN ('logout', 'replay', 'password', 'removed', 'staff', 'owner'));
