CREATE TABLE category_size (
  category_id integer NOT NULL,
  warehouse_id smallint NOT NULL,
  products integer NOT NULL,
  CONSTRAINT category_size_pkey PRIMARY KEY (category_id, warehouse_id),
  CONSTRAINT category_size_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE,
  CONSTRAINT category_size_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES warehouse(id)
);
