import type { Sql } from '#db/pool.ts';

/** A use of a discount that an order takes. */
export interface CouponTake {
  readonly couponId: number;
  /** Which of the customer's own uses of it. */
  readonly turn: number;
}

/**
 * Takes one use of each of some discounts for a customer; null when one of them has none left, and
 * then the caller rolls back. Their rows are held until the transaction ends, so the one who comes
 * meanwhile waits and counts this one too; everybody holds them in the same order.
 */
export async function takeCouponUses(
  sql: Sql,
  { couponIds, customerId }: { couponIds: readonly number[]; customerId: string },
): Promise<readonly CouponTake[] | null> {
  if (couponIds.length === 0) return [];
  const taken = await sql`
    WITH held AS (
      SELECT id FROM coupon WHERE id = ANY (${couponIds}::int[]) ORDER BY id FOR NO KEY UPDATE)
    UPDATE coupon SET uses = uses + 1 FROM held
    WHERE coupon.id = held.id AND (uses_limit IS NULL OR uses < uses_limit)`;
  if (taken.count < couponIds.length) return null;
  // A statement of its own: it sees what was committed while the first one waited.
  const rows = await sql<CouponTake[]>`
    SELECT coupon.id AS "couponId", min(free.turn) AS turn
    FROM coupon CROSS JOIN generate_series(1, coupon.uses_per_customer) AS free (turn)
    WHERE coupon.id = ANY (${couponIds}::int[]) AND NOT EXISTS (
      SELECT FROM coupon_redemption used
      WHERE used.coupon_id = coupon.id AND used.customer_id = ${customerId}
        AND used.turn = free.turn AND used.returned_at IS NULL)
    GROUP BY coupon.id`;
  return rows.length < couponIds.length ? null : rows;
}

/** A step of an order's discounts, as it was agreed. */
export interface Redemption extends CouponTake {
  readonly position: number;
  readonly code: string;
  readonly title: string;
  readonly isAutomatic: boolean;
  /** Pesos off goods and shipping, and those off the goods alone. */
  readonly amount: number;
  readonly goods: number;
  /** The ways to pay that it was agreed for; null: any. */
  readonly methods: readonly string[] | null;
}

/** Writes them all down in one statement. */
export async function writeRedemptions(
  sql: Sql,
  { orderId, customerId, at }: { orderId: string; customerId: string; at: Date },
  redemptions: readonly Redemption[],
): Promise<void> {
  if (redemptions.length === 0) return;
  await sql`
    INSERT INTO coupon_redemption (order_id, coupon_id, customer_id, turn, amount, at, position,
      code, title, is_automatic, goods, methods)
    SELECT ${orderId}::uuid, step."couponId", ${customerId}::uuid, step.turn, step.amount,
      ${at}::timestamptz, step.position, step.code, step.title, step."isAutomatic", step.goods,
      step.methods
    FROM jsonb_to_recordset(${sql.json(redemptions)}::jsonb)
      AS step ("couponId" int, turn smallint, amount bigint, position smallint, code text,
        title text, "isAutomatic" boolean, goods bigint, methods text[])`;
}

/** Gives the uses of an order back, once. The order is locked. */
export async function giveBackCoupon(sql: Sql, orderId: string, at: Date): Promise<void> {
  await sql`
    WITH held AS (
      SELECT coupon.id FROM coupon
      WHERE coupon.id IN (SELECT coupon_id FROM coupon_redemption WHERE order_id = ${orderId})
      ORDER BY coupon.id FOR NO KEY UPDATE
    ), back AS (
      UPDATE coupon_redemption SET returned_at = ${at} FROM held
      WHERE order_id = ${orderId} AND coupon_id = held.id AND returned_at IS NULL
      RETURNING coupon_id
    )
    UPDATE coupon SET uses = uses - 1 FROM back WHERE coupon.id = back.coupon_id`;
}
