-- Which version of the terms a business agreed to, when and by whom (§2 Terms); a new one is asked for again.
ALTER TABLE consent
  DROP CONSTRAINT consent_kind_check,
  ADD CONSTRAINT consent_kind_check CHECK (kind IN ('data_treatment', 'marketing', 'terms'));
-- The last of them, read with every request of its people; null: none.
ALTER TABLE customer ADD COLUMN terms_version text CHECK (length(terms_version) <= 32);
