import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Makes codes and recognises them. */
export interface CodeSecret {
  /** Six digits. `random`: secure, from 0 up to, not including, 1. */
  make(random: () => number): string;
  /** What is stored of a code: a million of them are soon tried against a plain hash. */
  seal(id: string, code: string): Buffer;
  /** Takes as long whatever was typed. */
  isRight(id: string, typed: string, sealed: Buffer): boolean;
}

export function createCodeSecret(secret: string): CodeSecret {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'matiz phone code', 32));
  const seal = (id: string, code: string) =>
    createHmac('sha256', key).update(`${id}:${code}`).digest();
  return {
    make: (random) => String(Math.floor(random() * 1_000_000)).padStart(6, '0'),
    seal,
    isRight: (id, typed, sealed) => timingSafeEqual(seal(id, typed), sealed),
  };
}
