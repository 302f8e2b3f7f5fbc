-- D-22: limits of methods by zone and customer are kept at the desk, so two people may save one at once.
ALTER TABLE payment_limit ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
