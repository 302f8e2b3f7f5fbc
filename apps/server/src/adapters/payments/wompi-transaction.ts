import type { Pesos } from '@matiz/domain/kernel/money.ts';
import type { Transaction } from './gateway.ts';
import type { WompiTransaction } from './wompi-schemas.ts';

const states = new Map<string, Transaction['state']>([
  ['PENDING', 'pending'],
  ['APPROVED', 'approved'],
  ['DECLINED', 'declined'],
  ['VOIDED', 'voided'],
  ['ERROR', 'error'],
]);

/** A status that we do not know is neither paid nor lost: it is looked up again. */
export function stateOf(status: string): Transaction['state'] {
  return states.get(status) ?? 'pending';
}

/** Wompi counts cents. Throws a RangeError for what is no amount of whole pesos. */
export function toCents(amount: Pesos): number {
  const cents = amount * 100;
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(cents) || amount <= 0) {
    throw new RangeError(`Not an amount to pay: ${amount}`);
  }
  return cents;
}

/** A part of a peso stays as a fraction, so that it equals no amount of ours. */
function toTransaction(row: WompiTransaction): Transaction {
  return {
    id: row.id,
    reference: row.reference,
    state: stateOf(row.status),
    amount: row.amount_in_cents / 100,
    currency: row.currency,
    means: row.payment_method_type ?? null,
    reason: row.status_message ?? null,
  };
}

/** Of one reference exactly, the newest first. */
export function newestOf(
  rows: readonly WompiTransaction[],
  reference: string,
): readonly Transaction[] {
  const momentOf = (row: WompiTransaction) => Date.parse(row.created_at ?? '') || 0;
  return rows
    .filter((row) => row.reference === reference)
    .sort((one, other) => momentOf(other) - momentOf(one))
    .map(toTransaction);
}

/** Where the payer lands once there is nothing left to do elsewhere. */
export function returnAddress(returnUrl: string, id: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('id', id);
  return url.href;
}
