CREATE TABLE sold_out (
  version_id integer NOT NULL,
  warehouse_id smallint NOT NULL,
  CONSTRAINT sold_out_pkey PRIMARY KEY (version_id, warehouse_id),
  CONSTRAINT sold_out_warehouse_id_version_id_fkey FOREIGN KEY (warehouse_id, version_id) REFERENCES stock(warehouse_id, version_id) ON DELETE CASCADE
);
