-- D-19: the staff's list of orders, the newest first, of one state or of whoever matches a search.
CREATE INDEX customer_order_placed ON customer_order (placed_at, id);
CREATE INDEX customer_order_by_state ON customer_order (state, placed_at, id);

-- What a customer is found by: names, document with and without its dashes, phone and mail.
ALTER TABLE customer ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold_text(
  business_name || ' ' || name || ' ' || last_name || ' ' || document_number || ' '
  || replace(document_number, '-', '') || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '')
)) STORED;
CREATE INDEX customer_search ON customer USING gin (search_text gin_trgm_ops);
