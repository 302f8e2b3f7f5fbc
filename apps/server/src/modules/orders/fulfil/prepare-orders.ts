import { planPreparation } from '@matiz/domain/orders/arrivals/plan-preparation.ts';
import type { Tx } from '#db/pool.ts';
import { writePreparation } from '../arrivals/follow-orders.store.ts';
import { readFollowers } from '../arrivals/waiting.store.ts';

/** Sends on the deliveries of these orders of which everything has come by now. */
export async function prepareWhatCame(
  sql: Tx,
  orderIds: readonly string[],
  doing: { at: Date; actorId: string },
): Promise<void> {
  const orders = await readFollowers(sql, orderIds);
  await writePreparation(sql, planPreparation(orders, doing.at), doing);
}
