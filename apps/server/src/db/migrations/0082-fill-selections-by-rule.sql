-- A selection is put together by hand, or filled by a rule: what is of a brand, of a category, new,
-- and what became cheaper lately. Without any of these columns it is by hand.
ALTER TABLE custom_list
  ADD COLUMN rule_brand_id integer REFERENCES brand (id),
  ADD COLUMN rule_category_id integer REFERENCES category (id),
  ADD COLUMN rule_tag text CHECK (rule_tag IN ('new', 'bestseller', 'presale', 'combo')),
  ADD COLUMN rule_lowered_days smallint CHECK (rule_lowered_days BETWEEN 1 AND 365),
  ADD CONSTRAINT custom_list_title_check CHECK (length(title) BETWEEN 1 AND 120);
CREATE INDEX custom_list_by_title ON custom_list (fold_text(title), id);

-- When a base price last went down; nothing once it went up again.
ALTER TABLE base_price ADD COLUMN lowered_at timestamptz;
CREATE INDEX base_price_lowered ON base_price (lowered_at) WHERE lowered_at IS NOT NULL;
CREATE FUNCTION note_lowered_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.lowered_at := CASE WHEN NEW.price < OLD.price THEN now() END;
  RETURN NEW;
END $$;
CREATE TRIGGER base_price_lowered BEFORE UPDATE OF price ON base_price
  FOR EACH ROW WHEN (OLD.price <> NEW.price) EXECUTE FUNCTION note_lowered_price();

-- The rows of the shop's home, in their order: its own four lists, and selections.
CREATE TABLE home_row (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list text UNIQUE CHECK (list IN ('offers', 'bestsellers', 'new', 'combos')),
  custom_list_id integer UNIQUE REFERENCES custom_list (id),
  position smallint NOT NULL,
  is_shown boolean NOT NULL DEFAULT true,
  starts_at timestamptz,
  ends_at timestamptz,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  CHECK (num_nonnulls(list, custom_list_id) = 1),
  CONSTRAINT home_row_window CHECK (ends_at > starts_at)
);
CREATE INDEX home_row_in_order ON home_row (position, id);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON home_row
  FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
INSERT INTO home_row (list, position)
VALUES ('offers', 0), ('bestsellers', 1), ('new', 2), ('combos', 3);
