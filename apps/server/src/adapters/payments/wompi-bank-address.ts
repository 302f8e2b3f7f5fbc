import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { type Attempt, GatewayDown, GatewayRefusal } from './gateway.ts';
import { hide } from './wompi-answer.ts';
import type { AskWompi } from './wompi-requests.ts';
import { oneTransaction, type WompiTransaction } from './wompi-schemas.ts';
import { returnAddress, stateOf } from './wompi-transaction.ts';

/** Milliseconds between two looks at whether the bank's address is there, and for all of them. */
const pause = 400;
const timeoutMs = 10_000;

export interface RedirectDeps {
  readonly ask: AskWompi;
  readonly keys: { readonly public: string; readonly private: string; readonly integrity: string };
  readonly clock: Clock;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Where the payer goes on: it is not there at once. Throws `GatewayRefusal` when all is over before
 * they could go there, and `GatewayDown` when it does not come; the transaction may then exist.
 */
export async function bankAddress(
  what: string,
  first: WompiTransaction,
  attempt: Attempt,
  { ask, keys, clock, wait }: RedirectDeps,
): Promise<string> {
  const end = clock().getTime() + timeoutMs;
  let seen = first;
  for (let turn = 0; turn <= timeoutMs / pause; turn += 1) {
    const url = addressIn(what, seen, attempt);
    if (url !== null) return url;
    if (clock().getTime() >= end) break;
    await wait(pause);
    const answer = await ask({
      method: 'GET',
      path: `/transactions/${encodeURIComponent(first.id)}`,
      what: '/transactions/…',
      // Without our own key Wompi knows of no payment (404).
      key: keys.private,
      answer: oneTransaction,
    });
    seen = answer.data;
  }
  throw new GatewayDown(`Wompi ${what}: the address of the bank did not come in time`);
}

/** The status comes first: Wompi's sandbox tells the bank's address only once all is over. */
function addressIn(what: string, seen: WompiTransaction, { returnUrl }: Attempt): string | null {
  const state = stateOf(seen.status);
  if (state === 'approved') return returnAddress(returnUrl, seen.id);
  if (state !== 'pending') {
    throw new GatewayRefusal(`Wompi ${what}: over before it began (${state})`, {
      status: [hide(seen.status_message ?? state)],
    });
  }
  const url = seen.payment_method?.extra?.async_payment_url;
  if (!url) return null;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new GatewayDown(`Wompi ${what}: the address of the bank is none`);
  }
  return url;
}
