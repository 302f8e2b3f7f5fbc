CREATE TABLE favourite (
  user_id uuid NOT NULL,
  product_id integer NOT NULL,
  added_at timestamp with time zone NOT NULL DEFAULT now(),
  list_id uuid,
  note text,
  CONSTRAINT favourite_list_id_fkey FOREIGN KEY (list_id) REFERENCES favourite_list(id) ON DELETE CASCADE,
  CONSTRAINT favourite_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE,
  CONSTRAINT favourite_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT favourite_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 200)))
);
CREATE INDEX favourite_list_id ON favourite USING btree (list_id) WHERE (list_id IS NOT NULL);
CREATE INDEX favourite_product ON favourite USING btree (product_id);
CREATE UNIQUE INDEX favourite_once ON favourite USING btree (user_id, product_id, list_id) NULLS NOT DISTINCT;
