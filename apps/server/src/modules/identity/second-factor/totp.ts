import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import { digitsOf, readFactorCode } from '@matiz/domain/identity/second-factor.ts';

/** The code of a step (RFC 6238). */
export function totpOf(secret: Uint8Array, step: number, hash = 'sha1', digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  return digitsOf(createHmac(hash, secret).update(counter).digest(), digits);
}

/** Recovery codes are long enough to be kept as a plain hash. */
export const hashRecoveryCode = (code: string): Buffer =>
  createHash('sha256').update(readFactorCode(code)).digest();

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Keeps secrets so that a copy of the database alone makes no codes. */
export function createFactorVault(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'matiz second factor', 32));
  return {
    seal(bytes: Uint8Array, iv: Uint8Array): Buffer {
      const sealing = createCipheriv(cipher, key, iv);
      const sealed = Buffer.concat([sealing.update(bytes), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
    },
    /** Null: it was sealed under another key. */
    open(kept: Buffer): Buffer | null {
      const opening = createDecipheriv(cipher, key, kept.subarray(0, ivBytes));
      opening.setAuthTag(kept.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([opening.update(kept.subarray(ivBytes + tagBytes)), opening.final()]);
      } catch {
        return null;
      }
    },
    ivBytes,
  };
}
