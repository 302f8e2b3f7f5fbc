import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { Sql } from '#db/pool.ts';

/** What was delivered of an order, or came back. */
export interface LedgerEntry {
  readonly customerId: string;
  readonly orderId: string;
  readonly delivery: number;
  /** Pesos; negative for what came back. */
  readonly amount: number;
  readonly kind: 'delivered' | 'returned';
  readonly at: Date;
}

/** Holds the customer until the transaction ends, so that its sums are made one after the other. */
export async function lockCustomer(sql: Sql, customerId: string): Promise<void> {
  await sql`SELECT FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`;
}

/** Writes an entry once, however often it is asked for. */
export async function addEntry(sql: Sql, counted: LedgerEntry): Promise<void> {
  const { customerId, orderId, delivery, amount, kind, at } = counted;
  await sql`
    INSERT INTO loyalty_entry (customer_id, order_id, delivery, kind, amount, counts_at)
    VALUES (${customerId}, ${orderId}, ${delivery}, ${kind}, ${amount}, ${at})
    ON CONFLICT DO NOTHING`;
}

export async function setTier(sql: Sql, customerId: string, tier: Tier): Promise<void> {
  await sql`UPDATE customer SET loyalty_tier = ${tier}
    WHERE id = ${customerId} AND loyalty_tier <> ${tier}`;
}

/** Gives every business the tier of what counted since a moment. Answers how many changed. */
export async function setAllTiers(sql: Sql, since: Date): Promise<number> {
  const changed = await sql`
    WITH counted AS (
      SELECT customer_id, sum(amount) AS amount FROM loyalty_entry
      WHERE counts_at > ${since} GROUP BY customer_id
    ), earned AS (
      SELECT customer.id, (
        SELECT name FROM loyalty_tier WHERE threshold <= coalesce(counted.amount, 0)
        ORDER BY threshold DESC LIMIT 1) AS tier
      FROM customer LEFT JOIN counted ON counted.customer_id = customer.id
    )
    UPDATE customer SET loyalty_tier = earned.tier
    FROM earned WHERE customer.id = earned.id AND customer.loyalty_tier <> earned.tier`;
  return changed.count;
}
