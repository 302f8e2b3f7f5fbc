CREATE TABLE menu_set (
  id integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT menu_set_pkey PRIMARY KEY (id),
  CONSTRAINT menu_set_id_check CHECK ((id = 1)),
  CONSTRAINT menu_set_version_check CHECK ((version > 0))
);
