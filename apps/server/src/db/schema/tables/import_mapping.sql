CREATE TABLE import_mapping (
  header_key text NOT NULL,
  columns json NOT NULL,
  used_at timestamp with time zone NOT NULL,
  CONSTRAINT import_mapping_pkey PRIMARY KEY (header_key)
);
