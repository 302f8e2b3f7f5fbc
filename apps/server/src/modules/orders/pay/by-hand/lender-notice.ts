import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { receiveLenderNotice as call } from '@matiz/contracts/orders/order-payment.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { isLenderSigned } from '#lib/lender-signature.ts';
import type { OrdersDeps } from '../../orders-deps.ts';
import { confirmPayment, refusePayment } from './decide-payment.ts';
import { findHandAttempt } from './hand-payments.store.ts';
import { isLenderNoticeKept, keepLenderNotice } from './lender-notice.store.ts';

export type LenderSaid = BodyOf<typeof call>;

/** A notice as it came: what was signed, and with what. */
export interface SignedNotice {
  readonly method: string;
  readonly text: string;
  readonly time: string;
  readonly signature: string;
}

const unheard = 'Quien presta no lo aprobó.';

/**
 * Who lends approved a credit or did not: the same move as when staff say it at the desk (ADR 83).
 * Nothing is read before the signature holds. A message counts once, and is kept after the move, so
 * that one whose server died in between may come again; said again under a new time it moves nothing.
 */
export async function receiveLenderNotice(
  deps: OrdersDeps,
  signed: SignedNotice,
  said: LenderSaid,
): Promise<ResultOf<typeof call>> {
  const { sql, clock, lenderSecrets } = deps;
  const { method, signature } = signed;
  const secret = lenderSecrets.get(method);
  if (secret === undefined || !isLenderSigned(signed, secret, clock())) {
    return fail(failure('BAD_SIGNATURE'));
  }
  if (await isLenderNoticeKept(sql.reader, signature)) return fail(failure('BAD_SIGNATURE'));
  const { reference, amount, state, reason = unheard } = said;
  const attempt = await findHandAttempt(sql.reader, reference);
  const isTheirs = attempt?.means === 'agreement' && attempt.method === method;
  // Another lender's, none at all or another amount: who asks does not learn which.
  if (!isTheirs || attempt.amount !== amount) return fail(failure('NOT_FOUND'));
  const decided =
    state === 'approved'
      ? await confirmPayment(deps, { reference, amount }, null)
      : await refusePayment(deps, { reference, reason }, null);
  if (!decided.ok && decided.error.code !== 'PAYMENT_DECIDED') return fail(failure('NOT_FOUND'));
  await keepLenderNotice(sql, { signature, method, reference, amount, state, at: clock() });
  const isSaidBefore = attempt.state === state;
  return decided.ok || isSaidBefore ? ok({ heard: true }) : fail(failure('PAYMENT_DECIDED'));
}
