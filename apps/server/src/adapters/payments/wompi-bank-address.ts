import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { type Attempt, GatewayDown, GatewayRefusal } from './gateway.ts';
import { hide } from './wompi-answer.ts';
import type { AskWompi } from './wompi-requests.ts';
import { oneTransaction, type WompiTransaction } from './wompi-schemas.ts';
import { returnAddress, stateOf } from './wompi-transaction.ts';

/** Milliseconds between two looks at whether what was asked for is there, and for all of them. */
const pause = 400;
const timeoutMs = 10_000;

export interface RedirectDeps {
  readonly ask: AskWompi;
  readonly keys: { readonly public: string; readonly private: string; readonly integrity: string };
  readonly clock: Clock;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Where the payer goes on. Throws `GatewayRefusal` when all is over before they could go there, and
 * `GatewayDown` when it does not come; the transaction may then exist.
 */
export function bankAddress(
  what: string,
  first: WompiTransaction,
  attempt: Attempt,
  deps: RedirectDeps,
): Promise<string> {
  return untilThere(what, first, (seen) => addressIn(what, seen, attempt), deps);
}

/**
 * What Wompi adds to a transaction some moments after it begins; `read` answers null as long as it
 * is not there. Throws `GatewayDown` when it does not come.
 */
export async function untilThere<T>(
  what: string,
  first: WompiTransaction,
  read: (seen: WompiTransaction) => T | null,
  { ask, keys, clock, wait }: RedirectDeps,
): Promise<T> {
  const end = clock().getTime() + timeoutMs;
  let seen = first;
  for (let turn = 0; turn <= timeoutMs / pause; turn += 1) {
    const found = read(seen);
    if (found !== null) return found;
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
  throw new GatewayDown(`Wompi ${what}: what the payer needs did not come in time`);
}

/** The status comes first: Wompi's sandbox tells the bank's address only once all is over. */
function addressIn(what: string, seen: WompiTransaction, { returnUrl }: Attempt): string | null {
  if (isApproved(what, seen)) return returnAddress(returnUrl, seen.id);
  const url = seen.payment_method?.extra?.async_payment_url;
  if (!url) return null;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new GatewayDown(`Wompi ${what}: the address of the bank is none`);
  }
  return url;
}

/** Whether it was paid at once. Throws `GatewayRefusal` where it is over without that. */
export function isApproved(what: string, { status, status_message }: WompiTransaction): boolean {
  const state = stateOf(status);
  if (state === 'approved' || state === 'pending') return state === 'approved';
  throw new GatewayRefusal(`Wompi ${what}: over before it began (${state})`, {
    status: [hide(status_message ?? state)],
  });
}
