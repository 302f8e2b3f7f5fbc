import type { WrittenNotice } from '../../local/notices.ts';
import { signNotice } from '../bold-signature.ts';
import type { StoredLink } from './link.ts';

/** What is sent to our address of a try to pay, and its header `x-bold-signature`. */
export function saleNotice(link: StoredLink, now: Date, secret: string): WrittenNotice {
  const type = link.outcome === 'paid' ? 'SALE_APPROVED' : 'SALE_REJECTED';
  const body = JSON.stringify({
    // The same at each repetition, another one for what came of another try.
    id: `${link.transactionId}-${type}`,
    type,
    subject: link.transactionId,
    source: '/payments',
    spec_version: '1.0',
    time: now.getTime() * 1_000_000,
    data: {
      payment_id: link.transactionId,
      merchant_id: 'COMERCIO-DE-PRACTICA',
      created_at: link.createdAt.toISOString(),
      amount: { currency: 'COP', total: link.amount, taxes: [], tip: 0 },
      metadata: { reference: link.reference },
      payment_method: 'CARD',
    },
    datacontenttype: 'application/json',
  });
  return { body, headers: { 'x-bold-signature': signNotice(body, secret) } };
}
