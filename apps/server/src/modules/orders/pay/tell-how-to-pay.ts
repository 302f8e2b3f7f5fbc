import { isHandMeans } from '@matiz/domain/payments/means.ts';
import { remindsAt } from '@matiz/domain/payments/reservation.ts';
import type { Sql } from '#db/pool.ts';
import type { OrdersDeps } from '../orders-deps.ts';

interface Waiting {
  readonly orderId: string;
  readonly customerId: string;
  readonly means: string | null;
  readonly payUntil: Date;
}

/** What is paid by hand is said by mail too, and once more before its time is over. */
export async function tellHowToPay(
  { publish }: Pick<OrdersDeps, 'publish'>,
  sql: Sql,
  { orderId, customerId, means, payUntil }: Waiting,
): Promise<void> {
  if (!isHandMeans(means)) return;
  const event = { kind: 'order.awaitsPayment', orderId, customerId } as const;
  await publish(sql, [{ ...event, isReminder: false }]);
  const notBefore = remindsAt(means, payUntil);
  if (notBefore !== null) await publish(sql, [{ ...event, isReminder: true }], { notBefore });
}
