-- D-19: who moves an arrival says which one they saw. What orders promise of it is no edit.
ALTER TABLE arrival ADD COLUMN version integer NOT NULL DEFAULT 1;
