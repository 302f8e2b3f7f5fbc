CREATE TABLE search_heading (
  kind text NOT NULL,
  id integer NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  words tsvector NOT NULL,
  CONSTRAINT search_heading_pkey PRIMARY KEY (kind, id),
  CONSTRAINT search_heading_kind_check CHECK ((kind = ANY (ARRAY['brand'::text, 'category'::text])))
);
CREATE INDEX search_heading_words ON search_heading USING gin (words);
