import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { PseChoices } from '@matiz/contracts/orders/order-payment.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { EntryFilter } from '@matiz/domain/payments/credit/credit-entries.ts';
import type { GatewayMeans } from '@matiz/domain/payments/means.ts';
import {
  type GatewayChoices,
  GatewayDown,
  GatewayRefusal,
  type Notice,
  type PaymentGateway,
  type StartedTransaction,
  type Transaction,
} from '#adapters/payments/gateway.ts';
import type { Sql } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import type { Publish } from '#jobs/subscribers.ts';
import { findSeller } from '#modules/identity/index.ts';
import { findReference, keepNotice } from './attempts.store.ts';
import { type BeginFailure, beginPayment, type KnownAttempt } from './begin-payment.ts';
import { readBusinessName } from './credit/credit.store.ts';
import { printStatement } from './credit/print-statement.ts';
import { showStatement } from './credit/show-credit.ts';
import { readPayer } from './payer.store.ts';
import type { PaymentNoticed } from './payment-events.ts';

export interface PaymentsDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  /** Null: nobody takes payments online. */
  readonly gateway: PaymentGateway | null;
  readonly publish: Publish;
  /** A picture as a PDF takes it, by its key. */
  readonly readPaperPicture: (key: string) => Promise<Buffer | null>;
  readonly report: (detail: { err: unknown }, message: string) => void;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** Speaks with the gateway (D-12); what a payment means for its order is the orders' to say. */
export function createPaymentsService(deps: PaymentsDeps) {
  const { sql, clock, gateway, report, publish } = deps;
  const openMeans: readonly GatewayMeans[] = gateway?.means ?? [];
  const closed = fail(failure('GATEWAY_DOWN'));

  async function begin(attempt: KnownAttempt): Promise<Result<StartedTransaction, BeginFailure>> {
    if (gateway === null) return closed;
    return beginPayment({ sql, gateway, report }, attempt, clock());
  }

  /** What was paid under a reference, the newest first. Null: the gateway does not say now. */
  async function lookUp(
    reference: string,
    known: string | null,
  ): Promise<readonly Transaction[] | null> {
    try {
      return gateway === null ? null : await gateway.find(reference, known);
    } catch (err) {
      if (!(err instanceof GatewayDown || err instanceof GatewayRefusal)) throw err;
      report({ err }, 'a payment could not be looked up');
      return null;
    }
  }

  /** Gives all of a payment back. False: someone has to do it by hand, or later. */
  async function giveBack(transaction: Pick<Transaction, 'id' | 'amount'>): Promise<boolean> {
    try {
      return gateway !== null && (await gateway.giveBack(transaction));
    } catch (err) {
      if (!(err instanceof GatewayDown || err instanceof GatewayRefusal)) throw err;
      report({ err }, 'a payment could not be given back');
      return false;
    }
  }

  async function choices(): Promise<Result<GatewayChoices, Failure<'GATEWAY_DOWN'>>> {
    try {
      if (gateway === null) return closed;
      return ok(await gateway.choices());
    } catch (err) {
      if (!(err instanceof GatewayDown || err instanceof GatewayRefusal)) throw err;
      report({ err }, 'the gateway did not say its banks');
      return closed;
    }
  }

  async function choicesFor(
    payer: Pick<Principal, 'userId' | 'customer'>,
  ): Promise<Result<PseChoices, Failure<'GATEWAY_DOWN'>>> {
    const offered = await choices();
    if (!offered.ok) return offered;
    const { banks, contracts } = offered.value;
    return ok({ banks: [...banks], contracts, payer: await readPayer(sql.reader, payer) });
  }

  /**
   * Takes a notice that the gateway signed down and answers at once; a subscriber looks the
   * payment up.
   */
  async function receiveNotice(
    body: unknown,
  ): Promise<Result<{ heard: true }, Failure<'BAD_SIGNATURE'>>> {
    return keep(gateway?.readNotice(body) ?? null);
  }

  /** The same of a gateway that signs the bytes that came. */
  async function receiveSigned(text: string, signature: string) {
    return keep(gateway?.readSigned(text, signature) ?? null);
  }

  async function keep(
    notice: Notice | null,
  ): Promise<Result<{ heard: true }, Failure<'BAD_SIGNATURE'>>> {
    if (notice === null) return fail(failure('BAD_SIGNATURE'));
    await sql.begin(async (tx) => {
      const isNews = await keepNotice(tx, { ...notice, at: clock() });
      if (!isNews || notice.reference === null) return;
      // Bold names an attempt by our reference, or by its own link.
      const reference = await findReference(tx, notice.reference);
      const event: PaymentNoticed = { kind: 'payment.noticed', reference };
      await publish(tx, [event]);
    });
    return ok({ heard: true });
  }

  const creditOf = async (customerId: string) =>
    ok({ result: await showStatement(sql.reader, customerId, clock()) });

  /** A credit and some of its movements on paper. */
  async function printCredit(customerId: string, filter: EntryFilter) {
    const now = clock();
    const [statement, businessName, seller] = await Promise.all([
      showStatement(sql.reader, customerId, now),
      readBusinessName(sql.reader, customerId),
      findSeller(sql.reader),
    ]);
    if (statement === null) return fail(failure('NOT_FOUND'));
    const logo = seller.logo && (await deps.readPaperPicture(seller.logo));
    const content = { ...statement, businessName, filter, now, logo: logo || null };
    return ok(await printStatement(content, seller));
  }

  return {
    openMeans,
    creditOf,
    printCredit,
    begin,
    lookUp,
    giveBack,
    choices,
    choicesFor,
    receiveNotice,
    receiveSigned,
  };
}
