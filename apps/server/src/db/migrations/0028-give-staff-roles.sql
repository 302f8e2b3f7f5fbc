-- D-19: what a person of the staff may do follows from their roles (packages/domain identity/scopes).
CREATE TABLE staff_member (
  user_id uuid PRIMARY KEY REFERENCES app_user,
  roles text[] NOT NULL CHECK (
    cardinality(roles) > 0
    AND roles <@ ARRAY['direction', 'catalogue', 'prices', 'warehouse', 'orders', 'credit', 'content', 'support']
  ),
  suspended_at timestamptz,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Until now everybody of the staff might do everything.
INSERT INTO staff_member (user_id, roles)
SELECT id, ARRAY['direction'] FROM app_user WHERE role = 'Staff' AND removed_at IS NULL;

-- A change by staff: what it was and what it became, one entry for each row that a save touched.
ALTER TABLE audit_entry
  ADD COLUMN before jsonb,
  ADD COLUMN after jsonb,
  ADD COLUMN reason text CHECK (length(reason) <= 500),
  ADD COLUMN batch_id uuid,
  ADD COLUMN via text NOT NULL DEFAULT 'call' CHECK (via IN ('call', 'desk', 'import', 'command', 'job'));
CREATE INDEX audit_entry_subject ON audit_entry (subject, id DESC);
CREATE INDEX audit_entry_actor ON audit_entry (actor_id, id DESC);
CREATE INDEX audit_entry_action ON audit_entry (action, id DESC);
CREATE INDEX audit_entry_batch ON audit_entry (batch_id) WHERE batch_id IS NOT NULL;
