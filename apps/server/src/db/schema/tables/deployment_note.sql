CREATE TABLE deployment_note (
  name text NOT NULL,
  first_at timestamp with time zone NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT deployment_note_pkey PRIMARY KEY (name),
  CONSTRAINT deployment_note_check CHECK ((last_at >= first_at)),
  CONSTRAINT deployment_note_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
