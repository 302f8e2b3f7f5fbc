-- D-12, ADR 46: methods that people confirm (a transfer, cash at a correspondent, a credit of someone
-- else) wait for their payment as those of a gateway do; and more ways through the gateway.
ALTER TABLE payment_method
  DROP CONSTRAINT payment_method_means_check,
  DROP CONSTRAINT payment_method_check2,
  -- Where the buyer pays: a bank account, or the agreement of a correspondent.
  ADD COLUMN account_bank text CHECK (length(account_bank) BETWEEN 1 AND 80),
  ADD COLUMN account_kind text CHECK (account_kind IN ('savings', 'checking')),
  ADD COLUMN account_number text CHECK (length(account_number) BETWEEN 1 AND 40),
  ADD COLUMN account_holder text CHECK (length(account_holder) BETWEEN 1 AND 120),
  ADD COLUMN account_document text CHECK (length(account_document) BETWEEN 1 AND 40);
-- Nobody could choose them, so they are off until the shop says where to pay.
UPDATE payment_method SET is_enabled = false, means = CASE code
    WHEN 'transferencia' THEN 'transfer' WHEN 'efectivo' THEN 'cash' ELSE 'agreement' END
  WHERE kind = 'offline' AND NOT needs_cash_on_delivery
    AND code IN ('transferencia', 'efectivo', 'platam', 'codensa', 'via');
UPDATE payment_method SET is_enabled = false, means = 'link' WHERE code = 'bold';
UPDATE payment_method SET name = 'Via' WHERE code = 'via' AND name = 'Vía';
ALTER TABLE payment_method
  ADD CONSTRAINT payment_method_means CHECK (means IN
    ('card', 'pse', 'nequi', 'bancolombia', 'link', 'transfer', 'cash', 'agreement')),
  ADD CONSTRAINT payment_method_kind_of_means CHECK (means IS NULL OR kind = CASE
    WHEN means IN ('transfer', 'cash', 'agreement') THEN 'offline' ELSE 'online' END);
INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled, means, max_owed)
SELECT code, name, description, logo, 'online', (SELECT max(position) FROM payment_method) + turn,
  false, code, 30000000
FROM (VALUES
  (1, 'nequi', 'Nequi', 'Apruebas el pago en tu app Nequi.', 'nequi'),
  (2, 'bancolombia', 'Botón Bancolombia', 'Pagas desde tu cuenta Bancolombia.', 'bancolombia')
) AS added (turn, code, name, description, logo)
WHERE EXISTS (SELECT FROM payment_method)
ON CONFLICT DO NOTHING;

-- What a buyer shows of a payment that people confirm, and what they said of it.
ALTER TABLE payment ADD COLUMN proof_state text CHECK (proof_state IN ('sent', 'refused'));
CREATE TABLE payment_proof (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment ON DELETE CASCADE,
  sent_at timestamptz NOT NULL,
  -- WebP, made anew from what was sent: nothing of the camera is in it.
  picture bytea NOT NULL
);
CREATE INDEX payment_proof_payment ON payment_proof (payment_id, sent_at DESC);
CREATE INDEX payment_by_hand ON payment (created_at) WHERE state IN ('pending', 'expired', 'voided');
