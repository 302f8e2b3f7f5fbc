import { createHmac } from 'node:crypto';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { type BoldKeys, createBold } from './bold/bold.ts';
import { boldPrefix, practiceBeginning } from './bold/local/local-bold.ts';
import { checkBold } from './check/check-bold.ts';
import { checkWompi } from './check/check-wompi.ts';
import type { GatewayCheck } from './check/gateway-check.ts';
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
  /** The keys of the local counterparts, where they stand in; else null. */
  readonly practiceKeys: PracticeKeys | null;
  /** Each gateway that we know, set up or not. */
  readonly checks: readonly GatewayCheck[];
}

export interface PracticeKeys {
  readonly wompi: WompiKeys;
  readonly bold: BoldKeys;
}

/**
 * Wompi, and Bold beside it where there is an account with it. Without any, their local counterparts
 * or nobody (D-12).
 */
export function chooseGateway(options: GatewayOptions): ChosenGateway {
  const { keys, boldKeys, mayPractise, secret } = options;
  const practiceKeys = mayPractise && keys === null ? makeKeys(secret) : null;
  const gateway = joinGateways(
    chooseWompi(options, practiceKeys),
    chooseBold(options, boldKeys === null ? practiceKeys : null),
  );
  return { gateway, practiceKeys, checks: listChecks(options, practiceKeys) };
}

function listChecks(
  { keys, boldKeys, ownUrl, fetch }: GatewayOptions,
  practice: PracticeKeys | null,
): GatewayCheck[] {
  const common = fetch ? { fetch } : {};
  const isPractice = practice !== null;
  const practiceBold = boldKeys === null ? practice : null;
  return [
    checkWompi({
      ...common,
      keys: keys ?? practice?.wompi ?? null,
      apiUrl: keys === null ? practiceApi(ownUrl) : apiOf(keys),
      isPractice,
    }),
    checkBold({
      ...common,
      keys: boldKeys ?? practiceBold?.bold ?? null,
      ...(practiceBold ? { apiUrl: `${ownUrl}${boldPrefix}/v1` } : {}),
      isPractice: practiceBold !== null,
    }),
  ];
}

const practiceApi = (ownUrl: string) => `${ownUrl}/dev/wompi/v1`;
const apiOf = (keys: WompiKeys) => (keys.public.startsWith('pub_prod_') ? wompi.prod : wompi.test);

function chooseWompi(
  { keys, publicUrl, ownUrl, clock, fetch }: GatewayOptions,
  practice: PracticeKeys | null,
): PaymentGateway | null {
  const common = { clock, ...(fetch ? { fetch } : {}) };
  if (keys !== null) {
    return createWompi({ ...common, keys, apiUrl: apiOf(keys), pageUrl: wompi.page });
  }
  if (practice === null) return null;
  return createWompi({
    ...common,
    keys: practice.wompi,
    apiUrl: practiceApi(ownUrl),
    pageUrl: `${publicUrl}/dev/wompi/p/`,
    browserApiUrl: `${publicUrl}/dev/wompi/v1`,
  });
}

function chooseBold(
  { boldKeys, mayPractise, publicUrl, ownUrl, fetch }: GatewayOptions,
  practice: PracticeKeys | null,
): PaymentGateway | null {
  const common = { allowsTests: mayPractise, ...(fetch ? { fetch } : {}) };
  if (boldKeys !== null) return createBold({ ...common, keys: boldKeys });
  if (practice === null) return null;
  return createBold({
    ...common,
    keys: practice.bold,
    apiUrl: `${ownUrl}${boldPrefix}/v1`,
    pageUrl: `${publicUrl}${boldPrefix}/p/`,
  });
}

/** The same in every process that signs with the same secret. */
function makeKeys(secret: string): PracticeKeys {
  const key = (beginning: string) =>
    beginning + createHmac('sha256', secret).update(beginning).digest('hex').slice(0, 32);
  return {
    wompi: {
      public: key('pub_test_'),
      private: key('prv_test_'),
      integrity: key('test_integrity_'),
      events: key('test_events_'),
    },
    bold: {
      identity: key(`${practiceBeginning}identidad_`),
      secret: key(`${practiceBeginning}secreta_`),
    },
  };
}

/** Where a browser posts a typed card, if that is another origin than ours; else null. */
export function cardOriginOf(gateway: PaymentGateway | null, publicUrl: string): string | null {
  const address = gateway?.cards?.tokensUrl;
  if (address === undefined) return null;
  const { origin } = new URL(address);
  return origin === new URL(publicUrl).origin ? null : origin;
}
