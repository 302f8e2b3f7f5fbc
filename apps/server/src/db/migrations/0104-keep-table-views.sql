-- D-19: what the staff look at often keeps a name. `list` is the path of its call, `search` what its
-- page's address says of it.
CREATE TABLE table_view (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  list text NOT NULL CHECK (length(list) BETWEEN 1 AND 100),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  search text NOT NULL CHECK (length(search) <= 1000),
  columns text[] NOT NULL CHECK (cardinality(columns) <= 60),
  is_shared boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, list, name)
);
