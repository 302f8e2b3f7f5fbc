import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';
import type { Viewer } from '../card/viewer.ts';
import type { Selection } from '../lists/page.store.ts';

/** One list of a person; null: «Mis favoritos», which everybody has. */
export interface FavouriteListName {
  readonly userId: string;
  readonly listId: string | null;
}

/** The products of a list that are sold where its owner buys, the last ones first. */
export function selectFavourites(
  sql: SqlFragments,
  { userId, listId }: FavouriteListName,
  { warehouseId }: Viewer,
): Selection {
  const hits: Fragment = sql`
    SELECT product.id, favourite.added_at FROM favourite
    JOIN product ON product.id = favourite.product_id
    WHERE favourite.user_id = ${userId} AND favourite.list_id IS NOT DISTINCT FROM ${listId}::uuid
      AND product.withdrawn_at IS NULL AND ${warehouseId} = ANY (product.sold_in)`;
  return { hits, order: sql`added_at DESC, id`, isGathered: true, exists: null };
}

export interface KeptFavourites {
  /** Whether there is such a list of this person's. */
  readonly is_known: boolean;
  /** Every product of every list, the last ones first. */
  readonly ids: readonly number[];
  /** What is noted of the list's products, by product. */
  readonly notes: Readonly<Record<string, string>>;
}

export async function readFavourites(
  sql: SqlReader,
  { userId, listId }: FavouriteListName,
): Promise<KeptFavourites> {
  const [row] = await sql<{ is_known: boolean; ids: number[] | null; notes: object | null }[]>`
    SELECT ${listId}::uuid IS NULL OR EXISTS (
        SELECT FROM favourite_list WHERE id = ${listId} AND user_id = ${userId}) AS is_known,
      (SELECT json_agg(product_id ORDER BY added_at DESC, product_id) FROM (
        SELECT product_id, max(added_at) AS added_at FROM favourite
        WHERE user_id = ${userId} GROUP BY product_id) kept) AS ids,
      (SELECT json_object_agg(product_id, note) FROM favourite
        WHERE user_id = ${userId} AND list_id IS NOT DISTINCT FROM ${listId}::uuid
          AND note IS NOT NULL) AS notes`;
  const notes = (row?.notes ?? {}) as Record<string, string>;
  return { is_known: row?.is_known ?? false, ids: row?.ids ?? [], notes };
}

export interface FavouriteChange {
  /** Whether there is such a product on sale. */
  readonly is_known: boolean;
  /** Whether there is such a list of this person's. */
  readonly is_own: boolean;
  /** Whether it is a favourite now; not when there were `most` others. */
  readonly is_kept: boolean;
}

/** Adds a favourite, or notes something of it; one that is there stays where it is. */
export async function addFavourite(
  sql: Sql,
  favourite: FavouriteListName & {
    readonly productId: number;
    readonly at: Date;
    readonly most: number;
    /** Undefined: the note stays; empty: none. */
    readonly note: string | undefined;
  },
): Promise<FavouriteChange> {
  const { userId, listId, productId, at, most, note } = favourite;
  const [row] = await sql<FavouriteChange[]>`
    WITH known AS MATERIALIZED (
      SELECT id FROM product WHERE id = ${productId} AND withdrawn_at IS NULL),
    own AS MATERIALIZED (
      SELECT ${listId}::uuid IS NULL OR EXISTS (
        SELECT FROM favourite_list WHERE id = ${listId} AND user_id = ${userId}) AS is_own),
    had AS MATERIALIZED (
      SELECT product_id, list_id FROM favourite WHERE user_id = ${userId}),
    fits AS MATERIALIZED (
      SELECT (SELECT count(*) FROM had) < ${most} OR EXISTS (
        SELECT FROM had WHERE product_id = ${productId}
          AND list_id IS NOT DISTINCT FROM ${listId}::uuid) AS is_kept),
    added AS (
      INSERT INTO favourite (user_id, product_id, list_id, note, added_at)
      SELECT ${userId}, known.id, ${listId}, nullif(${note ?? null}::text, ''), ${at}
      FROM known, own, fits WHERE is_own AND is_kept
      ON CONFLICT (user_id, product_id, list_id) DO UPDATE SET note = excluded.note
        WHERE ${note !== undefined})
    SELECT EXISTS (SELECT FROM known) AS is_known, is_own, is_kept FROM own, fits`;
  return row ?? { is_known: false, is_own: false, is_kept: false };
}

export interface RemovedFavourite {
  readonly listId: string | null;
  readonly note: string | null;
}

/** Takes a product out of one list, or out of every list; answers where it was. */
export async function removeFavourite(
  sql: Sql,
  { userId, listId, productId }: FavouriteListName & { readonly productId: number },
  isEverywhere: boolean,
): Promise<readonly RemovedFavourite[]> {
  return sql<RemovedFavourite[]>`
    DELETE FROM favourite WHERE user_id = ${userId} AND product_id = ${productId}
      AND (${isEverywhere} OR list_id IS NOT DISTINCT FROM ${listId}::uuid)
    RETURNING list_id AS "listId", note`;
}
