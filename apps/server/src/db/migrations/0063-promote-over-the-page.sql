-- §3 The promotional header: a line over the page, with a countdown where it says so. Of those that
-- are on, the one that began last is shown.
CREATE TABLE promotion_header (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
  app_link text CHECK (app_link ~ '^/(?![/\\])[^\\[:space:][:cntrl:]]*$'),
  background text NOT NULL CHECK (background ~ '^#[0-9a-f]{6}$'),
  has_timer boolean NOT NULL DEFAULT false,
  starts_at timestamptz,
  end_date timestamptz,
  is_shown boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  CONSTRAINT promotion_header_window CHECK (end_date > starts_at),
  CONSTRAINT promotion_header_timer CHECK (NOT has_timer OR end_date IS NOT NULL)
);
