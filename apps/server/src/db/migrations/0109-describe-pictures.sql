-- D-19: what a picture shows, in words, for who does not see it. Of a product by the picture's key, so
-- that another order of them changes nothing; of a tone beside its one picture.
ALTER TABLE product ADD COLUMN picture_texts jsonb NOT NULL DEFAULT '{}';
ALTER TABLE product ADD CONSTRAINT product_picture_texts_check
  CHECK (jsonb_typeof(picture_texts) = 'object') NOT VALID;
ALTER TABLE product_version ADD COLUMN swatch_text text;
ALTER TABLE product_version ADD CONSTRAINT product_version_swatch_text_check
  CHECK (length(swatch_text) BETWEEN 1 AND 250) NOT VALID;

-- A card has the text of its picture only where there is one: the others stay as they are kept.
ALTER FUNCTION card_of(product, brand) RENAME TO card_without_text;
CREATE FUNCTION card_of(listed product, brand brand) RETURNS json LANGUAGE sql STABLE
  RETURN CASE WHEN listed.picture_texts ? listed.image
    THEN (card_without_text(listed, brand)::jsonb
      || jsonb_build_object('imageText', listed.picture_texts ->> listed.image))::json
    ELSE card_without_text(listed, brand) END;
