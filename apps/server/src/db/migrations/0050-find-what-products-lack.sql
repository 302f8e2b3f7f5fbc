-- Staff look for what is withdrawn and for what has no picture: few of many (D-19).
CREATE INDEX product_withdrawn_by_name ON product (fold_text(name), id) WHERE withdrawn_at IS NOT NULL;
CREATE INDEX product_by_image ON product (image);
