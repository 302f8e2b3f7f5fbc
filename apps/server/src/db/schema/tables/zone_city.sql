CREATE TABLE zone_city (
  city_code text NOT NULL,
  zone_id integer NOT NULL,
  CONSTRAINT zone_city_pkey PRIMARY KEY (city_code),
  CONSTRAINT zone_city_city_code_fkey FOREIGN KEY (city_code) REFERENCES city(code),
  CONSTRAINT zone_city_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES zone(id) ON DELETE CASCADE
);
CREATE INDEX zone_city_zone ON zone_city USING btree (zone_id);
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON zone_city FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
