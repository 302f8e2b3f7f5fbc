CREATE TABLE import_batch (
  id uuid NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL,
  state text NOT NULL DEFAULT 'running'::text,
  actor_id uuid,
  started_at timestamp with time zone NOT NULL,
  alive_until timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  undone_at timestamp with time zone,
  new_rows integer NOT NULL DEFAULT 0,
  changed_rows integer NOT NULL DEFAULT 0,
  unchanged_rows integer NOT NULL DEFAULT 0,
  bad_rows integer NOT NULL DEFAULT 0,
  upload_id uuid,
  CONSTRAINT import_batch_pkey PRIMARY KEY (id),
  CONSTRAINT import_batch_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id),
  CONSTRAINT import_batch_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES import_upload(id),
  CONSTRAINT import_batch_bad_rows_check CHECK ((bad_rows >= 0)),
  CONSTRAINT import_batch_changed_rows_check CHECK ((changed_rows >= 0)),
  CONSTRAINT import_batch_check CHECK (((state = ANY (ARRAY['running'::text, 'undoing'::text])) = (finished_at IS NULL))),
  CONSTRAINT import_batch_check1 CHECK (((state = 'undone'::text) = (undone_at IS NOT NULL))),
  CONSTRAINT import_batch_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 255))),
  CONSTRAINT import_batch_format_check CHECK ((format = ANY (ARRAY['matiz'::text, 'shopify'::text, 'woocommerce'::text, 'list'::text]))),
  CONSTRAINT import_batch_new_rows_check CHECK ((new_rows >= 0)),
  CONSTRAINT import_batch_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'interrupted'::text, 'undoing'::text, 'undone'::text]))),
  CONSTRAINT import_batch_unchanged_rows_check CHECK ((unchanged_rows >= 0))
);
CREATE INDEX import_batch_recent ON import_batch USING btree (started_at DESC);
CREATE INDEX import_batch_upload ON import_batch USING btree (upload_id) WHERE (upload_id IS NOT NULL);
CREATE UNIQUE INDEX import_batch_one_at_work ON import_batch USING btree ((true)) WHERE (state = ANY (ARRAY['running'::text, 'undoing'::text]));
