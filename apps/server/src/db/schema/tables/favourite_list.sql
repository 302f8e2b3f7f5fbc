CREATE TABLE favourite_list (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT favourite_list_pkey PRIMARY KEY (id),
  CONSTRAINT favourite_list_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT favourite_list_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)))
);
CREATE UNIQUE INDEX favourite_list_name ON favourite_list USING btree (user_id, fold_text(name));
