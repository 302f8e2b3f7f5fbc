CREATE TABLE stock_alert (
  user_id uuid NOT NULL,
  version_id integer NOT NULL,
  warehouse_id smallint NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  CONSTRAINT stock_alert_pkey PRIMARY KEY (user_id, version_id),
  CONSTRAINT stock_alert_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT stock_alert_version_id_fkey FOREIGN KEY (version_id) REFERENCES product_version(id) ON DELETE CASCADE,
  CONSTRAINT stock_alert_warehouse_id_fkey FOREIGN KEY (warehouse_id) REFERENCES warehouse(id)
);
CREATE INDEX stock_alert_of_version ON stock_alert USING btree (version_id, warehouse_id);
