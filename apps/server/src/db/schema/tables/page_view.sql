CREATE TABLE page_view (
  at timestamp with time zone NOT NULL,
  session_id uuid,
  path text NOT NULL,
  reference text,
  campaign text,
  CONSTRAINT page_view_campaign_check CHECK ((length(campaign) <= 128)),
  CONSTRAINT page_view_path_check CHECK ((length(path) <= 300)),
  CONSTRAINT page_view_reference_check CHECK ((length(reference) <= 128))
);
CREATE INDEX page_view_at ON page_view USING brin (at);
