-- D-19: a picture that staff drop comes in pieces, as files to import do. Whole, it becomes a picture
-- of the shop (`picture`) and its pieces go.
CREATE TABLE picture_upload (
  id uuid PRIMARY KEY,
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  shape text NOT NULL CHECK (shape IN ('product', 'swatch', 'brand', 'category', 'banner-wide', 'banner-narrow')),
  size integer NOT NULL CHECK (size > 0),
  received integer NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
  actor_id uuid NOT NULL REFERENCES app_user,
  picture text,
  changed_at timestamptz NOT NULL
);
CREATE INDEX picture_upload_changed ON picture_upload (changed_at);
