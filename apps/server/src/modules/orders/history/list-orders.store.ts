import type { OrderRow, OrderSort } from '@matiz/contracts/orders.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { OrderState } from '@matiz/domain/orders/order-state.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { isoText, type Reader, whereListed } from '../rows/order-reader.store.ts';
import { unpaidState } from './unpaid-state.store.ts';

/** Which orders of those that someone sees; null: whatever it is. */
export interface OrderFilter {
  /** Folded words; each must be in the code of the order, or all of them in one of its lines. */
  readonly words: readonly string[];
  /** Days in Bogotá, both included. */
  readonly from: PlainDate | null;
  readonly to: PlainDate | null;
  readonly state: OrderState | null;
}

/** A page of orders in the order that is asked for, with the number of all that the filter leaves. */
export async function findOrders(
  sql: SqlReader,
  of: Reader,
  filter: OrderFilter,
  { limit, offset, sort }: { limit: number; offset: number; sort: OrderSort },
): Promise<{ rows: OrderRow[]; total: number }> {
  const [page] = await sql<{ rows: OrderRow[] | null; total: number }[]>`
    WITH seen AS (
      SELECT * FROM customer_order placed
      WHERE ${whereListed(sql, of)} AND ${whereFiltered(sql, filter)}
    ), page AS (
      SELECT * FROM seen page ORDER BY ${inOrder(sql, sort)} LIMIT ${limit} OFFSET ${offset}
    )
    SELECT (SELECT count(*) FROM seen)::int AS total,
      (SELECT json_agg(json_build_object('_id', page.id, 'code', page.code, 'state', page.state,
          'payUntil', CASE WHEN page.state = 'created' THEN ${isoText(sql, sql`page.pay_until`)} END,
          'paymentState', CASE WHEN page.state = 'created' THEN (
            SELECT ${unpaidState(sql)} FROM payment tried WHERE tried.order_id = page.id) END,
          'placedAt', ${isoText(sql, sql`page.placed_at`)}, 'customerName', customer.business_name,
          'placedBy', concat_ws(' ', actor.name, nullif(actor.last_name, '')),
          'units', lines.units, 'total', page.total, 'due', page.total - page.cancelled,
          'deliveries', json_array_length(deliveries.states),
          'deliveryStates', deliveries.states, 'pictures', lines.pictures)
          ORDER BY ${inOrder(sql, sort)})
        FROM page
        JOIN customer ON customer.id = page.customer_id
        JOIN app_user actor ON actor.id = page.actor_id
        JOIN payment_method method ON method.code = page.payment_method
        CROSS JOIN LATERAL (
          SELECT json_agg(json_build_object('deliveryId', position::text,
            'dispatchDate', dispatch_date, 'estimatedDate', estimated_date,
            'arrivalDate', arrival_date, 'state', state,
            'isAsking', state = 'pending' AND moved_at IS NOT NULL AND kept_at IS NULL)
            ORDER BY dispatch_date NULLS FIRST, position) AS states
          FROM order_delivery WHERE order_id = page.id
        ) deliveries
        CROSS JOIN LATERAL (
          SELECT sum(units) AS units, (array_agg(image ORDER BY place))[1:4] AS pictures
          FROM (
            SELECT product.image, sum(line.quantity) AS units, min(line.position) AS place
            FROM order_line line JOIN product ON product.id = line.product_id
            WHERE line.order_id = page.id GROUP BY product.image
          ) shown
        ) lines) AS rows`;
  return { rows: page?.rows ?? [], total: page?.total ?? 0 };
}

/** Of two that are alike the last comes first, so that no page holds one twice. */
function inOrder(sql: SqlFragments, sort: OrderSort): Fragment {
  // As lists show it: of an order that is cancelled as a whole, what it was.
  const shown = sql`coalesce(nullif(page.total - page.cancelled, 0), page.total)`;
  switch (sort) {
    case 'newest':
      return sql`page.placed_at DESC, page.id`;
    case 'oldest':
      return sql`page.placed_at, page.id`;
    case 'dearest':
      return sql`${shown} DESC, page.placed_at DESC, page.id`;
    case 'cheapest':
      return sql`${shown}, page.placed_at DESC, page.id`;
  }
}

function whereFiltered(sql: SqlFragments, { words, from, to, state }: OrderFilter): Fragment {
  return sql`(${from}::date IS NULL OR placed.placed_at >= ${from}::date)
    AND (${to}::date IS NULL OR placed.placed_at < ${to}::date + 1)
    AND (${state}::text IS NULL OR placed.state = ${state})
    AND (${words.length === 0} OR ${whereFound(sql, words)})`;
}

/** As the order says it: what the catalogue calls it today does not matter. */
function whereFound(sql: SqlFragments, words: readonly string[]): Fragment {
  const inCode = words.map((word) => `%${word.toUpperCase()}%`);
  const inLine = words.map((word) => `%${word}%`);
  return sql`(replace(placed.code, '-', '') LIKE ALL (${inCode}::text[]) OR EXISTS (
    SELECT FROM order_line line WHERE line.order_id = placed.id
      AND plain_words(concat_ws(' ', line.name, line.version_name, line.brand, line.code,
        line.version_code, regexp_replace(line.version_name, '[.,/]', '', 'g')))
        LIKE ALL (${inLine}::text[])))`;
}
