import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import type { SqlReader } from '#db/sql.ts';

type Choices = ReplyOf<typeof readCatalogueChoices>;

/** Brands, categories, warehouses and ways to pay, in one statement. */
export async function readChoices(sql: SqlReader): Promise<Choices> {
  const [row] = await sql<Choices[]>`
    WITH RECURSIVE tree AS (
      SELECT id, slug, name AS path FROM category WHERE parent_id IS NULL
      UNION ALL
      SELECT category.id, category.slug, tree.path || ' › ' || category.name
      FROM tree JOIN category ON category.parent_id = tree.id
    )
    SELECT
      (SELECT coalesce(json_agg(json_build_object('id', id::text, 'name', name)
        ORDER BY fold_text(name)), '[]') FROM brand) AS brands,
      (SELECT coalesce(json_agg(json_build_object('id', id::text, 'slug', slug, 'path', path)
        ORDER BY fold_text(path)), '[]') FROM tree) AS categories,
      (SELECT coalesce(json_agg(json_build_object('id', id::text, 'code', code, 'name', name)
        ORDER BY id), '[]') FROM warehouse) AS warehouses,
      (SELECT coalesce(json_agg(json_build_object('code', code, 'name', name)
        ORDER BY position), '[]') FROM payment_method) AS "paymentMethods"`;
  if (!row) throw new Error('a SELECT without FROM answers one row');
  return row;
}
