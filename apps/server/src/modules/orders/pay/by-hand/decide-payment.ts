import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type {
  confirmHandPayment,
  refuseHandPayment,
} from '@matiz/contracts/staff/payments/hand-payments.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { takesProof } from '@matiz/domain/payments/means.ts';
import type { Transaction } from '#adapters/payments/gateway.ts';
import type { OrdersDeps } from '../../orders-deps.ts';
import { lockOrders } from '../../rows/lock-rows.store.ts';
import type { OrderAuthor } from '../../rows/order-change.ts';
import { reconcileAttempt } from '../reconcile-payment.ts';
import {
  findHandAttempt,
  type HandAttempt,
  noteDecision,
  refuseProof,
} from './hand-payments.store.ts';

/**
 * Someone of the staff found a payment: the same move as a gateway's, once however often it is said.
 * What came for an order that is gone meanwhile goes back and is listed for it. `author` null: who
 * lends said it, which keeps its own notice.
 */
export async function confirmPayment(
  deps: OrdersDeps,
  { reference, amount }: BodyOf<typeof confirmHandPayment>,
  author: OrderAuthor | null,
): Promise<ResultOf<typeof confirmHandPayment>> {
  const attempt = await findHandAttempt(deps.sql.reader, reference);
  if (attempt === null) return fail(failure('NOT_FOUND'));
  if (attempt.state === 'refunded') return fail(failure('PAYMENT_DECIDED'));
  if (amount !== attempt.amount) {
    return fail(failure('PAYMENT_DIFFERS', { due: formatPesos(attempt.amount) }));
  }
  const transaction = transactionOf(attempt, 'approved', null);
  // Who found it made it paid; who lends is nobody of ours, so that the buyer stays who paid.
  const order = author ? { ...attempt, actorId: author.userId } : attempt;
  await reconcileAttempt(deps, order, attempt, transaction, (sql, state) =>
    noteDecision(sql, author, { attempt, state, reason: null, at: deps.clock() }),
  );
  const after = await findHandAttempt(deps.sql.reader, reference);
  const state = after?.state;
  if (state === 'approved' || state === 'surplus') return ok({ state });
  return fail(failure('PAYMENT_DECIDED'));
}

/**
 * Someone looked and did not find it, or who lends does not: what was shown may be shown better, a
 * credit that was refused is over. Either way the goods stay held until the order's time is over.
 */
export async function refusePayment(
  deps: OrdersDeps,
  { reference, reason }: BodyOf<typeof refuseHandPayment>,
  author: OrderAuthor | null,
): Promise<ResultOf<typeof refuseHandPayment>> {
  const attempt = await findHandAttempt(deps.sql.reader, reference);
  if (attempt === null) return fail(failure('NOT_FOUND'));
  if (attempt.state !== 'pending') return fail(failure('PAYMENT_DECIDED'));
  const { orderId, customerId } = attempt;
  const event = { kind: 'payment.notFound', orderId, customerId, reason } as const;
  if (!takesProof(attempt.means)) {
    const refused = transactionOf(attempt, 'declined', reason);
    await reconcileAttempt(deps, attempt, attempt, refused, async (sql, state) => {
      await noteDecision(sql, author, { attempt, state, reason, at: deps.clock() });
      await deps.publish(sql, [event]);
    });
    return ok({ reason });
  }
  const isRefused = await deps.sql.begin(async (sql) => {
    await lockOrders(sql, [orderId]);
    const at = deps.clock();
    if (!(await refuseProof(sql, { attemptId: attempt.id, reason, at }))) return false;
    await noteDecision(sql, author, { attempt, state: 'proof-refused', reason, at });
    await deps.publish(sql, [event]);
    return true;
  });
  return isRefused ? ok({ reason }) : fail(failure('PAYMENT_DECIDED'));
}

/** What a gateway would have said of it. */
function transactionOf(
  { reference, amount, means }: HandAttempt,
  state: Transaction['state'],
  reason: string | null,
): Transaction {
  const id = `hand-${reference}`;
  return { id, reference, state, amount, currency: 'COP', means: means.toUpperCase(), reason };
}
