import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import { bogotaDate, type PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import type { Viewer } from '../catalogue/index.ts';

/** Units that a customer's own unpaid orders hold of stock, by version, and of arrivals. */
export interface OwnReservations {
  readonly stock: Readonly<Record<string, number>> | null;
  readonly promises:
    | readonly { arrivalId: string; versionId: number; date: PlainDate; units: number }[]
    | null;
}

/**
 * One JSON object of `OwnReservations`; no row for who has no unpaid order: nearly everybody. An order that
 * a bank is paying just now is not the customer's to take from.
 */
export function selectOwnReservations(
  sql: SqlFragments,
  { customerId, warehouseId }: Viewer,
  moment: Date,
): Fragment {
  return sql`
    SELECT json_build_object(
      'stock', (SELECT json_object_agg(version_id, units) FROM (
        SELECT taken.version_id, -sum(taken.delta) AS units FROM stock_movement taken
        WHERE taken.order_id = ANY (unpaid.ids) GROUP BY taken.version_id) held),
      'promises', (SELECT json_agg(json_build_object('arrivalId', arrival.id::text,
          'versionId', arrival.version_id, 'date', arrival.arrives_on, 'units', line.quantity))
        FROM order_line line JOIN arrival ON arrival.id = line.arrival_id
        WHERE line.order_id = ANY (unpaid.ids) AND line.served_at IS NULL
          AND arrival.arrived_at IS NULL AND arrival.arrives_on >= ${bogotaDate(moment)}::date))
    FROM (
      SELECT array_agg(placed.id) AS ids FROM customer_order placed
      WHERE placed.customer_id = ${customerId} AND placed.state = 'created'
        AND placed.warehouse_id = ${warehouseId}
        AND NOT EXISTS (SELECT FROM payment WHERE payment.order_id = placed.id
          AND payment.state = 'pending'
          AND (payment.transaction_id IS NOT NULL OR payment.proof_state = 'sent'))
    ) unpaid WHERE unpaid.ids IS NOT NULL`;
}

/**
 * What the customer can have of a sellable counting what they hold already: an abandoned payment
 * must not keep its own buyer from ordering (D-7). Ordering it takes the place of the unpaid order.
 */
export function withOwnReservations(sellable: Sellable, own: OwnReservations): Sellable {
  const { isCombo, versionId, stock, parts } = sellable;
  const reservedOf = (id: number) => own.stock?.[id] ?? 0;
  return {
    ...sellable,
    stock: isCombo ? stock : stock + reservedOf(versionId),
    arrivals: arrivalsWith(sellable, own),
    parts: parts.map((part) => ({
      ...part,
      choices: part.choices.map((choice) => {
        return { ...choice, available: choice.available + reservedOf(choice.versionId) };
      }),
    })),
  };
}

/** Arrivals of which the customer holds the last units are not among those with room. */
function arrivalsWith(
  { versionId, arrivals }: Sellable,
  own: OwnReservations,
): Sellable['arrivals'] {
  const rooms = new Map(arrivals.map((arrival) => [arrival.arrivalId, arrival]));
  for (const promise of own.promises ?? []) {
    if (promise.versionId !== versionId) continue;
    const { arrivalId, date, units } = promise;
    const remaining = (rooms.get(arrivalId)?.remaining ?? 0) + units;
    rooms.set(arrivalId, { arrivalId, date, remaining });
  }
  return [...rooms.values()].sort((one, other) => one.date.localeCompare(other.date));
}
