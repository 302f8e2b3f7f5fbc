import type { OrderDraft } from '@matiz/domain/orders/place/draft-order.ts';
import type { SqlReader } from '#db/pool.ts';

export interface OwnReservation {
  readonly orderId: string;
  readonly code: string;
  readonly actorId: string;
}

/**
 * Unpaid orders of the same customer that hold some of what a new order needs, unless a bank is at
 * work for them.
 */
export async function findOwnReservations(
  sql: SqlReader,
  { customerId, warehouseId }: { customerId: string; warehouseId: number },
  { stock, arrivals }: Pick<OrderDraft, 'stock' | 'arrivals'>,
): Promise<OwnReservation[]> {
  const versionIds = stock.map(({ versionId }) => versionId);
  const arrivalIds = arrivals.map(({ arrivalId }) => arrivalId);
  return sql<OwnReservation[]>`
    SELECT placed.id AS "orderId", placed.code, placed.actor_id AS "actorId"
    FROM customer_order placed
    WHERE placed.customer_id = ${customerId} AND placed.state = 'created'
      AND placed.warehouse_id = ${warehouseId}
      AND NOT EXISTS (SELECT FROM payment WHERE payment.order_id = placed.id
        AND payment.state = 'pending'
          AND (payment.transaction_id IS NOT NULL OR payment.proof_state = 'sent'))
      AND (EXISTS (SELECT FROM stock_movement taken WHERE taken.order_id = placed.id
          AND taken.version_id = ANY (${versionIds}::int[]))
        OR EXISTS (SELECT FROM order_line line WHERE line.order_id = placed.id
          AND line.arrival_id = ANY (${arrivalIds}::int[])))`;
}
