ALTER TABLE customer
  VALIDATE CONSTRAINT customer_name_check, VALIDATE CONSTRAINT customer_document_number_check;
ALTER TABLE app_user VALIDATE CONSTRAINT app_user_name_check;
