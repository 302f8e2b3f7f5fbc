-- §3 {product}_identifier: what a customer is called by is made of their number.
ALTER TABLE customer
  ADD COLUMN number integer NOT NULL GENERATED ALWAYS AS IDENTITY
    CHECK (number BETWEEN 1 AND 28629150),
  ADD CONSTRAINT customer_number_key UNIQUE (number);
