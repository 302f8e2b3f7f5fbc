CREATE TABLE notification_read (
  notification_id uuid NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT notification_read_pkey PRIMARY KEY (notification_id, user_id),
  CONSTRAINT notification_read_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notification(id) ON DELETE CASCADE,
  CONSTRAINT notification_read_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX notification_read_by ON notification_read USING btree (user_id);
