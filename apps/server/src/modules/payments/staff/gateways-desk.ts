import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type {
  listPaymentGateways,
  testPaymentGateway,
} from '@matiz/contracts/staff/payments/payment-gateways.ts';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { GatewayName } from '@matiz/domain/payments/means.ts';
import type { GatewayCheck } from '#adapters/payments/check/gateway-check.ts';
import { GatewayDown } from '#adapters/payments/gateway.ts';
import type { Sql } from '#db/pool.ts';
import { recordAudit, spendTry } from '#modules/identity/index.ts';
import type { Asking } from '#resource/author.ts';

export interface GatewaysDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  /** Where the gateways reach this server. */
  readonly publicUrl: string;
  readonly gatewayChecks: readonly GatewayCheck[];
}

type Tested = ReplyOf<typeof testPaymentGateway>['result'];

/** The whole shop's: a gateway that is asked too often shuts its door to the payments too. */
const testsOfShop: Limit = { name: 'gateway.test', burst: 6, refillSeconds: 30 };

const noticePaths: Readonly<Record<GatewayName, string>> = {
  wompi: '/api/payment/notice',
  bold: '/api/payment/bold-notice',
};

/** What staff see of the gateways, whose keys stay in the server's environment (ADR 112). */
export function createGatewaysDesk({ sql, clock, publicUrl, gatewayChecks }: GatewaysDeps) {
  async function list(): Promise<Result<ReplyOf<typeof listPaymentGateways>, never>> {
    return ok({
      results: gatewayChecks.map(({ name, environment, keys, ask }) => ({
        name,
        environment,
        isConfigured: ask !== null,
        keys: [...keys],
        noticeUrl: `${publicUrl}${noticePaths[name]}`,
      })),
    });
  }

  /** Asks the gateway outside of any transaction; what came of it is written down. */
  async function test({
    name,
    principal,
    requestId,
  }: Asking & { readonly name: GatewayName }): Promise<
    Result<{ result: Tested }, Failure<'TOO_MANY_ATTEMPTS'>>
  > {
    const now = clock();
    const seconds = await spendTry(sql, testsOfShop, 'shop', now);
    if (seconds > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds }));
    const result = await ask(name);
    await recordAudit(sql, {
      at: now,
      actorId: principal.userId,
      customerId: null,
      sessionId: principal.sessionId,
      requestId,
      action: 'payment-gateway.test',
      subject: `payment-gateway:${name}`,
      detail: { outcome: result.outcome },
    });
    return ok({ result });
  }

  async function ask(name: GatewayName): Promise<Tested> {
    const check = gatewayChecks.find((one) => one.name === name);
    if (!check?.ask) return { outcome: 'missing', account: null, keys: [] };
    try {
      const { account, keys } = await check.ask();
      const outcomes = Object.entries(keys).map(([variable, outcome]) => ({ variable, outcome }));
      const isRefused = outcomes.some(({ outcome }) => outcome === 'refused');
      return { outcome: isRefused ? 'refused' : 'works', account, keys: outcomes };
    } catch (error) {
      if (!(error instanceof GatewayDown)) throw error;
      return { outcome: 'unreachable', account: null, keys: [] };
    }
  }

  return { list, test };
}
