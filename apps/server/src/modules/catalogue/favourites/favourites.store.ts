import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';
import type { Viewer } from '../card/viewer.ts';
import type { Selection } from '../lists/page.store.ts';

/** A person's favourites that are sold where they buy, the last ones first. */
export function selectFavourites(
  sql: SqlFragments,
  userId: string,
  { warehouseId }: Viewer,
): Selection {
  const hits: Fragment = sql`
    SELECT product.id, favourite.added_at FROM favourite
    JOIN product ON product.id = favourite.product_id
    WHERE favourite.user_id = ${userId} AND product.withdrawn_at IS NULL
      AND ${warehouseId} = ANY (product.sold_in)`;
  return { hits, order: sql`added_at DESC, id`, isGathered: true, exists: null };
}

/** Every product that someone keeps as a favourite, the last ones first. */
export async function readFavouriteIds(sql: SqlReader, userId: string): Promise<number[]> {
  const rows = await sql<{ product_id: number }[]>`
    SELECT product_id FROM favourite WHERE user_id = ${userId}
    ORDER BY added_at DESC, product_id`;
  return rows.map(({ product_id }) => product_id);
}

export interface FavouriteChange {
  /** Whether there is such a product on sale. */
  readonly is_known: boolean;
  /** Whether it is a favourite now; not when there were `most` others. */
  readonly is_kept: boolean;
}

/** Adds a favourite; one that is there already stays as it is. */
export async function addFavourite(
  sql: Sql,
  favourite: { userId: string; productId: number; at: Date; most: number },
): Promise<FavouriteChange> {
  const { userId, productId, at, most } = favourite;
  const [row] = await sql<FavouriteChange[]>`
    WITH known AS MATERIALIZED (
      SELECT id FROM product WHERE id = ${productId} AND withdrawn_at IS NULL),
    had AS MATERIALIZED (
      SELECT product_id FROM favourite WHERE user_id = ${userId}),
    added AS (
      INSERT INTO favourite (user_id, product_id, added_at)
      SELECT ${userId}, id, ${at} FROM known WHERE (SELECT count(*) FROM had) < ${most}
      ON CONFLICT DO NOTHING RETURNING product_id)
    SELECT EXISTS (SELECT FROM known) AS is_known,
      (SELECT count(*) FROM had) < ${most} OR ${productId} IN (SELECT product_id FROM had) AS is_kept`;
  return row ?? { is_known: false, is_kept: false };
}

export async function removeFavourite(sql: Sql, userId: string, productId: number): Promise<void> {
  await sql`DELETE FROM favourite WHERE user_id = ${userId} AND product_id = ${productId}`;
}
