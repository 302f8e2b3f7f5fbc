CREATE TABLE menu_entry (
  menu text NOT NULL,
  place smallint NOT NULL,
  label text NOT NULL,
  link text NOT NULL,
  is_shown boolean NOT NULL DEFAULT true,
  screen text NOT NULL DEFAULT 'all'::text,
  CONSTRAINT menu_entry_pkey PRIMARY KEY (menu, place),
  CONSTRAINT menu_entry_label_check CHECK (((length(label) >= 1) AND (length(label) <= 40))),
  CONSTRAINT menu_entry_link_check CHECK (((link ~ '^(/|https://)'::text) AND (length(link) <= 300))),
  CONSTRAINT menu_entry_menu_check CHECK ((menu = ANY (ARRAY['header'::text, 'shop'::text, 'house'::text]))),
  CONSTRAINT menu_entry_place_check CHECK (((place >= 1) AND (place <= 10))),
  CONSTRAINT menu_entry_screen_check CHECK ((screen = ANY (ARRAY['all'::text, 'phone'::text, 'desktop'::text])))
);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON menu_entry FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
