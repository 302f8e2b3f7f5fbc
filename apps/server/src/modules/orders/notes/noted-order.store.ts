import type { OrderState } from '@matiz/domain/orders/order-state.ts';
import type { SqlReader } from '#db/sql.ts';

export interface NotedOrderRow {
  readonly code: string;
  readonly state: OrderState;
  /** Who placed it for the business without its people's yes; null: they did it themselves. */
  readonly seller: string | null;
}

/** What a note of an order needs; null: it is gone. */
export async function readNotedOrder(
  sql: SqlReader,
  orderId: string,
): Promise<NotedOrderRow | null> {
  const [row] = await sql<NotedOrderRow[]>`
    SELECT placed.code, placed.state, CASE WHEN actor.role = 'Seller' AND NOT EXISTS (
        SELECT FROM hand_over WHERE hand_over.order_id = placed.id)
      THEN actor.name END AS seller
    FROM customer_order placed JOIN app_user actor ON actor.id = placed.actor_id
    WHERE placed.id = ${orderId}`;
  return row ?? null;
}
