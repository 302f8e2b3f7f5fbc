-- Where all that filters leave is looked at, only what is of the brand.
CREATE INDEX product_facet_category_brand ON product_facet (category_id, brand_id);
