-- What brought the buyer of an order, as the link's `reference` and `campaign` said (§2).
-- Named so that no statement of the version before, which says `reference` of a payment beside its
-- order, becomes ambiguous while it still serves (ADR 70).
ALTER TABLE customer_order ADD COLUMN origin_reference text,
  ADD COLUMN origin_campaign text;
ALTER TABLE customer_order ADD CONSTRAINT customer_order_origin_check
  CHECK (length(origin_reference) <= 128 AND length(origin_campaign) <= 128) NOT VALID;
