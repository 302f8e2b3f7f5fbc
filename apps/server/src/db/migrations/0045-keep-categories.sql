-- Staff list categories by name.
CREATE INDEX category_by_name ON category (lower(name), id);
