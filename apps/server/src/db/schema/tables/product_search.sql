CREATE TABLE product_search (
  product_id integer NOT NULL,
  sales_rank integer NOT NULL,
  sold_in smallint[] NOT NULL,
  name_words text NOT NULL,
  words tsvector NOT NULL,
  is_hot boolean NOT NULL DEFAULT false,
  CONSTRAINT product_search_pkey PRIMARY KEY (product_id),
  CONSTRAINT product_search_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);
CREATE INDEX product_search_by_sales ON product_search USING btree (sales_rank, product_id);
CREATE INDEX product_search_hot_words ON product_search USING gin (words) WHERE is_hot;
CREATE INDEX product_search_name ON product_search USING btree (name_words);
CREATE INDEX product_search_words ON product_search USING gin (words);
