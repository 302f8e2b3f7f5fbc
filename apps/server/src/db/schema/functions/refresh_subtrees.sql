CREATE OR REPLACE FUNCTION public.refresh_subtrees()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE category SET subtree = found.ids
  FROM (
    WITH RECURSIVE branch AS (
      SELECT id AS root, id FROM category
      UNION ALL SELECT root, category.id FROM category JOIN branch ON category.parent_id = branch.id
    )
    SELECT root, array_agg(id ORDER BY id) AS ids FROM branch GROUP BY root
  ) found
  WHERE category.id = found.root AND category.subtree <> found.ids;
  RETURN NULL;
END $function$;
