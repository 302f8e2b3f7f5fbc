-- ADR 59: pesos of an order that the customer's own credit pays, the rest goes by its method.
-- Chosen for a cart, and agreed of an order; 0: none, or the method itself is the credit.
ALTER TABLE cart ADD COLUMN credit_part bigint NOT NULL DEFAULT 0 CHECK (credit_part >= 0);
ALTER TABLE customer_order ADD COLUMN credit_part bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT customer_order_credit_part CHECK (credit_part >= 0 AND credit_part <= total);
