import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import {
  type Attempt,
  GatewayDown,
  GatewayRefusal,
  type PaymentGateway,
  type StartedTransaction,
} from '#adapters/payments/gateway.ts';
import type { Sql } from '#db/pool.ts';
import { claimAttempt, endAttempt, noteBegun } from './attempts.store.ts';

/** An attempt that is written down, and what its payer accepted for it. */
export interface KnownAttempt extends Attempt {
  readonly id: string;
  /** Null: they accept on the gateway's own page. */
  readonly accepted: { readonly policy: string; readonly personalData: string } | null;
}

export type BeginFailure = Failure<'PAYMENT_RUNNING' | 'PAYMENT_REFUSED' | 'GATEWAY_DOWN'>;

interface Deps {
  readonly sql: Sql;
  readonly gateway: PaymentGateway;
  readonly report: (detail: { err: unknown }, message: string) => void;
}

/**
 * Begins an attempt with the gateway, one request at a time. Fails with PAYMENT_RUNNING while
 * another request does the same, with PAYMENT_REFUSED for what the gateway does not accept (the
 * attempt is over then: its reference may be spent), and with GATEWAY_DOWN; after that the attempt
 * may have begun or not, which only a look-up can tell.
 */
export async function beginPayment(
  { sql, gateway, report }: Deps,
  attempt: KnownAttempt,
  now: Date,
): Promise<Result<StartedTransaction, BeginFailure>> {
  if (!(await claimAttempt(sql, attempt.id, now))) return fail(failure('PAYMENT_RUNNING'));
  try {
    const begun = await gateway.begin(attempt);
    const accepted = attempt.accepted && { ...attempt.accepted, at: now.toISOString() };
    await noteBegun(sql, { id: attempt.id, ...begun, accepted });
    return ok(begun);
  } catch (err) {
    if (err instanceof GatewayRefusal) {
      report({ err }, 'the gateway refused a payment');
      await endAttempt(sql, { id: attempt.id, reason: err.message, at: now });
      return fail(failure('PAYMENT_REFUSED'));
    }
    if (!(err instanceof GatewayDown)) throw err;
    report({ err }, 'the gateway did not answer');
    return fail(failure('GATEWAY_DOWN'));
  }
}
