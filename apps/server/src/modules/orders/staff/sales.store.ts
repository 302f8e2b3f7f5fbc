import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { sumSales } from '@matiz/contracts/staff/orders.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';

export type Sales = ReplyOf<typeof sumSales>['result'];

/** Two days as far as each has gone, the one before first. */
export interface SalesDays {
  readonly yesterday: { readonly from: Date; readonly until: Date };
  readonly today: { readonly from: Date; readonly until: Date };
}

/** What was sold on both, in one statement: an index leads to the orders of two days. */
export async function readSales(sql: SqlReader, { yesterday, today }: SalesDays): Promise<Sales> {
  const [row] = await sql<Sales[]>`
    SELECT ${sold(sql, today)} AS today, ${sold(sql, yesterday)} AS yesterday
    FROM customer_order placed
    WHERE placed.placed_at BETWEEN ${yesterday.from} AND ${today.until}
      AND placed.state NOT IN ('created', 'cancelled')`;
  if (!row) throw new Error('a sum is always one row');
  return row;
}

function sold(sql: SqlFragments, { from, until }: SalesDays['today']): Fragment {
  const isThen = sql`placed.placed_at BETWEEN ${from} AND ${until}`;
  return sql`json_build_object('orders', count(*) FILTER (WHERE ${isThen}),
    'total', coalesce(sum(placed.total - placed.cancelled) FILTER (WHERE ${isThen}), 0))`;
}
