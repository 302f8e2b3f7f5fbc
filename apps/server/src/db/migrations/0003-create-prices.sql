-- D-6, in the order in which the resolver applies them. Whole pesos, IVA included (D-5).
CREATE TABLE base_price (
  warehouse_id smallint NOT NULL REFERENCES warehouse,
  product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
  price integer NOT NULL CHECK (price > 0),
  PRIMARY KEY (product_id, warehouse_id)
);

CREATE FUNCTION refresh_sold_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product SET sold_in = priced.warehouses
  FROM (
    SELECT changed.product_id,
      ARRAY(SELECT warehouse_id FROM base_price
        WHERE base_price.product_id = changed.product_id ORDER BY warehouse_id) AS warehouses
    FROM (SELECT DISTINCT product_id FROM touched) changed
  ) priced
  WHERE product.id = priced.product_id AND product.sold_in <> priced.warehouses;
  RETURN NULL;
END $$;
CREATE TRIGGER base_price_added AFTER INSERT ON base_price
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_sold_in();
CREATE TRIGGER base_price_removed AFTER DELETE ON base_price
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION refresh_sold_in();
-- A price is changed in place; moving it to another product or warehouse is a removal and an addition.
CREATE FUNCTION keep_base_price_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a base price stays with its product and warehouse' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER base_price_stays BEFORE UPDATE OF product_id, warehouse_id ON base_price FOR EACH ROW
  WHEN (OLD.product_id <> NEW.product_id OR OLD.warehouse_id <> NEW.warehouse_id)
  EXECUTE FUNCTION keep_base_price_place();

-- A list holds for whoever matches all that it names.
CREATE TABLE price_list (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  trade_type_id smallint REFERENCES trade_type,
  city_code text REFERENCES city,
  state_code text REFERENCES state,
  customer_id uuid REFERENCES customer,
  loyalty_tier text REFERENCES loyalty_tier,
  priority smallint NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz,
  CHECK (num_nonnulls(trade_type_id, city_code, state_code, customer_id, loyalty_tier) > 0),
  CHECK (ends_at > starts_at)
);
CREATE TABLE price_list_item (
  product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
  list_id integer NOT NULL REFERENCES price_list ON DELETE CASCADE,
  price integer CHECK (price > 0),
  percent numeric(5, 2) CHECK (percent > 0 AND percent < 100),
  PRIMARY KEY (product_id, list_id),
  CHECK (num_nonnulls(price, percent) = 1)
);
CREATE INDEX price_list_item_list ON price_list_item (list_id);

-- §3 programmedPriceId, programmedPriceName: one at a time for a product in a warehouse (null: all).
CREATE TABLE programmed_price (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  product_id integer NOT NULL REFERENCES product ON DELETE CASCADE,
  warehouse_id smallint REFERENCES warehouse,
  price integer NOT NULL CHECK (price > 0),
  during tstzrange NOT NULL CHECK (NOT isempty(during)),
  EXCLUDE USING gist (product_id WITH =, (coalesce(warehouse_id, 0)) WITH =, during WITH &&)
);
CREATE INDEX programmed_price_product ON programmed_price (product_id);

-- §3 applicableDealsId: breaks by quantity, or a plain percentage (one break from 1).
CREATE TABLE deal (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('volume', 'percentage')),
  starts_at timestamptz,
  ends_at timestamptz,
  CHECK (ends_at > starts_at)
);
CREATE TABLE deal_break (
  deal_id integer NOT NULL REFERENCES deal ON DELETE CASCADE,
  min_quantity integer NOT NULL CHECK (min_quantity > 0),
  percent numeric(5, 2) NOT NULL CHECK (percent > 0 AND percent < 100),
  PRIMARY KEY (deal_id, min_quantity)
);
-- One deal for a product, so that deals cannot pile up.
CREATE TABLE deal_product (
  product_id integer PRIMARY KEY REFERENCES product ON DELETE CASCADE,
  deal_id integer NOT NULL REFERENCES deal ON DELETE CASCADE
);
CREATE INDEX deal_product_deal ON deal_product (deal_id);

-- A bigger order never costs more a unit.
CREATE FUNCTION check_deal_breaks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM deal_break lower
    JOIN deal_break higher ON higher.deal_id = lower.deal_id AND higher.min_quantity > lower.min_quantity
    WHERE lower.deal_id = NEW.deal_id AND higher.percent < lower.percent
  ) THEN
    RAISE EXCEPTION 'deal % would cost more a unit for a bigger order', NEW.deal_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER deal_break_never_rises AFTER INSERT OR UPDATE ON deal_break
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_deal_breaks();
