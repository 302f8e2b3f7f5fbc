import {
  type AttemptState,
  attemptAfter,
  decisiveNews,
  outcomeOfAll,
  type PaymentOutcome,
} from '@matiz/domain/payments/attempt.ts';
import type { Transaction } from '#adapters/payments/gateway.ts';
import type { Tx } from '#db/pool.ts';
import type { AttemptRow } from '#modules/payments/index.ts';
import { prepareWhatCame } from '../fulfil/prepare-orders.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { retryConflicts } from '../place/retry-conflicts.ts';
import { lockOrders } from '../rows/lock-rows.store.ts';
import type { PayableOrder } from './payable.store.ts';
import { readAttemptNow, writeAttempt, writePaid } from './reconcile.store.ts';

/** Asks the gateway about an order's tries and writes down what it says, each thing once (D-12). */
export async function reconcileOrder(
  deps: OrdersDeps,
  order: PayableOrder,
): Promise<PaymentOutcome> {
  // What people look at, no gateway knows of.
  const isReviewed = order.attempt?.state === 'pending' && order.attempt.proof === 'sent';
  const outcomes: PaymentOutcome[] = isReviewed ? ['running'] : [];
  for (const attempt of order.open) {
    const found = await deps.payments.lookUp(attempt.reference, attempt.transactionId);
    if (found === null) outcomes.push('unknown');
    const news = decisiveNews(found ?? []);
    if (news) {
      outcomes.push(
        await reconcileAttempt(deps, order, attempt, news, (sql, state) =>
          tellDeclined(deps, sql, { order, attempt, state }),
        ),
      );
    }
  }
  return outcomeOfAll(outcomes);
}

/**
 * In one short transaction: the attempt, the order, its timeline, the news of it. `alongside` is done
 * in it where the attempt moves.
 */
export async function reconcileAttempt(
  deps: OrdersDeps,
  order: Pick<PayableOrder, 'orderId' | 'customerId' | 'actorId'>,
  attempt: Pick<AttemptRow, 'id' | 'reference'>,
  transaction: Transaction,
  alongside?: (sql: Tx, state: AttemptState) => Promise<void>,
): Promise<PaymentOutcome> {
  return retryConflicts(deps, () =>
    deps.sql.begin(async (sql) => {
      await lockOrders(sql, [order.orderId]);
      const now = await readAttemptNow(sql, attempt.id);
      if (now === null) return 'nothing';
      const state = attemptAfter(now, transaction);
      const isMove = state !== now.state;
      if (state !== null && (isMove || now.transactionId === null)) {
        const at = deps.clock();
        await writeAttempt(sql, { attemptId: attempt.id, state, transaction, at });
        const isPaid = isMove && state === 'approved';
        if (isPaid) await pay(deps, sql, order, { reference: attempt.reference, at });
        if (isMove) await alongside?.(sql, state);
      }
      if (state === null) deps.report({ err: transaction }, 'a payment is not what was asked for');
      if (state === 'approved') return 'paid';
      return transaction.state === 'pending' ? 'running' : 'nothing';
    }),
  );
}

/** A refusal that came at once stands on the screen; one that was waited for has to be told. */
async function tellDeclined(
  { publish }: OrdersDeps,
  sql: Tx,
  {
    order: { orderId, customerId },
    attempt,
    state,
  }: {
    readonly order: Pick<PayableOrder, 'orderId' | 'customerId'>;
    readonly attempt: Pick<AttemptRow, 'transactionId'>;
    readonly state: AttemptState;
  },
): Promise<void> {
  if (state !== 'declined' || attempt.transactionId === null) return;
  await publish(sql, [{ kind: 'payment.declined', orderId, customerId }]);
}

async function pay(
  { publish }: OrdersDeps,
  sql: Tx,
  { orderId, customerId, actorId }: Pick<PayableOrder, 'orderId' | 'customerId' | 'actorId'>,
  { reference, at }: { reference: string; at: Date },
): Promise<void> {
  await writePaid(sql, { orderId, customerId, actorId, reference, at });
  // Goods that came while it was not paid wait for nothing any more; its mail says when they arrive.
  await prepareWhatCame(sql, [orderId], { at, actorId });
  await publish(sql, [{ kind: 'order.placed', orderId, customerId, isPaid: true }]);
}
