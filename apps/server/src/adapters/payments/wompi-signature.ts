import { createHash, timingSafeEqual } from 'node:crypto';

/** What an outgoing signature covers. Anyone who holds it can ask for exactly this payment. */
export interface SignedAsk {
  readonly reference: string;
  readonly amountInCents: number;
  readonly currency: string;
  /** Exactly as it is sent, if it is. */
  readonly expirationTime?: string | undefined;
}

/**
 * The integrity signature of a payment that we ask for: SHA-256 of the parts without separators,
 * as lower-case hex. `secret` is the integrity secret, never that of the events.
 */
export function signIntegrity(ask: SignedAsk, secret: string): string {
  const { reference, amountInCents, currency, expirationTime = '' } = ask;
  return sha256(`${reference}${amountInCents}${currency}${expirationTime}${secret}`);
}

/** The checksum of a notice: over the values of its properties in the order that it names them. */
export function checksumOf(
  values: readonly string[],
  timestamp: string | number,
  secret: string,
): string {
  return sha256(`${values.join('')}${timestamp}${secret}`);
}

/** Whether two checksums are the same, upper or lower case, in the same time wherever they differ. */
export function isSameChecksum(given: string, expected: string): boolean {
  const [one, other] = [given.toLowerCase(), expected.toLowerCase()].map((text) =>
    Buffer.from(text),
  );
  return one?.length === other?.length && timingSafeEqual(one ?? noBytes, other ?? noBytes);
}

const noBytes = Buffer.alloc(0);

export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
