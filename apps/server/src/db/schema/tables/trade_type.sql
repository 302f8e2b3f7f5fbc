CREATE TABLE trade_type (
  id smallint NOT NULL DEFAULT next_number('trade_type'::regclass),
  code text NOT NULL,
  name text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT trade_type_pkey PRIMARY KEY (id),
  CONSTRAINT trade_type_code_key UNIQUE (code),
  CONSTRAINT trade_type_version_check CHECK ((version > 0))
);
CREATE INDEX trade_type_by_name ON trade_type USING btree (lower(name), id);
