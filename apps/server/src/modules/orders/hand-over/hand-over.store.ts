import type { BuyingState } from '@matiz/domain/identity/registration.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { ShownDraftLine } from '@matiz/domain/orders/hand-over/draft-changes.ts';
import type { HandOverFacts } from '@matiz/domain/orders/hand-over/hand-over-state.ts';
import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';

/** A hand-over, as its state is decided and its sender reads it. */
export interface HandOverRow extends HandOverFacts {
  readonly id: string;
  readonly cartId: string;
  readonly sentAt: Date;
  readonly openedAt: Date | null;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly reason: string | null;
  readonly orderId: string | null;
  readonly orderCode: string | null;
}

/** With the draft’s seller and customer, for whom its link stands. */
export interface OpenedHandOver extends HandOverRow {
  readonly sessionId: string;
  readonly addressId: string | null;
  readonly shown: readonly ShownDraftLine[];
  readonly sellerId: string;
  readonly sellerName: string;
  readonly sellerPhone: string | null;
  readonly customerId: string;
  readonly customerName: string;
  readonly tradeTypeId: number;
  readonly loyaltyTier: Tier;
  readonly customerCity: string;
  readonly registration: BuyingState;
  readonly isBlocked: boolean;
  readonly cityCode: string;
  readonly city: string;
  readonly state: string;
  readonly warehouseId: number;
  readonly zoneId: number | null;
}

export type HandOverName =
  | { readonly tokenHash: Uint8Array }
  | { readonly id: string }
  | { readonly id: string; readonly sellerId: string }
  | { readonly cartId: string; readonly sellerId: string };

/** The last one of that name; null: there is none, or it is another seller’s. */
export async function findHandOver(
  sql: SqlReader,
  name: HandOverName,
): Promise<HandOverRow | null> {
  const [row] = await sql<HandOverRow[]>`
    SELECT ${rowColumns(sql)} FROM ${joined(sql)}
    WHERE ${whereNamed(sql, name)} ORDER BY handed.sent_at DESC LIMIT 1`;
  return row ?? null;
}

export type OpenedName =
  | { readonly tokenHash: Uint8Array }
  | { readonly cartId: string; readonly customerId: string };

/**
 * What a link leads to, or the last that was sent of a draft; null: nothing, or a business that is
 * gone.
 */
export async function openHandOver(
  sql: SqlReader,
  name: OpenedName,
): Promise<OpenedHandOver | null> {
  const [row] = await sql<OpenedHandOver[]>`
    SELECT ${rowColumns(sql)}, handed.session_id AS "sessionId",
      sent_to.id AS "addressId", handed.shown, seller.id AS "sellerId",
      concat_ws(' ', seller.name, nullif(seller.last_name, '')) AS "sellerName",
      seller.phone AS "sellerPhone", customer.id AS "customerId",
      concat_ws(' ', customer.name, nullif(customer.last_name, '')) AS "customerName",
      customer.trade_type_id AS "tradeTypeId", customer.loyalty_tier AS "loyaltyTier",
      customer.city_code AS "customerCity", customer.status AS registration,
      customer.blocked_at IS NOT NULL AS "isBlocked", city.code AS "cityCode", city.name AS city,
      state.name AS state, cart.warehouse_id AS "warehouseId", zone.id AS "zoneId"
    FROM ${joined(sql)}
    JOIN customer ON customer.id = handed.customer_id
      AND customer.status IN ('approved', 'in_review', 'more_information', 'phone_verified')
    LEFT JOIN address sent_to ON sent_to.id = coalesce(cart.address_id, handed.address_id)
      AND sent_to.customer_id = customer.id AND sent_to.removed_at IS NULL
    JOIN city ON city.code = coalesce(sent_to.city_code, customer.city_code)
    JOIN state ON state.code = city.state_code
    LEFT JOIN zone_city ON zone_city.city_code = city.code
    LEFT JOIN zone ON zone.id = zone_city.zone_id AND zone.warehouse_id = cart.warehouse_id
    WHERE ${whereOpened(sql, name)} ORDER BY handed.sent_at DESC LIMIT 1`;
  return row ?? null;
}

function whereOpened(sql: SqlFragments, name: OpenedName): Fragment {
  if ('tokenHash' in name) return sql`handed.token_hash = ${name.tokenHash}`;
  return sql`handed.cart_id = ${name.cartId} AND handed.customer_id = ${name.customerId}`;
}

function joined(sql: SqlFragments): Fragment {
  return sql`hand_over handed
    JOIN cart ON cart.id = handed.cart_id
    JOIN app_user seller ON seller.id = handed.seller_id
    LEFT JOIN customer_order placed ON placed.id = handed.order_id`;
}

