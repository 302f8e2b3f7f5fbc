CREATE TABLE promotion_header (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  title text NOT NULL,
  app_link text,
  background text NOT NULL,
  has_timer boolean NOT NULL DEFAULT false,
  starts_at timestamp with time zone,
  end_date timestamp with time zone,
  is_shown boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  tells boolean NOT NULL DEFAULT false,
  CONSTRAINT promotion_header_pkey PRIMARY KEY (id),
  CONSTRAINT promotion_header_app_link_check CHECK ((app_link ~ '^/(?![/\\])[^\\[:space:][:cntrl:]]*$'::text)),
  CONSTRAINT promotion_header_background_check CHECK ((background ~ '^#[0-9a-f]{6}$'::text)),
  CONSTRAINT promotion_header_tells CHECK (((NOT tells) OR (starts_at IS NOT NULL))),
  CONSTRAINT promotion_header_timer CHECK (((NOT has_timer) OR (end_date IS NOT NULL))),
  CONSTRAINT promotion_header_title_check CHECK (((length(title) >= 1) AND (length(title) <= 80))),
  CONSTRAINT promotion_header_version_check CHECK ((version > 0)),
  CONSTRAINT promotion_header_window CHECK ((end_date > starts_at))
);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON promotion_header FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
