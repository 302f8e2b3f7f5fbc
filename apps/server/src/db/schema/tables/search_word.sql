CREATE TABLE search_word (
  word text NOT NULL,
  shown text NOT NULL,
  stem text NOT NULL,
  sound text NOT NULL,
  letters text NOT NULL,
  is_shade boolean NOT NULL DEFAULT false,
  is_joined boolean NOT NULL DEFAULT false,
  CONSTRAINT search_word_pkey PRIMARY KEY (word)
);
COMMENT ON COLUMN search_word.is_joined IS 'Two words of a name written together; nothing is mended into it.';
CREATE INDEX search_word_alike ON search_word USING gin (word gin_trgm_ops);
CREATE INDEX search_word_letters ON search_word USING btree (letters);
CREATE INDEX search_word_sound ON search_word USING btree (sound);
CREATE INDEX search_word_stem ON search_word USING btree (stem);
