CREATE TABLE staff_member (
  user_id uuid NOT NULL,
  roles text[] NOT NULL,
  suspended_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT staff_member_pkey PRIMARY KEY (user_id),
  CONSTRAINT staff_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT staff_member_roles_check CHECK (((cardinality(roles) > 0) AND (roles <@ ARRAY['direction'::text, 'catalogue'::text, 'prices'::text, 'warehouse'::text, 'orders'::text, 'credit'::text, 'content'::text, 'support'::text]))),
  CONSTRAINT staff_member_version_check CHECK ((version > 0))
);
CREATE INDEX staff_member_by_time ON staff_member USING btree (created_at, user_id);
CREATE TRIGGER staff_member_last_director AFTER DELETE OR UPDATE ON staff_member FOR EACH ROW WHEN ((('direction'::text = ANY (old.roles)) AND (old.suspended_at IS NULL))) EXECUTE FUNCTION keep_a_director();
