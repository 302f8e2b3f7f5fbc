import type { ReservedUnits } from '@matiz/domain/payments/most-reserved.ts';
import type { OwedByMethod } from '@matiz/domain/payments/offer-methods.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';

/**
 * One JSON object of `OwedByMethod`: what is not brought yet of what is paid as it comes, and orders
 * that wait for their payment online. Null for who owes nothing.
 */
export function selectOwed(sql: SqlFragments, customerId: Fragment): Fragment {
  return sql`
    SELECT json_object_agg(open.method, open.owed) FROM (
      SELECT each.method, sum(each.owed) AS owed FROM (
      SELECT placed.payment_method AS method,
        sum(line.paid) - greatest(placed.credit_part - placed.cancelled, 0) AS owed
      FROM customer_order placed
      JOIN payment_method method ON method.code = placed.payment_method
      JOIN order_delivery delivery ON delivery.order_id = placed.id
        AND delivery.state IN ('pending', 'in_preparation', 'dispatched')
      JOIN order_line line ON line.order_id = placed.id AND line.delivery = delivery.position
      WHERE placed.customer_id = ${customerId}
        AND placed.state IN ('created', 'confirmed', 'in_preparation', 'dispatched')
        AND (method.means IS NULL OR placed.state = 'created')
      GROUP BY placed.id) each
      GROUP BY each.method) open`;
}

/** The same of one customer, who is locked: nobody adds to it meanwhile. */
export async function readOwed(sql: SqlReader, customerId: string): Promise<OwedByMethod> {
  const [row] = await sql<{ owed: OwedByMethod | null }[]>`
    SELECT (${selectOwed(sql, sql`${customerId}::uuid`)}) AS owed`;
  return row?.owed ?? {};
}

/** What a customer holds unpaid, what is left of it, and what of the last day expired. */
export async function readReserved(
  sql: SqlReader,
  customerId: string,
  now: Date,
): Promise<ReservedUnits> {
  const [row] = await sql<
    (Omit<ReservedUnits, 'goods'> & { goods: ReservedUnits['goods'] | null })[]
  >`
    WITH unpaid AS (
      SELECT id, warehouse_id FROM customer_order
      WHERE customer_id = ${customerId} AND state = 'created'
    )
    SELECT (SELECT count(*)::int FROM unpaid) AS orders,
      (SELECT count(*)::int FROM customer_order
        WHERE customer_id = ${customerId} AND hold_ended = 'expired'
          AND placed_at > ${now}::timestamptz - interval '24 hours') AS expired,
      (SELECT json_agg(json_build_object('reserved', units, 'left', remaining)) FROM (
        SELECT -sum(taken.delta) AS units, min(stock.available) AS remaining
        FROM unpaid
        JOIN stock_movement taken ON taken.order_id = unpaid.id
        JOIN stock ON stock.warehouse_id = taken.warehouse_id
          AND stock.version_id = taken.version_id
        GROUP BY taken.warehouse_id, taken.version_id
        UNION ALL
        SELECT sum(line.quantity), min(arrival.cap - arrival.promised)
        FROM unpaid
        JOIN order_line line ON line.order_id = unpaid.id AND line.served_at IS NULL
        JOIN arrival ON arrival.id = line.arrival_id
        GROUP BY arrival.id) goods) AS goods`;
  if (!row) throw new Error('what a customer holds is always one row');
  return { ...row, goods: row.goods ?? [] };
}
