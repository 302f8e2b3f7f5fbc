import { checksumOf } from '../wompi-signature.ts';
import type { WrittenNotice } from './notices.ts';
import type { StoredTransaction } from './transaction.ts';

/** What is sent to our address for events, and its header `X-Event-Checksum`. */
export function signedNotice(row: StoredTransaction, now: Date, secret: string): WrittenNotice {
  const transaction = {
    id: row.id,
    amount_in_cents: row.amountInCents,
    reference: row.reference,
    customer_email: row.customerEmail,
    currency: row.currency,
    payment_method_type: row.means.type,
    redirect_url: row.redirectUrl,
    status: row.voidedAt === null ? (row.outcome ?? 'PENDING') : 'VOIDED',
    shipping_address: null,
    payment_link_id: null,
    payment_source_id: null,
  };
  const values = [transaction.id, String(transaction.status), String(transaction.amount_in_cents)];
  const timestamp = Math.floor(now.getTime() / 1000);
  // Upper case, as Wompi's documents show it: the one who checks it must take either.
  const checksum = checksumOf(values, timestamp, secret).toUpperCase();
  const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
  const body = JSON.stringify({
    event: 'transaction.updated',
    data: { transaction },
    environment: 'test',
    signature: { properties, checksum },
    timestamp,
    sent_at: now.toISOString(),
  });
  return { body, headers: { 'x-event-checksum': checksum } };
}
