CREATE TABLE table_view (
  user_id uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  search text NOT NULL,
  columns text[] NOT NULL,
  is_shared boolean NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT table_view_pkey PRIMARY KEY (user_id, list, name),
  CONSTRAINT table_view_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT table_view_columns_check CHECK ((cardinality(columns) <= 60)),
  CONSTRAINT table_view_list_check CHECK (((length(list) >= 1) AND (length(list) <= 100))),
  CONSTRAINT table_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  CONSTRAINT table_view_search_check CHECK ((length(search) <= 1000))
);
