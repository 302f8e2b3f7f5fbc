import type { Pesos } from '@matiz/domain/kernel/money.ts';
import { type Attempt, GatewayDown, type PaymentGateway, type Transaction } from '../gateway.ts';
import { type AskWompi, createAsk } from '../wompi-requests.ts';
import { type BoldLink, linkAnswer, madeLinkAnswer, noticeBody } from './bold-schemas.ts';
import { isNoticeSigned } from './bold-signature.ts';

/** The pair of Bold's "Botón de pagos". */
export interface BoldKeys {
  readonly identity: string;
  readonly secret: string;
}

export interface BoldOptions {
  readonly keys: BoldKeys;
  /** Bold's own unless given. */
  readonly apiUrl?: string;
  /** Where its links may lead besides https: its local counterpart's pages. */
  readonly pageUrl?: string;
  /** Its test mode signs with the empty key: only where no real order is. */
  readonly allowsTests: boolean;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
}

export const boldApi = 'https://integrations.api.bold.co';

/** Asks Bold, and is refused as Wompi refuses. */
export function createBoldAsk(options: {
  readonly apiUrl: string;
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
}): AskWompi {
  return createAsk({ ...options, name: 'Bold', authorize: (key) => `x-api-key ${key}` });
}

/** How Bold's links begin: what we keep of a payment until it is made. */
const linkId = /^LNK_[\w-]{1,100}$/;
/** Whether what we know of a payment is Bold's. */
export const isOfBold = (id: string | null = null) => id !== null && /^(LNK_|bold:)/.test(id);

const states = new Map<string, Transaction['state']>([
  ['PROCESSING', 'pending'],
  ['PAID', 'approved'],
  ['REJECTED', 'declined'],
]);

/**
 * Bold, as its documents describe it: a link to its page, and a look at what became of the link.
 * Whole pesos. It keeps no cards for us and gives nothing back by its API.
 */
export function createBold(options: BoldOptions): PaymentGateway {
  const { keys, allowsTests, timeoutMs = 8_000, fetch = globalThis.fetch } = options;
  const { apiUrl = boldApi } = options;
  const ask = createBoldAsk({ apiUrl, fetch, timeoutMs });
  const secrets = allowsTests ? [keys.secret, ''] : [keys.secret];
  return {
    means: ['link'],
    cards: null,
    async begin(attempt) {
      const { payload } = await ask({
        method: 'POST',
        path: '/online/link/v1',
        what: '/online/link/v1',
        key: keys.identity,
        answer: madeLinkAnswer,
        body: bodyOf(attempt),
      });
      const isPage =
        new URL(payload.url).protocol === 'https:' ||
        (options.pageUrl !== undefined && payload.url.startsWith(options.pageUrl));
      if (!isPage || !linkId.test(payload.payment_link)) {
        throw new GatewayDown('Bold: its link is none');
      }
      return { url: payload.url, transactionId: payload.payment_link };
    },
    /** Without its link nobody could have paid: the payer never got the address. */
    async find(reference, known) {
      if (known == null || !linkId.test(known)) return [];
      const found = await ask({
        method: 'GET',
        path: `/online/link/v1/${known}`,
        what: '/online/link/v1/…',
        key: keys.identity,
        answer: linkAnswer,
      });
      const transaction = transactionOf(found, reference, known);
      return transaction === null ? [] : [transaction];
    },
    giveBack: async () => false,
    readNotice: () => null,
    readSigned(text, signature) {
      // An empty secret of our own would let everybody sign.
      if (keys.secret === '') return null;
      if (!secrets.some((secret) => isNoticeSigned(text, signature, secret))) return null;
      const read = noticeBody.safeParse(parse(text));
      if (!read.success) return null;
      const { id, data } = read.data;
      return { id: `bold:${id}`, reference: data?.metadata.reference ?? null };
    },
    choices: async () => {
      throw new GatewayDown('Bold has no banks to choose of: its page asks');
    },
  };
}

const currency = 'COP';
const nanosPerMs = 1_000_000;

function bodyOf({ reference, amount, expiresAt, returnUrl, payer }: Attempt) {
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new RangeError(`Not an amount to pay: ${amount}`);
  }
  return {
    amount_type: 'CLOSE',
    amount: { currency, total_amount: amount, tip_amount: 0, taxes: [] },
    reference,
    description: `Pedido en Matiz ${reference}`.slice(0, 100),
    expiration_date: expiresAt.getTime() * nanosPerMs,
    callback_url: returnUrl,
    payer_email: payer.email,
  };
}

/** Null: nobody has paid at it, and after a failed try it is open again. */
function transactionOf(found: BoldLink, reference: string, known: string): Transaction | null {
  const state = states.get(found.status);
  if (state === undefined) return null;
  // A reference that is another's is not ours to count.
  if (found.reference && found.reference !== reference && found.reference !== known) return null;
  return {
    id: `bold:${found.transaction_id ?? known}`,
    reference,
    state,
    // Without an amount it equals none of ours.
    amount: (found.total ?? Number.NaN) as Pesos,
    currency,
    means: found.payment_method ?? null,
    reason: null,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
