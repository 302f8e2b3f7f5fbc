import type { ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import { leastProofSize, type sendPaymentProof } from '@matiz/contracts/orders/payment-proof.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { takesProof } from '@matiz/domain/payments/means.ts';
import { isWaiting } from '@matiz/domain/payments/reservation.ts';
import { withoutDeadline } from '#lib/deadline.ts';
import { createQueue } from '#lib/queue.ts';
import type { OrdersDeps } from '../../orders-deps.ts';
import { lockOrders } from '../../rows/lock-rows.store.ts';
import type { Reader } from '../../rows/order-reader.store.ts';
import { readPayable } from '../payable.store.ts';
import { keepProof } from './hand-payments.store.ts';

type Sent = Result<string, Extract<ResultOf<typeof sendPaymentProof>, { ok: false }>['error']>;

/** Pictures that are read at a time: each takes the memory of its pixels. */
const queue = createQueue({ atOnce: 2, mostWaiting: 20 });

/** How many pictures are taken for one order: as many as a person tries. */
const perOrder = { name: 'payment.proof', burst: 8, refillSeconds: 900 };

/**
 * Takes a picture of a payment by hand. From then on its goods wait until someone looked at it; the
 * one that is sent later is the one that is looked at. Answers the order's id.
 */
export async function sendProof(
  deps: OrdersDeps,
  { code, bytes }: { readonly code: string; readonly bytes: Uint8Array },
  of: Reader,
): Promise<Sent> {
  const order = await readPayable(deps.sql.reader, { code, of });
  if (order === null) return fail(failure('NOT_FOUND'));
  const payUntil = order.payUntil === null ? null : new Date(order.payUntil);
  const { attempt, means, orderId } = order;
  const isOpen = isWaiting({ ...order, payUntil }, deps.clock()) && takesProof(means);
  if (!isOpen || attempt === null) return fail(failure('ORDER_NOT_PAYABLE'));
  const seconds = await deps.spendTry(perOrder, orderId, deps.clock());
  if (seconds > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds }));
  const picture = await withoutDeadline(() => queue.run(() => deps.readProof(bytes)));
  if (picture === null) return fail(failure('BUSY'));
  if (!picture.ok) {
    return picture.error === 'TOO_SMALL'
      ? fail(failure('PICTURE_TOO_SMALL', leastProofSize))
      : fail(failure(`PICTURE_${picture.error}`));
  }
  const isKept = await deps.sql.begin(async (sql) => {
    await lockOrders(sql, [orderId]);
    const at = deps.clock();
    return keepProof(sql, { id: deps.newId(), attemptId: attempt.id, picture: picture.value, at });
  });
  return isKept ? ok(orderId) : fail(failure('ORDER_NOT_PAYABLE'));
}
