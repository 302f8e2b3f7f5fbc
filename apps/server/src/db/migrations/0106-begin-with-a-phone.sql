-- §2 Registration: an account begins with its phone, its trade type and its city, and sees prices
-- (ADR 101). Names and document are empty until they are told, before the first order; no business
-- leaves `phone_verified` without them.
ALTER TABLE customer DROP CONSTRAINT customer_name_check;
ALTER TABLE customer ADD CONSTRAINT customer_name_check
  CHECK (length(name) <= 120 AND (name <> '' OR status = 'phone_verified')) NOT VALID;
ALTER TABLE customer DROP CONSTRAINT customer_document_number_check;
ALTER TABLE customer ADD CONSTRAINT customer_document_number_check
  CHECK (document_number ~ '^[0-9A-Z-]{3,20}$' OR (document_number = '' AND status = 'phone_verified'))
  NOT VALID;
ALTER TABLE app_user DROP CONSTRAINT app_user_name_check;
ALTER TABLE app_user ADD CONSTRAINT app_user_name_check
  CHECK (length(name) <= 120 AND (name <> '' OR role = 'Admin customer')) NOT VALID;
