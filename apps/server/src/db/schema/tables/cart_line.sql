CREATE TABLE cart_line (
  id uuid NOT NULL,
  place bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  cart_id uuid NOT NULL,
  product_id integer NOT NULL,
  version_id integer NOT NULL,
  assembly_version_ids integer[] NOT NULL DEFAULT '{}'::integer[],
  advance boolean NOT NULL,
  quantity integer NOT NULL,
  seen_price integer NOT NULL,
  added_at timestamp with time zone NOT NULL DEFAULT now(),
  seen_units integer,
  seen_date date,
  CONSTRAINT cart_line_pkey PRIMARY KEY (id),
  CONSTRAINT cart_line_cart_id_version_id_assembly_version_ids_advance_key UNIQUE (cart_id, version_id, assembly_version_ids, advance),
  CONSTRAINT cart_line_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES cart(id) ON DELETE CASCADE,
  CONSTRAINT cart_line_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  CONSTRAINT cart_line_product_id_version_id_fkey FOREIGN KEY (product_id, version_id) REFERENCES product_version(product_id, id),
  CONSTRAINT cart_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999))),
  CONSTRAINT cart_line_seen_price_check CHECK ((seen_price >= 0)),
  CONSTRAINT cart_line_seen_units_check CHECK ((seen_units >= 0))
);
CREATE INDEX cart_line_version ON cart_line USING btree (product_id, version_id);
