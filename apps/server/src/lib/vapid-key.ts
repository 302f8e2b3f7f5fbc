import { createECDH } from 'node:crypto';

/** What the shop signs with when it tells browsers (VAPID): the private half, in base64url. */
export function makeVapidKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Of 32 bytes, also where it begins with zeros.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

/** The public half, which browsers are given. Throws where it is no key. */
export function publicVapidKey(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url');
}

export function isVapidKey(privateKey: string): boolean {
  try {
    return /^[\w-]{43}$/.test(privateKey) && publicVapidKey(privateKey).length === 87;
  } catch {
    return false;
  }
}
