import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { GatewayRefusal, type PaymentGateway } from './gateway.ts';
import { hostedPageAddress } from './wompi-card.ts';
import { chargeCard, createCardDesk } from './wompi-card-charge.ts';
import { createChoices } from './wompi-choices.ts';
import { readNotice } from './wompi-notice.ts';
import { beginPse } from './wompi-pse.ts';
import { beginQr } from './wompi-qr.ts';
import { createAsk } from './wompi-requests.ts';
import { severalTransactions } from './wompi-schemas.ts';
import { newestOf } from './wompi-transaction.ts';
import { voidTransaction } from './wompi-void.ts';
import { beginBancolombia, beginNequi } from './wompi-wallets.ts';

/** The four of one environment. `integrity` signs what goes out, `events` what comes in. */
export interface WompiKeys {
  readonly public: string;
  readonly private: string;
  readonly integrity: string;
  readonly events: string;
}

export interface WompiOptions {
  /** `https://production.wompi.co/v1`: no slash at its end. */
  readonly apiUrl: string;
  /** `https://checkout.wompi.co/p/`, where cards are paid with. */
  readonly pageUrl: string;
  /** `apiUrl` as the payer's browser reaches it; the same unless given. */
  readonly browserApiUrl?: string;
  readonly keys: WompiKeys;
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
  /** Milliseconds that each request may take: a person waits for it. */
  readonly timeoutMs?: number;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Wompi, as https://docs.wompi.co describes it. Its amounts are cents, ours are whole pesos. */
export function createWompi(options: WompiOptions): PaymentGateway {
  const { apiUrl, keys, clock, timeoutMs = 8_000, fetch = globalThis.fetch } = options;
  const wait = options.wait ?? (async (ms) => void (await sleep(ms)));
  const ask = createAsk({ apiUrl, fetch, timeoutMs });
  return {
    means: ['card', 'pse', 'nequi', 'bancolombia', 'qr'],
    async begin(attempt) {
      const { means } = attempt;
      const deps = { ask, keys, clock, wait };
      switch (means.kind) {
        case 'pse':
          return beginPse(attempt, means, deps);
        case 'nequi':
          return beginNequi(attempt, means, deps);
        case 'bancolombia':
          return beginBancolombia(attempt, deps);
        case 'qr':
          return beginQr(attempt, deps);
        case 'link':
          throw new GatewayRefusal('Wompi: a link is Bold’s');
        case 'card':
          return { url: hostedPageAddress(attempt, options), transactionId: null };
        default:
          return chargeCard(attempt, means, deps);
      }
    },
    async find(reference) {
      const { data } = await ask({
        method: 'GET',
        path: `/transactions?${new URLSearchParams({ reference })}`,
        what: '/transactions?reference=…',
        key: keys.private,
        answer: severalTransactions,
      });
      return newestOf(data, reference);
    },
    giveBack: (transaction) => voidTransaction(transaction, ask, keys.private),
    readNotice: (notice) => readNotice(notice, keys.events),
    readSigned: () => null,
    cards: createCardDesk({ ask, keys, browserApiUrl: options.browserApiUrl ?? apiUrl }),
    choices: createChoices({ ask, publicKey: keys.public, clock }),
  };
}
