-- «Guardar para después»: what was taken out of a cart to be bought another day, as many as there
-- were and at the price that was agreed to then. A seller's own are apart from their customer's, as
-- their drafts are (ADR 49).
CREATE TABLE saved_line (
  customer_id uuid NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  seller_id uuid REFERENCES app_user (id) ON DELETE CASCADE,
  version_id integer NOT NULL REFERENCES product_version (id) ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  seen_price integer NOT NULL CHECK (seen_price >= 0),
  saved_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (customer_id, seller_id, version_id)
);
CREATE INDEX saved_line_of_version ON saved_line (version_id);
CREATE INDEX saved_line_of_seller ON saved_line (seller_id) WHERE seller_id IS NOT NULL;
