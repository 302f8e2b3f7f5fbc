CREATE TABLE reason (
  id integer NOT NULL DEFAULT next_number('reason'::regclass),
  used_for text NOT NULL,
  text text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT reason_pkey PRIMARY KEY (id),
  CONSTRAINT reason_text_key UNIQUE (used_for, text),
  CONSTRAINT reason_text_check CHECK (((length(text) >= 1) AND (length(text) <= 120))),
  CONSTRAINT reason_used_for_check CHECK ((used_for = ANY (ARRAY['adjust'::text, 'cancel'::text, 'block'::text, 'register'::text, 'payment'::text]))),
  CONSTRAINT reason_version_check CHECK ((version > 0))
);
CREATE INDEX reason_by_text ON reason USING btree (lower(text), id);
