import type { Sql } from '#db/pool.ts';

/**
 * Takes one use of a coupon for a customer; answers which of theirs it is, or null when there is
 * none left, and then the caller rolls back. The coupon's row is held until the transaction ends,
 * so the one who comes meanwhile waits and counts this one too.
 */
export async function takeCouponUse(
  sql: Sql,
  { couponId, customerId }: { couponId: number; customerId: string },
): Promise<number | null> {
  const taken = await sql`
    UPDATE coupon SET uses = uses + 1
    WHERE id = ${couponId} AND (uses_limit IS NULL OR uses < uses_limit)`;
  if (taken.count === 0) return null;
  // A statement of its own: it sees what was committed while the first one waited.
  const [row] = await sql<{ turn: number | null }[]>`
    SELECT min(free.turn) AS turn
    FROM coupon CROSS JOIN generate_series(1, coupon.uses_per_customer) AS free (turn)
    WHERE coupon.id = ${couponId} AND NOT EXISTS (
      SELECT FROM coupon_redemption used
      WHERE used.coupon_id = coupon.id AND used.customer_id = ${customerId}
        AND used.turn = free.turn AND used.returned_at IS NULL)`;
  return row?.turn ?? null;
}

export interface Redemption {
  readonly orderId: string;
  readonly couponId: number;
  readonly customerId: string;
  readonly turn: number;
  /** Pesos off goods and shipping. */
  readonly amount: number;
  readonly at: Date;
}

export async function writeRedemption(sql: Sql, redemption: Redemption): Promise<void> {
  const { orderId, couponId, customerId, turn, amount, at } = redemption;
  await sql`
    INSERT INTO coupon_redemption (order_id, coupon_id, customer_id, turn, amount, at)
    VALUES (${orderId}, ${couponId}, ${customerId}, ${turn}, ${amount}, ${at})`;
}

/** Gives the use of an order back, once. The order is locked. */
export async function giveBackCoupon(sql: Sql, orderId: string, at: Date): Promise<void> {
  await sql`
    WITH back AS (
      UPDATE coupon_redemption SET returned_at = ${at}
      WHERE order_id = ${orderId} AND returned_at IS NULL
      RETURNING coupon_id
    )
    UPDATE coupon SET uses = uses - 1 FROM back WHERE coupon.id = back.coupon_id`;
}
