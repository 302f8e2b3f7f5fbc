-- outside of a transaction
-- Each takes the place of the index of 0006 that let two codes differ in case alone.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS product_code_alike ON product (upper(code));
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS product_version_code_alike
  ON product_version (upper(code));
DROP INDEX CONCURRENTLY IF EXISTS product_code_any_case;
DROP INDEX CONCURRENTLY IF EXISTS product_version_code_any_case;
