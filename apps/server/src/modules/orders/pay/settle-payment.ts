import type { Transaction } from '../../../adapters/payments/gateway.ts';
import type { Tx } from '../../../db/pool.ts';
import type { AttemptRow } from '../../payments/index.ts';
import { lockOrders } from '../lock-rows.store.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { prepareWhatCame } from '../prepare-orders.ts';
import { retryConflicts } from '../retry-conflicts.ts';
import type { PayableOrder } from './payable.store.ts';
import { type AttemptNow, readAttemptNow, writeAttempt, writePaid } from './settle.store.ts';

/**
 * What a look-up says of an order: paid (now or before), a bank still at work, neither, or that the
 * gateway does not answer.
 */
export type Settled = 'paid' | 'running' | 'nothing' | 'unknown';

/** Asks the gateway about an order's tries and writes down what it says, each thing once (D-12). */
export async function settleOrder(deps: OrdersDeps, order: PayableOrder): Promise<Settled> {
  let outcome: Settled = 'nothing';
  for (const attempt of order.open) {
    const found = await deps.payments.lookUp(attempt.reference);
    if (found === null) outcome = outcome === 'nothing' ? 'unknown' : outcome;
    const transaction = decisiveOf(found ?? []);
    if (transaction === undefined) continue;
    const settled = await settle(deps, order, attempt, transaction);
    if (settled === 'paid') outcome = settled;
    if (settled === 'running' && outcome !== 'paid') outcome = settled;
  }
  return outcome;
}

/** Of several under one reference: money that came, else what may still come, else the newest. */
function decisiveOf(found: readonly Transaction[]): Transaction | undefined {
  const withState = (wanted: Transaction['state']) => found.find(({ state }) => state === wanted);
  return withState('approved') ?? withState('pending') ?? found[0];
}

/** In one short transaction: the attempt, the order, its timeline, the news of it. */
async function settle(
  deps: OrdersDeps,
  order: PayableOrder,
  attempt: AttemptRow,
  transaction: Transaction,
): Promise<Settled> {
  return retryConflicts(deps, () =>
    deps.sql.begin(async (sql) => {
      await lockOrders(sql, [order.orderId]);
      const now = await readAttemptNow(sql, attempt.id);
      if (now === null) return 'nothing';
      const state = stateAfter(now, transaction);
      const isMove = state !== now.state;
      if (state !== null && (isMove || now.transactionId === null)) {
        const at = deps.clock();
        await writeAttempt(sql, { attemptId: attempt.id, state, transaction, at });
        const isPaid = isMove && state === 'approved';
        if (isPaid) await pay(deps, sql, order, { reference: attempt.reference, at });
      }
      if (state === null) deps.report({ err: transaction }, 'a payment is not what was asked for');
      if (state === 'approved') return 'paid';
      return transaction.state === 'pending' ? 'running' : 'nothing';
    }),
  );
}

/**
 * Where an attempt goes by what the gateway says; null: what it says cannot be. Money counts only
 * as exactly what was asked for, and only for an order that waits for it: what comes too late, or a
 * second time, goes back to the payer and is never lost.
 */
function stateAfter(
  { state: before, amount, orderState }: AttemptNow,
  transaction: Transaction,
): AttemptRow['state'] | null {
  const isOpen = before === 'pending' || before === 'expired' || before === 'declined';
  switch (transaction.state) {
    case 'approved':
      if (!isOpen) return before;
      if (transaction.amount !== amount || transaction.currency !== 'COP') return null;
      return orderState === 'created' ? 'approved' : 'surplus';
    case 'voided':
      return isOpen ? 'declined' : 'refunded';
    case 'pending':
      return before;
    default:
      return isOpen ? 'declined' : before;
  }
}

async function pay(
  { announce }: OrdersDeps,
  sql: Tx,
  { orderId, customerId, actorId }: PayableOrder,
  { reference, at }: { reference: string; at: Date },
): Promise<void> {
  await writePaid(sql, { orderId, customerId, actorId, reference, at });
  // Goods that came while it was not paid wait for nothing any more.
  await prepareWhatCame(sql, [orderId], { at, actorId });
  await announce(sql, [{ kind: 'order.placed', orderId, customerId }]);
}
