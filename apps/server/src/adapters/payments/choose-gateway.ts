import { createHmac } from 'node:crypto';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { type BoldKeys, createBold } from './bold/bold.ts';
import type { PaymentGateway } from './gateway.ts';
import { joinGateways } from './join-gateways.ts';
import { createWompi, type WompiKeys } from './wompi.ts';

const wompi = {
  test: 'https://sandbox.wompi.co/v1',
  prod: 'https://production.wompi.co/v1',
  page: 'https://checkout.wompi.co/p/',
} as const;

export interface GatewayOptions {
  /** Null: there is no account with the gateway. */
  readonly keys: WompiKeys | null;
  /** Of the second gateway; null: none. */
  readonly boldKeys: BoldKeys | null;
  /** Whether the local counterpart may stand in: where no real order is. */
  readonly mayPractise: boolean;
  /** Signs what this server signs; the local counterpart's keys are made of it. */
  readonly secret: string;
  /** As people reach this server, and as it reaches itself; without a slash at the end. */
  readonly publicUrl: string;
  readonly ownUrl: string;
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
}

export interface ChosenGateway {
  /** Null: nobody takes payments online. */
  readonly gateway: PaymentGateway | null;
  /** The keys of the local counterpart, where it stands in; else null. */
  readonly practiceKeys: WompiKeys | null;
}

/** Wompi, and Bold beside it where there is an account with it. */
export function chooseGateway(options: GatewayOptions): ChosenGateway {
  const { boldKeys, mayPractise } = options;
  const chosen = chooseWompi(options);
  if (boldKeys === null) return chosen;
  const bold = createBold({
    keys: boldKeys,
    allowsTests: mayPractise,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  return { ...chosen, gateway: joinGateways(chosen.gateway, bold) };
}

/** Wompi with the keys that were given; without any, its local counterpart or nobody (D-12). */
function chooseWompi(options: GatewayOptions): ChosenGateway {
  const { keys, mayPractise, secret, publicUrl, ownUrl, clock } = options;
  const common = { clock, ...(options.fetch ? { fetch: options.fetch } : {}) };
  if (keys !== null) {
    const apiUrl = keys.public.startsWith('pub_prod_') ? wompi.prod : wompi.test;
    const gateway = createWompi({ ...common, keys, apiUrl, pageUrl: wompi.page });
    return { gateway, practiceKeys: null };
  }
  if (!mayPractise) return { gateway: null, practiceKeys: null };
  const practiceKeys = makeKeys(secret);
  const apiUrl = `${ownUrl}/dev/wompi/v1`;
  const pageUrl = `${publicUrl}/dev/wompi/p/`;
  const browserApiUrl = `${publicUrl}/dev/wompi/v1`;
  const practice = { ...common, keys: practiceKeys, apiUrl, browserApiUrl, pageUrl };
  return { gateway: createWompi(practice), practiceKeys };
}

/** The same in every process that signs with the same secret. */
function makeKeys(secret: string): WompiKeys {
  const key = (beginning: string) =>
    beginning + createHmac('sha256', secret).update(beginning).digest('hex').slice(0, 32);
  return {
    public: key('pub_test_'),
    private: key('prv_test_'),
    integrity: key('test_integrity_'),
    events: key('test_events_'),
  };
}

/** Where a browser posts a typed card, if that is another origin than ours; else null. */
export function cardOriginOf(gateway: PaymentGateway | null, publicUrl: string): string | null {
  const address = gateway?.cards?.tokensUrl;
  if (address === undefined) return null;
  const { origin } = new URL(address);
  return origin === new URL(publicUrl).origin ? null : origin;
}
