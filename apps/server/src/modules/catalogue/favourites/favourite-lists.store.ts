import type { FavouriteListItem } from '@matiz/contracts/catalogue/favourite-lists.ts';
import type { Sql, SqlReader } from '#db/sql.ts';

interface ListRow {
  readonly _id: string | null;
  /** Null of «Mis favoritos». */
  readonly name: string | null;
  readonly products: number;
  readonly has: boolean;
  readonly note: string | null;
}

/** Every list of a person, and whether a product is in it. */
export async function readLists(
  sql: SqlReader,
  userId: string,
  productId: number | null,
): Promise<readonly ListRow[]> {
  return sql<ListRow[]>`
    SELECT list.id AS _id, list.name, count(product.id)::int AS products,
      coalesce(bool_or(kept.product_id = ${productId}::int), false) AS has,
      max(kept.note) FILTER (WHERE kept.product_id = ${productId}::int) AS note
    FROM (SELECT NULL::uuid AS id, NULL AS name
      UNION ALL SELECT id, name FROM favourite_list WHERE user_id = ${userId}) list
    LEFT JOIN favourite kept
      ON kept.user_id = ${userId} AND kept.list_id IS NOT DISTINCT FROM list.id
    LEFT JOIN product ON product.id = kept.product_id AND product.withdrawn_at IS NULL
    GROUP BY list.id, list.name
    ORDER BY list.id IS NOT NULL, fold_text(list.name)`;
}

interface ListDraft {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly items: readonly { readonly productId: string; readonly note: string | null }[];
  readonly at: Date;
  readonly mostLists: number;
  readonly mostItems: number;
}

/**
 * Makes a list or renames it, and puts in it what is not there; the first item is the last one
 * added. Throws for `favourite_list_name` where another list of this person has that name.
 */
export async function saveList(
  sql: Sql,
  draft: ListDraft,
): Promise<'saved' | 'not own' | 'too many lists' | 'too many items'> {
  const { id, userId, name, items, at, mostLists, mostItems } = draft;
  const rows = items.map(({ productId, note }) => ({ productId: Number(productId), note }));
  const [row] = await sql<{ is_own: boolean; fits: boolean; has_room: boolean }[]>`
    WITH had AS MATERIALIZED (
      SELECT NOT EXISTS (SELECT FROM favourite_list WHERE id = ${id} AND user_id <> ${userId}) AS is_own,
        (SELECT count(*) FROM favourite_list WHERE user_id = ${userId} AND id <> ${id})
          < ${mostLists} AS fits,
        (SELECT count(*) FROM favourite WHERE user_id = ${userId}) + ${rows.length}::int
          <= ${mostItems} OR ${rows.length}::int = 0 AS has_room),
    saved AS (
      INSERT INTO favourite_list (id, user_id, name, created_at)
      SELECT ${id}, ${userId}, ${name}, ${at} FROM had WHERE is_own AND fits AND has_room
      ON CONFLICT (id) DO UPDATE SET name = excluded.name
        WHERE favourite_list.user_id = excluded.user_id
      RETURNING id),
    put AS (
      INSERT INTO favourite (user_id, product_id, list_id, note, added_at)
      SELECT ${userId}, product.id, saved.id, nullif(item.note, ''),
        ${at}::timestamptz - item.place * interval '1 microsecond'
      FROM saved, ROWS FROM (jsonb_to_recordset(${sql.json(rows)}::jsonb)
        AS ("productId" int, note text)) WITH ORDINALITY AS item ("productId", note, place)
      JOIN product ON product.id = item."productId"
      ON CONFLICT DO NOTHING)
    SELECT is_own AND (NOT fits OR NOT has_room OR EXISTS (SELECT FROM saved)) AS is_own,
      fits, has_room FROM had`;
  if (!row?.is_own) return 'not own';
  if (!row.fits) return 'too many lists';
  return row.has_room ? 'saved' : 'too many items';
}

/** Takes a list away; answers what it was, the last ones first. Null: no such list of theirs. */
export async function removeList(
  sql: Sql,
  { userId, listId }: { readonly userId: string; readonly listId: string },
): Promise<{ name: string; items: FavouriteListItem[] } | null> {
  const [row] = await sql<{ name: string; items: FavouriteListItem[] | null }[]>`
    WITH held AS MATERIALIZED (
      SELECT json_agg(json_build_object('productId', product_id::text, 'note', note)
        ORDER BY added_at DESC, product_id) AS items
      FROM favourite WHERE list_id = ${listId} AND user_id = ${userId}),
    gone AS (
      DELETE FROM favourite_list WHERE id = ${listId} AND user_id = ${userId} RETURNING name)
    SELECT gone.name, held.items FROM gone, held`;
  return row ? { name: row.name, items: row.items ?? [] } : null;
}
