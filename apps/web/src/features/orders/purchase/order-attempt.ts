import type { BodyInput } from '@matiz/contracts/define-call.ts';
import type { createOrder } from '@matiz/contracts/orders.ts';
import type { Storage } from '#platform/platform.ts';

type Sendable = BodyInput<typeof createOrder>;
/** `confirmedArrival` left out: nothing of it lies in the warehouse. */
type SentOrder = Required<Pick<Sendable, 'cartId' | 'customerId' | 'confirmedTotal'>> &
  Pick<Sendable, 'confirmedArrival'>;

/** An order that was sent and whose answer has not been seen. */
export interface OrderAttempt {
  readonly key: string;
  readonly body: SentOrder;
}

const key = 'matiz:order-attempt';

/** The attempt that this tab has not seen the end of; null when there is none, or an unreadable one. */
export function readAttempt(tab: Storage): OrderAttempt | null {
  const text = tab.read(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isAttempt(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The attempt to send now, kept before it leaves (D-10): the same order asked for again, after a
 * reload or a broken connection, carries the same key; another one a new key.
 */
export function startAttempt(
  tab: Storage,
  body: OrderAttempt['body'],
  newKey: () => string,
): OrderAttempt {
  const before = readAttempt(tab);
  const attempt = before && isSame(before.body, body) ? before : { key: newKey(), body };
  tab.write(key, JSON.stringify(attempt));
  return attempt;
}

/** The answer was seen. */
export function endAttempt(tab: Storage): void {
  tab.write(key, null);
}

function isSame(a: OrderAttempt['body'], b: OrderAttempt['body']): boolean {
  return (
    a.cartId === b.cartId &&
    a.customerId === b.customerId &&
    a.confirmedTotal === b.confirmedTotal &&
    a.confirmedArrival?.day === b.confirmedArrival?.day &&
    a.confirmedArrival?.windowId === b.confirmedArrival?.windowId
  );
}

function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('body' in value)) {
    return false;
  }
  const { key, body } = value;
  return typeof key === 'string' && typeof body === 'object' && body !== null && 'cartId' in body;
}
