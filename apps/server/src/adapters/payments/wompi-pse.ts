import type { Clock } from '@matiz/domain/kernel/clock.ts';
import {
  type Attempt,
  GatewayDown,
  GatewayRefusal,
  type PseDebit,
  type StartedTransaction,
} from './gateway.ts';
import { hide } from './wompi-answer.ts';
import type { AskWompi } from './wompi-requests.ts';
import { merchantAnswer, oneTransaction, type WompiTransaction } from './wompi-schemas.ts';
import { signIntegrity } from './wompi-signature.ts';
import { stateOf, toCents } from './wompi-transaction.ts';

const currency = 'COP';
/** Milliseconds between two looks at whether the bank's address is there, and for all of them. */
const pause = 400;
const timeoutMs = 10_000;
const maxDescription = 64;

export interface PseDeps {
  readonly ask: AskWompi;
  readonly keys: { readonly public: string; readonly integrity: string };
  readonly clock: Clock;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Begins a debit at the payer's bank. Throws `GatewayRefusal` when it is over before the payer
 * could go there and `GatewayDown` when the bank's address does not come; the transaction may then
 * exist, and `find` tells.
 */
export async function beginPse(
  attempt: Attempt,
  debit: PseDebit,
  deps: PseDeps,
): Promise<StartedTransaction> {
  const { ask, keys } = deps;
  const { reference } = attempt;
  const amountInCents = toCents(attempt.amount);
  const phone = phoneOf(attempt);
  const tokens = await askTokens(ask, keys.public);
  const { data } = await ask({
    method: 'POST',
    path: '/transactions',
    what: '/transactions',
    key: keys.public,
    answer: oneTransaction,
    body: {
      ...tokens,
      amount_in_cents: amountInCents,
      currency,
      signature: signIntegrity({ reference, amountInCents, currency }, keys.integrity),
      customer_email: attempt.payer.email,
      reference,
      redirect_url: attempt.returnUrl,
      customer_data: {
        phone_number: phone,
        full_name: attempt.payer.name,
        legal_id: debit.document,
        legal_id_type: debit.documentType,
      },
      payment_method: {
        type: 'PSE',
        user_type: debit.person === 'natural' ? 0 : 1,
        user_legal_id_type: debit.documentType,
        user_legal_id: debit.document,
        financial_institution_code: debit.bank,
        payment_description: `Pedido en Matiz ${reference}`.slice(0, maxDescription),
      },
    },
  });
  return { url: await bankAddress(data, attempt, deps), transactionId: data.id };
}

/** With the country before it. PSE asks for a phone, and one that nobody gave is not made up. */
function phoneOf({ payer }: Attempt): string {
  if (payer.phone !== null && /^\d{10}$/.test(payer.phone)) return `57${payer.phone}`;
  const message = 'Escribe un celular de diez dígitos: PSE lo pide.';
  throw new GatewayRefusal('Wompi: PSE needs a phone', { 'customer_data.phone_number': [message] });
}

/** Tokens are good for one request, even for one that is refused: they are asked for each time. */
async function askTokens(ask: AskWompi, key: string) {
  const { data } = await ask({
    method: 'GET',
    path: `/merchants/${encodeURIComponent(key)}`,
    what: '/merchants/…',
    key,
    answer: merchantAnswer,
  });
  return {
    acceptance_token: data.presigned_acceptance.acceptance_token,
    accept_personal_auth: data.presigned_personal_data_auth.acceptance_token,
  };
}

async function bankAddress(
  first: WompiTransaction,
  attempt: Attempt,
  { ask, keys, clock, wait }: PseDeps,
): Promise<string> {
  const end = clock().getTime() + timeoutMs;
  let seen = first;
  for (let turn = 0; turn <= timeoutMs / pause; turn += 1) {
    const url = addressIn(seen, attempt);
    if (url !== null) return url;
    if (clock().getTime() >= end) break;
    await wait(pause);
    const answer = await ask({
      method: 'GET',
      path: `/transactions/${encodeURIComponent(first.id)}`,
      what: '/transactions/…',
      key: keys.public,
      answer: oneTransaction,
    });
    seen = answer.data;
  }
  throw new GatewayDown('Wompi PSE: the address of the bank did not come in time');
}

/** The status comes first: Wompi's sandbox tells the bank's address only once all is over. */
function addressIn(seen: WompiTransaction, { returnUrl }: Attempt): string | null {
  const state = stateOf(seen.status);
  if (state === 'approved') return returnAddress(returnUrl, seen.id);
  if (state !== 'pending') {
    throw new GatewayRefusal(`Wompi PSE: over before it began (${state})`, {
      status: [hide(seen.status_message ?? state)],
    });
  }
  const url = seen.payment_method?.extra?.async_payment_url;
  if (!url) return null;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new GatewayDown('Wompi PSE: the address of the bank is none');
  }
  return url;
}

/** Where the payer lands once it is over: there is nothing left to do at the bank. */
function returnAddress(returnUrl: string, id: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('id', id);
  return url.href;
}
