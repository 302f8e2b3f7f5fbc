-- Favourites in lists with names of their own, each product with a note (§3 Favourites). A favourite
-- without a list is in «Mis favoritos», which everybody has: the heart writes there, as before.
CREATE TABLE favourite_list (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX favourite_list_name ON favourite_list (user_id, fold_text(name));
ALTER TABLE favourite
  ADD COLUMN list_id uuid REFERENCES favourite_list (id) ON DELETE CASCADE,
  ADD COLUMN note text CHECK (char_length(note) BETWEEN 1 AND 200);
CREATE UNIQUE INDEX favourite_once ON favourite (user_id, product_id, list_id) NULLS NOT DISTINCT;
CREATE INDEX favourite_list_id ON favourite (list_id) WHERE list_id IS NOT NULL;
ALTER TABLE favourite DROP CONSTRAINT favourite_pkey;
