-- Staff list products that are withdrawn too, in the order of their names, and find them by any
-- letters of name or code (D-19).
CREATE INDEX product_all_by_name ON product (fold_text(name), id);
CREATE INDEX product_by_letters ON product USING gin (fold_text(name || ' ' || code) gin_trgm_ops);
