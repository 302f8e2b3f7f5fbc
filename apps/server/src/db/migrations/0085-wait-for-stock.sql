-- «Avísame»: who waits for an option that is sold out where they buy. A row goes when its news goes
-- out, so that it is told once; what people wait for is what the row says while it is there.
CREATE TABLE stock_alert (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  version_id integer NOT NULL REFERENCES product_version (id) ON DELETE CASCADE,
  warehouse_id smallint NOT NULL REFERENCES warehouse (id),
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, version_id)
);
CREATE INDEX stock_alert_of_version ON stock_alert (version_id, warehouse_id);
