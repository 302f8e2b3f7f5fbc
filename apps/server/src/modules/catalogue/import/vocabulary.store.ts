import type { SqlReader } from '#db/sql.ts';

/** What files name: small enough to be held while one is read. */
export interface Vocabulary {
  /** Codes, in the order of their numbers. */
  readonly warehouses: readonly string[];
  /** What people call them, by code. */
  readonly warehouseNames: Readonly<Record<string, string>>;
  readonly brands: readonly { name: string; slug: string; code: string }[];
  /** With the names from the root down to its own. */
  readonly categories: readonly { slug: string; path: string[] }[];
}

export async function readVocabulary(sql: SqlReader): Promise<Vocabulary> {
  const [warehouses, brands, categories] = await Promise.all([
    sql<{ code: string; name: string }[]>`SELECT code, name FROM warehouse ORDER BY id`,
    sql<{ name: string; slug: string; code: string }[]>`SELECT name, slug, code FROM brand`,
    sql<{ slug: string; path: string[] }[]>`
      WITH RECURSIVE tree AS (
        SELECT id, slug, ARRAY[name] AS path FROM category WHERE parent_id IS NULL
        UNION ALL
        SELECT category.id, category.slug, tree.path || category.name
        FROM tree JOIN category ON category.parent_id = tree.id
      )
      SELECT slug, path FROM tree`,
  ]);
  return {
    warehouses: warehouses.map(({ code }) => code),
    warehouseNames: Object.fromEntries(warehouses.map(({ code, name }) => [code, name])),
    brands,
    categories,
  };
}
