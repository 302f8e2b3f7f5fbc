-- D-12: a payment by QR, which the payer reads with the app of their bank.
ALTER TABLE payment_method DROP CONSTRAINT payment_method_means;
ALTER TABLE payment_method ADD CONSTRAINT payment_method_means CHECK (means IN
  ('card', 'pse', 'nequi', 'bancolombia', 'qr', 'link', 'transfer', 'cash', 'agreement'));
-- The address of a picture (data:), of the gateway; no longer needed once it is paid or over.
ALTER TABLE payment ADD COLUMN qr_code text;
ALTER TABLE payment ADD CONSTRAINT payment_qr_code_check CHECK (length(qr_code) <= 300000) NOT VALID;
INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled, means, max_owed)
SELECT 'qr', 'Código QR', 'Escaneas un código con la app Bancolombia.', 'bank', 'online',
  (SELECT max(position) + 1 FROM payment_method), false, 'qr', 30000000
WHERE EXISTS (SELECT FROM payment_method)
ON CONFLICT DO NOTHING;
