/** A code of an authenticator's app besides the password (RFC 6238): what needs no secret to be said. */
export const factorStates = ['none', 'prove', 'enrol'] as const;
/** What a person of the staff owes before anything else: nothing, a code, or to set one up. */
export type FactorState = (typeof factorStates)[number];

export function decideFactor(of: {
  /** Direction asks everybody for one. */
  readonly isRequired: boolean;
  readonly isOn: boolean;
  /** In this session. */
  readonly isProven: boolean;
}): FactorState {
  if (of.isOn) return of.isProven ? 'none' : 'prove';
  return of.isRequired ? 'enrol' : 'none';
}

const periodMs = 30_000;
/** Codes before and after that count too: phones' clocks go wrong. */
const steps = [-1, 0, 1] as const;

/** Whose codes count now, none of them twice: a step that was used, and those before, are over. */
export function stepsToTry(now: Date, lastUsed: number): number[] {
  const step = Math.floor(now.getTime() / periodMs);
  return steps.map((away) => step + away).filter((one) => one > lastUsed);
}

/** The digits of an HMAC (RFC 4226, 5.3). */
export function digitsOf(hmac: Uint8Array, digits = 6): string {
  const offset = (hmac.at(-1) ?? 0) & 0xf;
  const [a = 0, b = 0, c = 0, d = 0] = hmac.subarray(offset, offset + 4);
  const number = (((a & 0x7f) << 24) | (b << 16) | (c << 8) | d) >>> 0;
  return String(number % 10 ** digits).padStart(digits, '0');
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** As apps take a secret that is typed (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((part) => base32[Number.parseInt(part.padEnd(5, '0'), 2)]).join('');
}

/** What the QR of an authenticator's app says. */
export function factorUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

export const recoveryCodeCount = 10;
/** Without letters and digits that look alike. */
const recoverySigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const recoveryLength = 10;

/** `random`: secure, from 0 up to, not including, 1. */
export function makeRecoveryCode(random: () => number): string {
  const signs = Array.from(
    { length: recoveryLength },
    () => recoverySigns[Math.floor(random() * recoverySigns.length)],
  ).join('');
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** What was typed, of either kind, without what people put between. */
export const readFactorCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
