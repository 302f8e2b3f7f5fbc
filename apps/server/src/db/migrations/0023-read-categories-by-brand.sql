-- A category that is narrowed to a brand is read in its order: the index itself tells the brand.
DROP INDEX product_of_category, product_of_category_by_date;
CREATE INDEX product_of_category ON product (category_id, sales_rank, id)
  INCLUDE (sold_in, brand_id) WHERE withdrawn_at IS NULL;
CREATE INDEX product_of_category_by_date ON product (category_id, listed_at DESC, id)
  INCLUDE (sold_in, brand_id) WHERE withdrawn_at IS NULL;
