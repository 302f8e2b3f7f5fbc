ALTER TABLE payment VALIDATE CONSTRAINT payment_qr_code_check;
