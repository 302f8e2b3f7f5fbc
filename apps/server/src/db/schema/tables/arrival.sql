CREATE TABLE arrival (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  warehouse_id smallint NOT NULL,
  version_id integer NOT NULL,
  product_id integer NOT NULL,
  arrives_on date NOT NULL,
  cap integer NOT NULL,
  promised integer NOT NULL DEFAULT 0,
  arrived_at timestamp with time zone,
  received integer,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT arrival_pkey PRIMARY KEY (id),
  CONSTRAINT arrival_product_id_version_id_fkey FOREIGN KEY (product_id, version_id) REFERENCES product_version(product_id, id) ON DELETE CASCADE,
  CONSTRAINT arrival_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES warehouse(id),
  CONSTRAINT arrival_cap_check CHECK ((cap >= 0)),
  CONSTRAINT arrival_check CHECK (((promised >= 0) AND (promised <= cap))),
  CONSTRAINT arrival_check1 CHECK (((received IS NULL) = (arrived_at IS NULL))),
  CONSTRAINT arrival_received_check CHECK ((received >= 0))
);
CREATE INDEX arrival_of_product ON arrival USING btree (product_id, warehouse_id, arrives_on) WHERE (arrived_at IS NULL);
CREATE INDEX arrival_of_version ON arrival USING btree (product_id, version_id);
CREATE UNIQUE INDEX arrival_one_open ON arrival USING btree (warehouse_id, version_id, arrives_on) WHERE (arrived_at IS NULL);
CREATE TRIGGER shown_added AFTER INSERT ON arrival REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
CREATE TRIGGER shown_changed AFTER UPDATE ON arrival REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
CREATE TRIGGER shown_gone AFTER DELETE ON arrival REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION tell_shown_products();
