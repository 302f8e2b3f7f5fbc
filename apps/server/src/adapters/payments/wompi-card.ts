import type { Attempt } from './gateway.ts';
import { signIntegrity } from './wompi-signature.ts';
import { toCents } from './wompi-transaction.ts';

const currency = 'COP';

/**
 * The address of Wompi's own page on which a card is paid with: its number never passes here. The
 * signature covers the amount and until when it may be paid, so neither can be changed on the way.
 */
export function hostedPageAddress(
  { reference, amount, expiresAt, returnUrl, payer }: Attempt,
  { pageUrl, keys }: { pageUrl: string; keys: { public: string; integrity: string } },
): string {
  const amountInCents = toCents(amount);
  const expirationTime = expiresAt.toISOString();
  const ask = { reference, amountInCents, currency, expirationTime };
  const fields = new URLSearchParams({
    'public-key': keys.public,
    currency,
    'amount-in-cents': String(amountInCents),
    reference,
    'signature:integrity': signIntegrity(ask, keys.integrity),
    'redirect-url': returnUrl,
    'expiration-time': expirationTime,
    'customer-data:email': payer.email,
    'customer-data:full-name': payer.name,
  });
  if (payer.phone !== null) {
    fields.set('customer-data:phone-number', payer.phone);
    fields.set('customer-data:phone-number-prefix', '+57');
  }
  return `${pageUrl}?${fields}`;
}
