import type { PriceTold } from '@matiz/domain/cart/price-moves.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { Sql, SqlReader, Tx } from '#db/sql.ts';
import { isNoticeOff } from '../../identity/index.ts';

export interface WatchedCartRow extends PriceTold {
  readonly cartId: string;
  readonly customerId: string;
  readonly warehouseId: number;
  readonly cityCode: string;
  readonly tradeTypeId: number;
  readonly loyaltyTier: Tier;
}

/** Open carts of buyers' own, those that were looked at longest ago first. */
export async function findWatchedCarts(
  sql: SqlReader,
  span: { readonly touchedAfter: Date; readonly checkedBefore: Date; readonly limit: number },
): Promise<WatchedCartRow[]> {
  return sql<WatchedCartRow[]>`
    SELECT cart.id AS "cartId", customer.id AS "customerId", cart.warehouse_id AS "warehouseId",
      customer.city_code AS "cityCode", customer.trade_type_id AS "tradeTypeId",
      customer.loyalty_tier AS "loyaltyTier", watch.told_at AS "toldAt",
      coalesce(watch.told, '{}') AS told
    FROM cart
    JOIN customer ON customer.id = cart.customer_id AND customer.status = 'approved'
    LEFT JOIN cart_price_watch watch ON watch.cart_id = cart.id
    WHERE cart.state = 'open' AND cart.seller_id IS NULL
      AND cart.changed_at > ${span.touchedAfter}
      AND (watch.checked_at IS NULL OR watch.checked_at <= ${span.checkedBefore})
      AND EXISTS (SELECT FROM cart_line WHERE cart_line.cart_id = cart.id)
    ORDER BY watch.checked_at NULLS FIRST, cart.id LIMIT ${span.limit}`;
}

export async function noteChecked(
  sql: Sql,
  cartIds: readonly string[],
  moment: Date,
): Promise<void> {
  await sql`
    INSERT INTO cart_price_watch (cart_id, checked_at)
    SELECT cart.id, ${moment} FROM cart WHERE cart.id = ANY (${[...cartIds]}::uuid[])
    ON CONFLICT (cart_id) DO UPDATE SET checked_at = excluded.checked_at`;
}

/** False: another process told meanwhile. */
export async function notePricesTold(
  tx: Tx,
  { cartId, toldAt }: Pick<WatchedCartRow, 'cartId' | 'toldAt'>,
  told: readonly string[],
  moment: Date,
): Promise<boolean> {
  const noted = await tx`
    INSERT INTO cart_price_watch AS watch (cart_id, checked_at, told_at, told)
    SELECT cart.id, ${moment}, ${moment}, ${[...told]}::text[] FROM cart
    WHERE cart.id = ${cartId} AND cart.state = 'open'
    ON CONFLICT (cart_id) DO UPDATE
    SET checked_at = excluded.checked_at, told_at = excluded.told_at, told = excluded.told
    WHERE watch.told_at IS NOT DISTINCT FROM ${toldAt}::timestamptz`;
  return noted.count === 1;
}

export interface ToldCartRow {
  readonly customerId: string;
  /** Null: none, or no mail of that is wanted. */
  readonly email: string | null;
  readonly person: string;
}

/** Whom to tell of a cart; null where it was ordered or emptied meanwhile, or its people are gone. */
export async function readToldCart(sql: SqlReader, cartId: string): Promise<ToldCartRow | null> {
  const [row] = await sql<ToldCartRow[]>`
    SELECT customer.id AS "customerId", person.name AS person,
      CASE WHEN NOT ${isNoticeOff(sql, sql`person.id`, { topic: 'prices', channel: 'email' })}
        THEN person.email END AS email
    FROM cart
    JOIN customer ON customer.id = cart.customer_id AND customer.status = 'approved'
    JOIN app_user person ON person.customer_id = customer.id AND person.removed_at IS NULL
      AND person.role = 'Admin customer'
    WHERE cart.id = ${cartId} AND cart.state = 'open' AND cart.seller_id IS NULL
    ORDER BY (person.id = cart.created_by) DESC, person.created_at LIMIT 1`;
  return row ?? null;
}

export interface MovedGoodsRow {
  readonly versionId: number;
  readonly name: string;
  readonly option: string | null;
}

/** What of these versions is in the cart still, by its name. */
export async function readMovedGoods(
  sql: SqlReader,
  cartId: string,
  versionIds: readonly number[],
): Promise<MovedGoodsRow[]> {
  return sql<MovedGoodsRow[]>`
    SELECT version.id AS "versionId", product.name,
      CASE WHEN version.tone_number IS NOT NULL
          THEN concat_ws(' ', version.tone_number, version.tone_name)
        WHEN version.volume IS NOT NULL THEN version.volume || ' vol' END AS option
    FROM product_version version JOIN product ON product.id = version.product_id
    WHERE version.id = ANY (${[...versionIds]}::int[]) AND EXISTS (SELECT FROM cart_line
      WHERE cart_line.cart_id = ${cartId} AND cart_line.version_id = version.id)
    ORDER BY product.name, version.position, version.id`;
}
