import type { CategoryNode } from '@matiz/contracts/staff/catalogue/categories.ts';
import type { SqlReader, Tx } from '#db/sql.ts';

export async function readTree(sql: SqlReader): Promise<CategoryNode[]> {
  return sql<CategoryNode[]>`
    SELECT category.id::text AS id, category.version, category.name,
      category.parent_id::text AS "parentId", count(product.id)::int AS products
    FROM category
    LEFT JOIN product ON product.category_id = category.id AND product.withdrawn_at IS NULL
    GROUP BY category.id
    ORDER BY category.position, category.name, category.id`;
}

/** Moves in the tree happen one after the other: two at once could close a circle. */
export async function lockTree(tx: Tx): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('category.tree'))`;
}

/** The parent that a category gets (its own unless another is given), with its other children. */
export async function findTreePosition(
  tx: Tx,
  id: string | null,
  parentId: string | null | undefined,
): Promise<{ parentId: number | null; siblings: number }> {
  const [row] = await tx<{ parentId: number | null; siblings: number }[]>`
    WITH target AS (SELECT ${
      parentId === undefined
        ? tx`(SELECT parent_id FROM category WHERE id = ${id})`
        : tx`${parentId}::text::integer`
    } AS id)
    SELECT target.id AS "parentId", (
      SELECT count(*)::int FROM category
      WHERE parent_id IS NOT DISTINCT FROM target.id
        AND category.id IS DISTINCT FROM ${id}::text::integer) AS siblings
    FROM target`;
  return row ?? { parentId: null, siblings: 0 };
}

/** Both names, if the one is the other or lies in it. */
export async function findWithin(
  tx: Tx,
  outer: string,
  inner: string,
): Promise<{ inner: string; outer: string } | null> {
  const [row] = await tx<{ inner: string; outer: string }[]>`
    SELECT below.name AS inner, category.name AS outer
    FROM category JOIN category below ON below.id = ANY (category.subtree)
    WHERE category.id = ${outer} AND below.id = ${inner}`;
  return row ?? null;
}

export async function findTakenSlugs(tx: Tx, slug: string): Promise<Set<string>> {
  const rows = await tx<{ slug: string }[]>`
    SELECT slug FROM category WHERE slug = ${slug} OR slug LIKE ${`${slug}-%`}`;
  return new Set(rows.map((row) => row.slug));
}

/** Numbers the others of its level around the place that it has. */
export async function numberSiblings(tx: Tx, id: string): Promise<void> {
  await tx`
    UPDATE category SET position = numbered.place + (numbered.place >= numbered.taken)::int
    FROM (
      SELECT sibling.id, moved.position AS taken,
        row_number() OVER (ORDER BY sibling.position, sibling.name, sibling.id) - 1 AS place
      FROM category moved
      JOIN category sibling
        ON sibling.parent_id IS NOT DISTINCT FROM moved.parent_id AND sibling.id <> moved.id
      WHERE moved.id = ${id}
    ) numbered
    WHERE category.id = numbered.id
      AND category.position <> numbered.place + (numbered.place >= numbered.taken)::int`;
}

export async function countUses(
  tx: Tx,
  id: string,
): Promise<{ products: number; children: number }> {
  const [row] = await tx<{ products: number; children: number }[]>`
    SELECT (SELECT count(*)::int FROM product WHERE category_id = ${id}) AS products,
      (SELECT count(*)::int FROM category WHERE parent_id = ${id}) AS children`;
  return row ?? { products: 0, children: 0 };
}

export async function hasCategories(sql: SqlReader): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`SELECT EXISTS (SELECT FROM category) AS has`;
  return row?.has ?? false;
}
