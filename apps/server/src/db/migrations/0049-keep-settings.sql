-- Who sells here (D-19): one row, empty until somebody writes it.
CREATE TABLE business (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  name text NOT NULL DEFAULT '' CHECK (length(name) <= 120),
  nit text NOT NULL DEFAULT '' CHECK (nit = '' OR nit ~ '^\d{6,10}-\d$'),
  phone text NOT NULL DEFAULT '' CHECK (length(phone) <= 40),
  email text NOT NULL DEFAULT '' CHECK (length(email) <= 254),
  address text NOT NULL DEFAULT '' CHECK (length(address) <= 200),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0)
);
INSERT INTO business DEFAULT VALUES;

-- Staff make trade types, which are numbered as warehouses are.
ALTER TABLE trade_type ALTER COLUMN id SET DEFAULT next_number('trade_type');
CREATE INDEX trade_type_by_name ON trade_type (lower(name), id);
