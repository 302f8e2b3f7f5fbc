import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type { PseChoices, PseForm, payOrder } from '@matiz/contracts/orders/order-payment.ts';
import { normaliseDocument } from '@matiz/domain/identity/document.ts';
import { normalisePhone } from '@matiz/domain/identity/phone.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { isPayable } from '@matiz/domain/payments/reservation.ts';
import type { Attempt } from '#adapters/payments/gateway.ts';
import { type AttemptRow, openAttempt } from '#modules/payments/index.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import type { Reader } from '../rows/order-reader.store.ts';
import { type PayableOrder, readPayable } from './payable.store.ts';
import { reconcileOrder } from './reconcile-payment.ts';

type PaymentRequest = BodyOf<typeof payOrder>;

/**
 * Begins to pay an order online, or goes on with what was begun: whoever comes back from a bank's
 * page without an answer is sent to the same page, so that nobody pays twice (D-12).
 */
export async function payOrderOnline(
  deps: OrdersDeps,
  requested: PaymentRequest,
  of: Reader,
): Promise<ResultOf<typeof payOrder>> {
  const order = await readPayable(deps.sql.reader, { code: requested.orderCode, of });
  if (order === null) return fail(failure('NOT_FOUND'));
  const payUntil = order.payUntil === null ? null : new Date(order.payUntil);
  if (!isPayable({ ...order, payUntil }, deps.clock())) return fail(failure('ORDER_NOT_PAYABLE'));
  const reconciled = await reconcileOrder(deps, order);
  if (reconciled === 'paid') return fail(failure('ORDER_NOT_PAYABLE'));
  // Without an answer nobody knows whether the last try was paid.
  if (reconciled === 'unknown') return fail(failure('GATEWAY_DOWN'));
  const { attempt: last } = (await readPayable(deps.sql.reader, { id: order.orderId })) ?? order;
  if (last?.state === 'pending' && last.url !== null) return ok({ url: last.url });
  if (reconciled === 'running') return fail(failure('PAYMENT_RUNNING'));

  const means = await readMeans(deps, order, requested);
  if (!means.ok) return means;
  const attempt = last?.state === 'pending' ? last : await tryAnew(deps, order);
  if (attempt === null) return fail(failure('PAYMENT_RUNNING'));
  const begun = await deps.payments.begin({
    id: attempt.id,
    reference: attempt.reference,
    amount: attempt.amount,
    expiresAt: payUntil ?? deps.clock(),
    returnUrl: `${deps.publicUrl}/home/purchase/order/finalizing-payment?order=${order.code}`,
    ...means.value,
  });
  return begun.ok ? ok({ url: begun.value.url }) : begun;
}

/** Another try after one that came to nothing; null: another request opened it just now. */
async function tryAnew(deps: OrdersDeps, order: PayableOrder): Promise<AttemptRow | null> {
  const { orderId, code, method, due: amount } = order;
  const fresh = { id: deps.newId(), at: deps.clock() };
  return openAttempt(deps.sql, { orderId, code, method, amount }, fresh);
}

type Paying = Pick<Attempt, 'means' | 'payer'> & {
  accepted: { policy: string; personalData: string } | null;
};

type FormFailure = Failure<'PSE_REQUIRED' | 'INVALID_DOCUMENT' | 'INVALID_PHONE'>;

async function readMeans(
  { payments }: OrdersDeps,
  { means, payer }: PayableOrder,
  { pse }: PaymentRequest,
): Promise<Result<Paying, FormFailure | Failure<'GATEWAY_DOWN'>>> {
  if (means !== 'pse') {
    const phone = payer.phone === null ? null : nationalNumber(payer.phone);
    return ok({ means: { kind: 'card' }, payer: { ...payer, phone }, accepted: null });
  }
  if (pse === undefined) return fail(failure('PSE_REQUIRED'));
  const choices = await payments.choices();
  return choices.ok ? readPse(pse, payer, choices.value) : choices;
}

function readPse(
  form: PseForm,
  payer: PayableOrder['payer'],
  { banks, contracts }: PseChoices,
): Result<Paying, FormFailure> {
  const { person, documentType, bank } = form;
  const document = normaliseDocument(documentType, form.document);
  if (document === null) return fail(failureAt('pse.document', 'INVALID_DOCUMENT'));
  const phone = nationalNumber(form.phone);
  if (phone === null) return fail(failureAt('pse.phone', 'INVALID_PHONE'));
  if (!banks.some(({ code }) => code === bank)) return fail(failureAt('pse.bank', 'PSE_REQUIRED'));
  return ok({
    means: { kind: 'pse', person, documentType, document, bank },
    payer: { ...payer, phone },
    accepted: contracts,
  });
}

/** Ten digits; null: it is no number of the plan of today. */
function nationalNumber(phone: string): string | null {
  return normalisePhone(phone)?.slice('+57'.length) ?? null;
}
