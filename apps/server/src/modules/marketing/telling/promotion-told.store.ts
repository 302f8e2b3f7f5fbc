import type { ToldPromotion } from '@matiz/domain/marketing/tell-promotion.ts';
import type { Fragment, Sql, SqlFragments, SqlReader, Tx } from '#db/sql.ts';
import { isNoticeOff } from '../../identity/index.ts';

export interface ToldPromotionRow extends ToldPromotion {
  readonly id: number;
  readonly title: string;
  readonly link: string | null;
}

/** Those that staff want told, the one that began first before the others. */
export async function findTelling(sql: SqlReader): Promise<ToldPromotionRow[]> {
  return sql<ToldPromotionRow[]>`
    SELECT id, title, app_link AS link, tells, is_shown AS "isShown", starts_at AS "startsAt",
      end_date AS "endsAt"
    FROM promotion_header WHERE tells AND is_shown ORDER BY starts_at, promotion_header.id`;
}

/** As it is now; null: it is gone, or is not told any more. */
export async function readTelling(sql: SqlReader, id: number): Promise<ToldPromotionRow | null> {
  const rows = await findTelling(sql);
  return rows.find((row) => row.id === id) ?? null;
}

const wantsOne = (sql: SqlFragments): Fragment => sql`
  (NOT ${isNoticeOff(sql, sql`person.id`, { topic: 'promotions', channel: 'email' })}
    OR NOT ${isNoticeOff(sql, sql`person.id`, { topic: 'promotions', channel: 'push' })})`;

/**
 * Businesses of whose people someone asked for promotions, that were not told of this one, and had
 * no commercial message since: neither another promotion nor the reminder of a cart.
 */
export async function findToTell(
  sql: SqlReader,
  wanted: { readonly promotionId: number; readonly quietSince: Date; readonly limit: number },
): Promise<string[]> {
  const { promotionId, quietSince, limit } = wanted;
  const rows = await sql<{ id: string }[]>`
    SELECT customer.id FROM customer
    WHERE customer.status = 'approved' AND customer.blocked_at IS NULL
      AND EXISTS (SELECT FROM app_user person
        WHERE person.customer_id = customer.id AND person.removed_at IS NULL
          AND person.role = 'Admin customer' AND ${wantsOne(sql)})
      AND NOT EXISTS (SELECT FROM promotion_told told WHERE told.customer_id = customer.id
        AND (told.promotion_id = ${promotionId} OR told.at > ${quietSince}))
      AND NOT EXISTS (SELECT FROM cart_abandonment reminded
        WHERE reminded.customer_id = customer.id AND reminded.reminded_at > ${quietSince})
    ORDER BY customer.id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Writes down that a business is told. False: it was, by another server. */
export async function noteTelling(
  tx: Tx,
  told: { readonly customerId: string; readonly promotionId: number; readonly at: Date },
): Promise<boolean> {
  const { customerId, promotionId, at } = told;
  const noted = await tx`
    INSERT INTO promotion_told (customer_id, promotion_id, at)
    SELECT customer.id, ${promotionId}::integer, ${at} FROM customer
    WHERE customer.id = ${customerId} ON CONFLICT DO NOTHING`;
  return noted.count === 1;
}

/** It did not go out in the hours that the law gives: the next hours may find it again. */
export async function releaseTelling(
  sql: Sql,
  told: { readonly customerId: string; readonly promotionId: number },
): Promise<void> {
  await sql`DELETE FROM promotion_told
    WHERE customer_id = ${told.customerId} AND promotion_id = ${told.promotionId}`;
}

export interface ToldPersonRow {
  readonly id: string;
  readonly name: string;
  /** They asked for it on a phone, and one of theirs is told: then it is their one channel. */
  readonly byPhone: boolean;
  /** Null: none, or they did not ask for it by mail. */
  readonly email: string | null;
}

/** The people of a business who asked for promotions, each with the one way by which they are told. */
export async function readToldPeople(sql: SqlReader, customerId: string): Promise<ToldPersonRow[]> {
  return sql<ToldPersonRow[]>`
    SELECT person.id, person.name,
      NOT ${isNoticeOff(sql, sql`person.id`, { topic: 'promotions', channel: 'push' })}
        AND EXISTS (SELECT FROM push_token phone
          JOIN session ON session.id = phone.session_id AND session.ended_at IS NULL
          WHERE phone.user_id = person.id) AS "byPhone",
      CASE WHEN NOT ${isNoticeOff(sql, sql`person.id`, { topic: 'promotions', channel: 'email' })}
        THEN person.email END AS email
    FROM app_user person JOIN customer ON customer.id = person.customer_id
    WHERE customer.id = ${customerId} AND customer.status = 'approved'
      AND customer.blocked_at IS NULL AND person.removed_at IS NULL
      AND person.role = 'Admin customer' AND ${wantsOne(sql)}
    ORDER BY person.id`;
}
