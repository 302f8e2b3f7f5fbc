import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** What Bold's embedded button is signed with: SHA-256 of the parts without separators, as hex. */
export function signButton(
  ask: { readonly reference: string; readonly amount: number; readonly currency: string },
  secret: string,
): string {
  const { reference, amount, currency } = ask;
  return createHash('sha256')
    .update(`${reference}${amount}${currency}${secret}`, 'utf8')
    .digest('hex');
}

/** The signature of a notice: over the base64 of its body, byte by byte as it came. */
export function signNotice(body: string, secret: string): string {
  const encoded = Buffer.from(body, 'utf8').toString('base64');
  return createHmac('sha256', secret).update(encoded).digest('hex');
}

/** In the same time wherever the two differ. */
export function isNoticeSigned(body: string, given: string, secret: string): boolean {
  const [one, other] = [given.toLowerCase(), signNotice(body, secret)].map((text) =>
    Buffer.from(text),
  );
  return one !== undefined && other !== undefined && one.length === other.length
    ? timingSafeEqual(one, other)
    : false;
}
