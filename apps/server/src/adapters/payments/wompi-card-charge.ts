import {
  type Attempt,
  type CardDesk,
  type CardSource,
  GatewayRefusal,
  type StartedTransaction,
  type TypedCard,
} from './gateway.ts';
import { askTokens } from './wompi-acceptance.ts';
import type { AskWompi } from './wompi-requests.ts';
import { oneTransaction, sourceAnswer } from './wompi-schemas.ts';
import { signIntegrity } from './wompi-signature.ts';
import { returnAddress, toCents } from './wompi-transaction.ts';

const currency = 'COP';

interface CardDeps {
  readonly ask: AskWompi;
  readonly keys: { readonly public: string; readonly private: string; readonly integrity: string };
}

/**
 * Charges a card that we know by its token, or one that Wompi keeps. There is no page to go to: the
 * payer waits where they would come back to.
 */
export async function chargeCard(
  attempt: Attempt,
  card: TypedCard | CardSource,
  { ask, keys }: CardDeps,
): Promise<StartedTransaction> {
  const { reference, payer, returnUrl } = attempt;
  const amountInCents = toCents(attempt.amount);
  const { installments } = card;
  const isStored = card.kind === 'stored-card';
  const { data } = await ask({
    method: 'POST',
    path: '/transactions',
    what: '/transactions',
    // What is kept is ours to charge, with our own key; a token is the payer's.
    key: isStored ? keys.private : keys.public,
    answer: oneTransaction,
    body: {
      ...(await askTokens(ask, keys.public)),
      amount_in_cents: amountInCents,
      currency,
      signature: signIntegrity({ reference, amountInCents, currency }, keys.integrity),
      customer_email: payer.email,
      reference,
      redirect_url: returnUrl,
      ...(payer.phone === null
        ? {}
        : { customer_data: { phone_number: `57${payer.phone}`, full_name: payer.name } }),
      ...(isStored
        ? { payment_source_id: sourceId(card.source), payment_method: { installments } }
        : { payment_method: { type: 'CARD', token: card.token, installments } }),
    },
  });
  return { url: returnAddress(returnUrl, data.id), transactionId: data.id };
}

/** Cards typed in a form of ours: the browser posts them to Wompi, we see its tokens. */
export function createCardDesk({
  ask,
  keys,
  browserApiUrl,
}: CardDeps & { browserApiUrl: string }): CardDesk {
  return {
    publicKey: keys.public,
    tokensUrl: `${browserApiUrl}/tokens/cards`,
    async store({ token, email }) {
      const { data } = await ask({
        method: 'POST',
        path: '/payment_sources',
        what: '/payment_sources',
        key: keys.private,
        answer: sourceAnswer,
        body: {
          type: 'CARD',
          token,
          customer_email: email,
          ...(await askTokens(ask, keys.public)),
        },
      });
      if (data.status !== 'AVAILABLE') {
        throw new GatewayRefusal(`Wompi: a card was not kept (${data.status})`);
      }
      const { brand, last_four: lastFour } = data.public_data ?? {};
      return { source: String(data.id), brand: brand ?? null, lastFour: lastFour ?? null };
    },
  };
}

/** Wompi counts its sources. */
function sourceId(source: string): number | string {
  return /^\d{1,15}$/.test(source) ? Number(source) : source;
}
