-- D-19: how somebody becomes staff. The first invitation of an empty shop names nobody: whoever
-- starts the server has it, and its use makes the first director.
CREATE TABLE staff_invitation (
  id uuid PRIMARY KEY,
  hash bytea NOT NULL UNIQUE CHECK (length(hash) = 32),
  email text CHECK (email = lower(email) AND length(email) <= 254),
  name text NOT NULL DEFAULT '' CHECK (length(name) <= 120),
  last_name text NOT NULL DEFAULT '' CHECK (length(last_name) <= 120),
  roles text[] NOT NULL CHECK (
    cardinality(roles) > 0
    AND roles <@ ARRAY['direction', 'catalogue', 'prices', 'warehouse', 'orders', 'credit', 'content', 'support']
  ),
  invited_by uuid REFERENCES app_user,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  used_at timestamptz,
  CHECK ((email IS NULL) = (invited_by IS NULL))
);
CREATE UNIQUE INDEX staff_invitation_open ON staff_invitation (email) WHERE used_at IS NULL;

-- The last director stays: a shop that nobody directs can only be mended by hand.
CREATE FUNCTION keep_a_director() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One at a time, so that two directors cannot leave each other.
  PERFORM pg_advisory_xact_lock(hashtext('staff_member.direction'));
  IF NOT EXISTS (
    SELECT FROM staff_member
    JOIN app_user ON app_user.id = staff_member.user_id AND app_user.removed_at IS NULL
    WHERE 'direction' = ANY (roles) AND suspended_at IS NULL
  ) THEN
    RAISE EXCEPTION 'the last director stays' USING ERRCODE = '23514', CONSTRAINT = 'staff_member_last_director';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER staff_member_last_director
  AFTER UPDATE OR DELETE ON staff_member
  FOR EACH ROW
  WHEN ('direction' = ANY (OLD.roles) AND OLD.suspended_at IS NULL)
  EXECUTE FUNCTION keep_a_director();
CREATE INDEX staff_member_by_time ON staff_member (created_at, user_id);
