import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody finds one by trying. */
export function newHandOverToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Random enough to need no salt. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
