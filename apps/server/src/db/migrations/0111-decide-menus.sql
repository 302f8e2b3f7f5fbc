-- D-19: entries of the menus that staff decide; a menu without any is as it always was. Their version
-- is one, since they are saved together.
CREATE TABLE menu_set (
  id integer PRIMARY KEY CHECK (id = 1),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0)
);
INSERT INTO menu_set (id) VALUES (1);
CREATE TABLE menu_entry (
  menu text NOT NULL CHECK (menu IN ('header', 'shop', 'house')),
  place smallint NOT NULL CHECK (place BETWEEN 1 AND 10),
  label text NOT NULL CHECK (length(label) BETWEEN 1 AND 40),
  link text NOT NULL CHECK (link ~ '^(/|https://)' AND length(link) <= 300),
  is_shown boolean NOT NULL DEFAULT true,
  screen text NOT NULL DEFAULT 'all' CHECK (screen IN ('all', 'phone', 'desktop')),
  PRIMARY KEY (menu, place)
);
CREATE TRIGGER shown_changed AFTER INSERT OR UPDATE OR DELETE ON menu_entry
  FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
