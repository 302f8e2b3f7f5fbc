import type { SqlReader } from '#db/sql.ts';

/** What a link to this shop can be about. */
export type ShareKind = 'product' | 'brand' | 'category';

/** What is drawn for a link: the name, the brand above it, and a picture of it. */
export interface ShareSubjectRow {
  readonly name: string;
  readonly brand: string | null;
  readonly image: string;
}

/** Null for what there is not, or no longer. */
export async function readShareSubject(
  sql: SqlReader,
  kind: ShareKind,
  id: number,
): Promise<ShareSubjectRow | null> {
  const [row] = await readers[kind](sql, id);
  return row ?? null;
}

type Read = (sql: SqlReader, id: number) => Promise<ShareSubjectRow[]>;

const readers: Record<ShareKind, Read> = {
  product: (sql, id) => sql<ShareSubjectRow[]>`
    SELECT product.name, brand.name AS brand, coalesce(product.pictures[1], product.image) AS image
    FROM product JOIN brand ON brand.id = product.brand_id
    WHERE product.id = ${id} AND product.withdrawn_at IS NULL`,
  brand: (sql, id) => sql<ShareSubjectRow[]>`
    SELECT name, NULL::text AS brand, image FROM brand WHERE id = ${id}`,
  category: (sql, id) => sql<ShareSubjectRow[]>`
    SELECT name, NULL::text AS brand, image FROM category WHERE id = ${id}`,
};
