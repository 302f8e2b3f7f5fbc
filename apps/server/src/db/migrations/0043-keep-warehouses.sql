-- Staff make and change warehouses (D-19). One that is closed keeps its orders and stock and serves no zone.
ALTER TABLE warehouse
  ADD COLUMN address text NOT NULL DEFAULT '' CHECK (length(address) <= 200),
  ADD COLUMN is_active boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT warehouse_code_form CHECK (code ~ '^[A-Z0-9-]{2,12}$') NOT VALID;

-- The next number of a short list whose first row is special (warehouse 1 is the main one), so that
-- a sequence with its gaps will not do. Two who add at once do it one after the other.
CREATE FUNCTION next_number(list regclass) RETURNS smallint LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  found smallint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('next_number'), list::oid::int);
  EXECUTE format('SELECT coalesce(max(id), 0) + 1 FROM %s', list) INTO found;
  RETURN found;
END $$;
ALTER TABLE warehouse ALTER COLUMN id SET DEFAULT next_number('warehouse');

CREATE INDEX warehouse_by_name ON warehouse (lower(name), id);
CREATE INDEX zone_by_name ON zone (lower(name), id);

-- A zone that is taken away takes its cities along: nobody delivers there then.
ALTER TABLE zone_city
  DROP CONSTRAINT zone_city_zone_id_fkey,
  ADD FOREIGN KEY (zone_id) REFERENCES zone ON DELETE CASCADE;
