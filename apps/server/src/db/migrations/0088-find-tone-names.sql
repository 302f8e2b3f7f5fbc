-- Stock, arrivals and movements are looked for by part of a tone's name.
CREATE INDEX product_version_by_tone_name ON product_version
  USING gin (fold_text(tone_name) gin_trgm_ops);
