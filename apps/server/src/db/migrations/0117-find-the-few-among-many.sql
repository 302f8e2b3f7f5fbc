-- outside of a transaction
-- D-19: what staff look for is few among very many, and was found by looking at all of them: movements
-- that no order made, what was not changed by a call, products without a price or a picture. An order
-- and a call write nothing into these.
CREATE INDEX CONCURRENTLY IF NOT EXISTS stock_movement_by_reason
  ON stock_movement (reason, id DESC) WHERE reason <> 'order';
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_entry_by_door
  ON audit_entry (via, id DESC) WHERE via <> 'call';
CREATE INDEX CONCURRENTLY IF NOT EXISTS product_unpriced_by_name
  ON product (fold_text(name), id) WHERE sold_in = '{}';
CREATE INDEX CONCURRENTLY IF NOT EXISTS product_plain_by_name
  ON product (fold_text(name), id) WHERE starts_with(image, 'plain/');
