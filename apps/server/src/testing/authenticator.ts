import { totpOf } from '../modules/identity/second-factor/totp.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator's app shows for a secret at a moment, or so many steps later. */
export function showCode(secret: string, at: Date, later = 0): string {
  const bits = [...secret.replace(/\s/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return totpOf(Uint8Array.from(bytes), Math.floor(at.getTime() / 30_000) + later);
}
