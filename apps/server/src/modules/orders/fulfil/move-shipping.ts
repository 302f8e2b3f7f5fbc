import { carryShipping } from '@matiz/domain/orders/carry-shipping.ts';
import type { Tx } from '#db/pool.ts';
import { readCarrying, writeCarried } from './move-shipping.store.ts';

/**
 * Has shipping paid with the delivery of each order that is the first now: after one is cancelled,
 * changes its day, or leaves before another. The orders are locked.
 */
export async function moveShipping(sql: Tx, orderIds: readonly string[]): Promise<void> {
  const orders = await readCarrying(sql, orderIds);
  const moved = orders.flatMap(({ deliveries, lines }) => carryShipping(deliveries, lines));
  if (moved.length > 0) await writeCarried(sql, moved);
}
