import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

/** Locks the successor with its predecessor: only who presents that one again can be answered. */
export function sealSuccessor(predecessor: string, successor: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', sealKey(predecessor), iv);
  const sealed = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]);
}

/** Throws when the seal was made with another token or changed. */
export function openSuccessor(predecessor: string, sealed: Buffer): string {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    sealKey(predecessor),
    sealed.subarray(0, ivLength),
  );
  decipher.setAuthTag(sealed.subarray(-tagLength));
  const text = decipher.update(sealed.subarray(ivLength, -tagLength), undefined, 'utf8');
  return text + decipher.final('utf8');
}

function sealKey(token: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', token, '', 'matiz successor', 32));
}