function rowColumns(sql: SqlFragments): Fragment {
  return sql`handed.id, handed.cart_id AS "cartId", handed.answer,
    handed.revoked_at IS NOT NULL AS "isRevoked", handed.opened_at IS NOT NULL AS "isOpened",
    handed.expires_at AS "expiresAt", (cart.state = 'open' AND seller.removed_at IS NULL AND EXISTS (
      SELECT FROM seller_customer assigned WHERE assigned.seller_id = handed.seller_id
        AND assigned.customer_id = handed.customer_id)) AS "isDraftOpen",
    handed.sent_at AS "sentAt", handed.opened_at AS "openedAt",
    handed.answered_at AS "answeredAt", handed.answered_by AS "answeredBy", handed.reason,
    handed.order_id AS "orderId", placed.code AS "orderCode"`;
}

function whereNamed(sql: SqlFragments, name: HandOverName): Fragment {
  if ('tokenHash' in name) return sql`handed.token_hash = ${name.tokenHash}`;
  if ('cartId' in name) {
    return sql`handed.cart_id = ${name.cartId} AND handed.seller_id = ${name.sellerId}`;
  }
  if (!('sellerId' in name)) return sql`handed.id = ${name.id}`;
  return sql`handed.id = ${name.id} AND handed.seller_id = ${name.sellerId}`;
}

export interface NewHandOver {
  readonly id: string;
  readonly cartId: string;
  readonly customerId: string;
  readonly sellerId: string;
  readonly sessionId: string;
  readonly addressId: string | null;
  readonly tokenHash: Uint8Array;
  readonly shown: readonly ShownDraftLine[];
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

/**
 * Writes a new one; the one before of the same draft can be answered no more. Give it a transaction.
 * False when the draft is not open any more.
 */
export async function insertHandOver(sql: Sql, handed: NewHandOver): Promise<boolean> {
  const locked = await sql`
    SELECT FROM cart WHERE id = ${handed.cartId} AND state = 'open' FOR UPDATE`;
  if (locked.count === 0) return false;
  await sql`
    UPDATE hand_over SET revoked_at = ${handed.sentAt}
    WHERE cart_id = ${handed.cartId} AND answer IS NULL AND revoked_at IS NULL`;
  await sql`
    INSERT INTO hand_over (id, cart_id, customer_id, seller_id, session_id, address_id, token_hash,
      shown, sent_at, expires_at)
    VALUES (${handed.id}, ${handed.cartId}, ${handed.customerId}, ${handed.sellerId},
      ${handed.sessionId}, ${handed.addressId}, ${handed.tokenHash}, ${sql.json(handed.shown)},
      ${handed.sentAt}, ${handed.expiresAt})`;
  return true;
}

/** Takes it back, unless it was answered. */
export async function revoke(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`
    UPDATE hand_over SET revoked_at = ${at}
    WHERE id = ${id} AND answer IS NULL AND revoked_at IS NULL`;
}

export async function markOpened(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`UPDATE hand_over SET opened_at = ${at} WHERE id = ${id} AND opened_at IS NULL`;
}

/** What the buyer saw, once they changed something themselves. */
export async function writeShown(
  sql: Sql,
  id: string,
  shown: readonly ShownDraftLine[],
): Promise<void> {
  await sql`UPDATE hand_over SET shown = ${sql.json(shown)} WHERE id = ${id}`;
}

export interface HandOverAnswer {
  readonly answer: 'approved' | 'declined';
  readonly answeredBy: string | null;
  readonly reason: string | null;
  readonly orderId: string | null;
  readonly at: Date;
}

/** Answers it, once: false when it was answered, taken back or late meanwhile. */
export async function answerOnce(
  sql: Sql,
  id: string,
  { answer, answeredBy, reason, orderId, at }: HandOverAnswer,
): Promise<boolean> {
  const rows = await sql`
    UPDATE hand_over SET answer = ${answer}, answered_at = ${at}, answered_by = ${answeredBy},
      reason = ${reason}, order_id = ${orderId}, opened_at = coalesce(opened_at, ${at})
    WHERE id = ${id} AND answer IS NULL AND revoked_at IS NULL AND expires_at > ${at}
    RETURNING id`;
  return rows.count === 1;
}

/** Where the customer of a draft can be written to. */
export async function findPhone(sql: SqlReader, customerId: string): Promise<string | null> {
  const [row] = await sql<{ phone: string | null }[]>`
    SELECT coalesce(customer.phone, (
      SELECT phone FROM app_user WHERE customer_id = customer.id AND removed_at IS NULL
        AND phone IS NOT NULL ORDER BY created_at LIMIT 1)) AS phone
    FROM customer WHERE id = ${customerId}`;
  return row?.phone ?? null;
}
