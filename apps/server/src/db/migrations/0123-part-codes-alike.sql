-- Everything that reads a code compares upper(code), but TIN-1 and tin-1 could both be there: a picture
-- named TIN-1.jpg went to either. From 0124 on they cannot. A shop that has such a pair must come up
-- all the same, and a code is for ever on the desk, so that staff could not mend it: what is sold, or
-- came first, keeps its code, and the later one is told apart by its number (tin-1~57). Both stay on
-- sale, and their orders keep the code that was bought. Nearly always these find no row.
WITH later AS (
  SELECT id FROM product
  WHERE EXISTS (SELECT FROM product other
    WHERE upper(other.code) = upper(product.code) AND other.id <> product.id
      AND (other.withdrawn_at IS NOT NULL, other.id) < (product.withdrawn_at IS NOT NULL, product.id))
)
UPDATE product SET code = left(code, 39 - length(id::text)) || '~' || id
WHERE id IN (SELECT id FROM later);

-- What has no options is bought by the code of its product.
WITH renamed AS (
  SELECT version.id, product.code FROM product
  JOIN product_version version ON version.product_id = product.id
  WHERE NOT product.has_versions
    AND product.code = left(version.code, 39 - length(product.id::text)) || '~' || product.id
)
UPDATE product_version version SET code = renamed.code FROM renamed WHERE version.id = renamed.id;

WITH later AS (
  SELECT id FROM product_version version
  WHERE EXISTS (SELECT FROM product_version other
    WHERE upper(other.code) = upper(version.code) AND other.id <> version.id
      AND (other.withdrawn_at IS NOT NULL, other.id) < (version.withdrawn_at IS NOT NULL, version.id))
)
UPDATE product_version SET code = left(code, 38 - length(id::text)) || '~~' || id
WHERE id IN (SELECT id FROM later);
