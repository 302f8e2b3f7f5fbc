import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { PseChoices } from '@matiz/contracts/orders/order-payment.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import {
  GatewayDown,
  GatewayRefusal,
  type PaymentGateway,
  type StartedTransaction,
  type Transaction,
} from '#adapters/payments/gateway.ts';
import type { Sql } from '#db/pool.ts';
import type { Publish } from '#jobs/subscribers.ts';
import { keepNotice } from './attempts.store.ts';
import { type BeginFailure, beginPayment, type KnownAttempt } from './begin-payment.ts';
import type { PaymentNoticed } from './payment-events.ts';

export interface PaymentsDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  /** Null: nobody takes payments online. */
  readonly gateway: PaymentGateway | null;
  readonly publish: Publish;
  readonly report: (detail: { err: unknown }, message: string) => void;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** Speaks with the gateway (D-12); what a payment means for its order is the orders' to say. */
export function createPaymentsService(deps: PaymentsDeps) {
  const { sql, clock, gateway, report, publish } = deps;
  const closed = fail(failure('GATEWAY_DOWN'));

  async function begin(attempt: KnownAttempt): Promise<Result<StartedTransaction, BeginFailure>> {
    if (gateway === null) return closed;
    return beginPayment({ sql, gateway, report }, attempt, clock());
  }

  /** What was paid under a reference, the newest first. Null: the gateway does not say now. */
  async function lookUp(reference: string): Promise<readonly Transaction[] | null> {
    try {
      return gateway === null ? null : await gateway.find(reference);
    } catch (err) {
      if (!(err instanceof GatewayDown || err instanceof GatewayRefusal)) throw err;
      report({ err }, 'a payment could not be looked up');
      return null;
    }
  }

  /** Gives all of a payment back. False: somebody has to do it by hand, or later. */
  async function giveBack(transaction: Pick<Transaction, 'id' | 'amount'>): Promise<boolean> {
    try {
      return gateway !== null && (await gateway.giveBack(transaction));
    } catch (err) {
      if (!(err instanceof GatewayDown || err instanceof GatewayRefusal)) throw err;
      report({ err }, 'a payment could not be given back');
      return false;
    }
  }

  async function choices(): Promise<Result<PseChoices, Failure<'GATEWAY_DOWN'>>> {
    try {
      if (gateway === null) return closed;
      const { banks, contracts } = await gateway.choices();
      return ok({ banks: [...banks], contracts });
    } catch (err) {
      if (!(err instanceof GatewayDown || err instanceof GatewayRefusal)) throw err;
      report({ err }, 'the gateway did not say its banks');
      return closed;
    }
  }

  /**
   * Takes a notice that the gateway signed down and answers at once; a subscriber looks the
   * payment up.
   */
  async function receiveNotice(
    body: unknown,
  ): Promise<Result<{ heard: true }, Failure<'BAD_SIGNATURE'>>> {
    const notice = gateway?.readNotice(body) ?? null;
    if (notice === null) return fail(failure('BAD_SIGNATURE'));
    await sql.begin(async (tx) => {
      const isNews = await keepNotice(tx, { ...notice, at: clock() });
      if (!isNews || notice.reference === null) return;
      const event: PaymentNoticed = { kind: 'payment.noticed', reference: notice.reference };
      await publish(tx, [event]);
    });
    return ok({ heard: true });
  }

  return { isOpen: gateway !== null, begin, lookUp, giveBack, choices, receiveNotice };
}
