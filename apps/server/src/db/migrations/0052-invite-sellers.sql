-- D-19: a seller comes by the same kind of link as the staff, and gets no role of theirs.
ALTER TABLE staff_invitation
  ADD COLUMN makes text NOT NULL DEFAULT 'Staff' CHECK (makes IN ('Staff', 'Seller')),
  DROP CONSTRAINT staff_invitation_roles_check,
  ADD CONSTRAINT staff_invitation_roles_check CHECK (
    (cardinality(roles) > 0) = (makes = 'Staff')
    AND roles <@ ARRAY['direction', 'catalogue', 'prices', 'warehouse', 'orders', 'credit', 'content', 'support']
  );
