-- Issue 16: the desk's sold out options were looked for in every option times every warehouse. They are
-- few, and stand apart now. An index on `available` would make each order's update write all indexes of
-- `stock`; a trigger that looks at the crossing alone leaves those updates as cheap as they were.
CREATE TABLE sold_out (
  version_id integer NOT NULL,
  warehouse_id smallint NOT NULL,
  PRIMARY KEY (version_id, warehouse_id),
  FOREIGN KEY (warehouse_id, version_id) REFERENCES stock ON DELETE CASCADE
);

CREATE FUNCTION keep_sold_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.available = 0 THEN
    INSERT INTO sold_out (version_id, warehouse_id) VALUES (NEW.version_id, NEW.warehouse_id)
    ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM sold_out WHERE version_id = NEW.version_id AND warehouse_id = NEW.warehouse_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER sold_out_added AFTER INSERT ON stock
  FOR EACH ROW WHEN (NEW.available = 0) EXECUTE FUNCTION keep_sold_out();
CREATE TRIGGER sold_out_changed AFTER UPDATE OF available ON stock
  FOR EACH ROW WHEN ((OLD.available = 0) <> (NEW.available = 0)) EXECUTE FUNCTION keep_sold_out();

INSERT INTO sold_out (version_id, warehouse_id)
SELECT version_id, warehouse_id FROM stock WHERE available = 0;
