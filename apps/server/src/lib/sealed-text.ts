import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * What has to wait in the database and may be read by nobody who has a copy of it: a link that opens
 * an account, an address that was erased. Only a server with the same secret reads it.
 */
export interface SealedTexts {
  seal(text: string): string;
  /** Null: it was sealed under another secret, or changed. */
  open(sealed: string): string | null;
}

export function createSealedTexts(secret: string): SealedTexts {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'matiz sealed texts', 32));
  return {
    seal(text) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, key, iv);
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const kept = Buffer.from(sealed, 'base64url');
      if (kept.length < ivBytes + tagBytes) return null;
      const opening = createDecipheriv(cipher, key, kept.subarray(0, ivBytes));
      opening.setAuthTag(kept.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const text = [opening.update(kept.subarray(ivBytes + tagBytes)), opening.final()];
        return Buffer.concat(text).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
