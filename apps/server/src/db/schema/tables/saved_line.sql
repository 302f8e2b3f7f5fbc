CREATE TABLE saved_line (
  customer_id uuid NOT NULL,
  seller_id uuid,
  version_id integer NOT NULL,
  quantity integer NOT NULL,
  seen_price integer NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT saved_line_customer_id_seller_id_version_id_key UNIQUE NULLS NOT DISTINCT (customer_id, seller_id, version_id),
  CONSTRAINT saved_line_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer(id) ON DELETE CASCADE,
  CONSTRAINT saved_line_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT saved_line_version_id_fkey FOREIGN KEY (version_id) REFERENCES product_version(id) ON DELETE CASCADE,
  CONSTRAINT saved_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999))),
  CONSTRAINT saved_line_seen_price_check CHECK ((seen_price >= 0))
);
CREATE INDEX saved_line_of_seller ON saved_line USING btree (seller_id) WHERE (seller_id IS NOT NULL);
CREATE INDEX saved_line_of_version ON saved_line USING btree (version_id);
