CREATE TABLE deal_break (
  deal_id integer NOT NULL,
  min_quantity integer NOT NULL,
  percent numeric(5,2) NOT NULL,
  CONSTRAINT deal_break_pkey PRIMARY KEY (deal_id, min_quantity),
  CONSTRAINT deal_break_deal_id_fkey FOREIGN KEY (deal_id) REFERENCES deal(id) ON DELETE CASCADE,
  CONSTRAINT deal_break_min_quantity_check CHECK ((min_quantity > 0)),
  CONSTRAINT deal_break_never_rises TRIGGER DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT deal_break_percent_check CHECK (((percent > (0)::numeric) AND (percent < (100)::numeric)))
);
CREATE CONSTRAINT TRIGGER deal_break_never_rises AFTER INSERT OR UPDATE ON deal_break DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_deal_breaks();
CREATE TRIGGER price_bounds_after_delete AFTER DELETE ON deal_break REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_prices_of_deals();
CREATE TRIGGER price_bounds_after_insert AFTER INSERT ON deal_break REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_prices_of_deals();
CREATE TRIGGER price_bounds_after_update AFTER UPDATE ON deal_break REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION bound_prices_of_deals();
CREATE TRIGGER shown_changed AFTER INSERT OR DELETE OR UPDATE ON deal_break FOR EACH STATEMENT EXECUTE FUNCTION tell_all_shown();
