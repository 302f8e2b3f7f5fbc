-- Combos are few among many products: the desk lists them alone.
CREATE INDEX product_combo_by_name ON product (fold_text(name), id) WHERE kind = 'combo';
