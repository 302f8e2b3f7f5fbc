CREATE TABLE picture_upload (
  id uuid NOT NULL,
  file_name text NOT NULL,
  shape text NOT NULL,
  size integer NOT NULL,
  received integer NOT NULL DEFAULT 0,
  actor_id uuid NOT NULL,
  picture text,
  changed_at timestamp with time zone NOT NULL,
  focus_x real,
  focus_y real,
  CONSTRAINT picture_upload_pkey PRIMARY KEY (id),
  CONSTRAINT picture_upload_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id),
  CONSTRAINT picture_upload_check CHECK (((received >= 0) AND (received <= size))),
  CONSTRAINT picture_upload_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
  CONSTRAINT picture_upload_shape_check CHECK ((shape = ANY (ARRAY['product'::text, 'swatch'::text, 'brand'::text, 'category'::text, 'banner-wide'::text, 'banner-narrow'::text, 'logo'::text]))),
  CONSTRAINT picture_upload_size_check CHECK ((size > 0))
);
CREATE INDEX picture_upload_changed ON picture_upload USING btree (changed_at);
