import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits, fit for an address: nobody finds one by trying. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of it. Random enough to need no salt. */
export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
