import { createHash } from 'node:crypto';
import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { createOrder } from '@matiz/contracts/orders.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Terms } from '../purchase/terms.store.ts';

/** An idempotency key and what it stands for; null: the request brought none. */
export type Key = { readonly key: string; readonly bodyHash: Buffer } | null;

/** What the key stands for: everything that the body says, whatever its order. */
export function orderKeyOf({
  key,
  body,
}: {
  readonly key: string | null;
  readonly body: BodyOf<typeof createOrder>;
}): Key {
  if (key === null) return null;
  const { confirmedArrival: seen } = body;
  const content = [body.cartId, body.customerId ?? null, body.confirmedTotal ?? null];
  if (seen) content.push(seen.day, seen.windowId);
  return { key, bodyHash: createHash('sha256').update(JSON.stringify(content)).digest() };
}

/** What was ordered under the key before; null: nothing. */
export function orderUnder(
  key: Key,
  terms: Terms,
): Result<{ readonly orderId: string }, Failure<'KEY_REUSED'>> | null {
  if (key === null || terms.key === null) return null;
  const isSame = terms.key.bodyHash === key.bodyHash.toString('hex');
  return isSame ? ok({ orderId: terms.key.orderId }) : fail(failure('KEY_REUSED'));
}
