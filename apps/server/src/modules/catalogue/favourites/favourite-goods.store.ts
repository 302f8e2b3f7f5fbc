import type { FavouriteGood } from '@matiz/domain/cart/reorder/favourites-to-add.ts';
import type { SqlReader } from '#db/sql.ts';
import type { FavouriteListName } from './favourites.store.ts';

/**
 * What a list would put in a cart, the last ones first: of a product that comes in one way that
 * version, of others none, since it must be chosen. Null: no such list of this person's.
 */
export async function readFavouriteGoods(
  sql: SqlReader,
  { userId, listId }: FavouriteListName,
): Promise<readonly FavouriteGood[] | null> {
  const [row] = await sql<{ is_known: boolean; goods: FavouriteGood[] | null }[]>`
    SELECT ${listId}::uuid IS NULL OR EXISTS (
        SELECT FROM favourite_list WHERE id = ${listId} AND user_id = ${userId}) AS is_known,
      (SELECT json_agg(json_build_object('productId', product.id, 'code', product.code,
          'name', product.name, 'slug', product.slug, 'image', product.image,
          'quantity', product.min_quantity, 'versionId', single.id,
          'versionCode', CASE WHEN product.has_versions THEN single.code END,
          'versionName', NULL) ORDER BY favourite.added_at DESC, product.id)
        FROM favourite JOIN product ON product.id = favourite.product_id
        LEFT JOIN LATERAL (
          SELECT min(version.id) AS id, min(version.code) AS code FROM product_version version
          WHERE version.product_id = product.id AND version.withdrawn_at IS NULL
          HAVING count(*) = 1) single ON true
        WHERE favourite.user_id = ${userId} AND favourite.list_id IS NOT DISTINCT FROM ${listId}::uuid
          AND product.withdrawn_at IS NULL) AS goods`;
  return row?.is_known ? (row.goods ?? []) : null;
}
