CREATE TABLE warehouse (
  id smallint NOT NULL DEFAULT next_number('warehouse'::regclass),
  code text NOT NULL,
  name text NOT NULL,
  city_code text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  address text NOT NULL DEFAULT ''::text,
  is_active boolean NOT NULL DEFAULT true,
  CONSTRAINT warehouse_pkey PRIMARY KEY (id),
  CONSTRAINT warehouse_code_key UNIQUE (code),
  CONSTRAINT warehouse_city_code_fkey FOREIGN KEY (city_code) REFERENCES city(code),
  CONSTRAINT warehouse_address_check CHECK ((length(address) <= 200)),
  CONSTRAINT warehouse_code_form CHECK ((code ~ '^[A-Z0-9-]{2,12}$'::text)) NOT VALID,
  CONSTRAINT warehouse_version_check CHECK ((version > 0))
);
CREATE INDEX warehouse_by_name ON warehouse USING btree (lower(name), id);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON warehouse FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
