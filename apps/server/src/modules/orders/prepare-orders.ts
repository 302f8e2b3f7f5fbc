import type { Tx } from '../../db/pool.ts';
import { writePreparation } from './follow-orders.store.ts';
import { planPreparation } from './follow-orders.ts';
import { readFollowers } from './waiting.store.ts';

/** Sends on the deliveries of these orders of which everything has come by now. */
export async function prepareWhatCame(
  sql: Tx,
  orderIds: readonly string[],
  doing: { at: Date; actorId: string },
): Promise<void> {
  const orders = await readFollowers(sql, orderIds);
  await writePreparation(sql, planPreparation(orders, doing.at), doing);
}
