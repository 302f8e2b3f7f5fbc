import { z } from 'zod';
import type { Notice } from './gateway.ts';
import { checksumOf, isSameChecksum, sha256 } from './wompi-signature.ts';

const maxProperties = 20;
/** Without these a signature would vouch for no transaction in particular. */
const vouched = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
const poisoned = new Set(['__proto__', 'constructor', 'prototype']);

const envelope = z.object({
  event: z.string().min(1).max(200),
  data: z.unknown(),
  signature: z.object({
    properties: z.array(z.string().max(200)).min(1).max(maxProperties),
    checksum: z.string().regex(/^[0-9a-f]{64}$/i),
  }),
  timestamp: z.union([z.int(), z.string().regex(/^\d{1,20}$/)]),
});

const updated = z.object({
  transaction: z.object({
    id: z.string().min(1),
    status: z.string().min(1),
    amount_in_cents: z.number(),
    reference: z.string().min(1),
  }),
});

/**
 * Reads a notice of Wompi. Null for whatever its events secret did not sign, and for a signature
 * that leaves out which transaction it is, its status or its amount. The reference is not signed:
 * it says what to look up, and proves nothing.
 */
export function readNotice(notice: unknown, secret: string): Notice | null {
  const read = envelope.safeParse(notice);
  if (!read.success) return null;
  const { event, data, signature, timestamp } = read.data;
  const values = signature.properties.map((path) => textAt(data, path));
  const expected = checksumOf(values, timestamp, secret);
  if (!isSameChecksum(signature.checksum, expected)) return null;
  if (event !== 'transaction.updated') {
    return { id: sha256([event, expected, timestamp].join('\n')), reference: null };
  }
  const about = updated.safeParse(data);
  if (!about.success || !vouched.every((path) => signature.properties.includes(path))) return null;
  const { id, status, reference } = about.data.transaction;
  return { id: sha256([id, status, timestamp].join('\n')), reference };
}

/** The value at a path inside `data`, as it goes into the checksum; missing: an empty text. */
function textAt(data: unknown, path: string): string {
  let value = data;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
    if (poisoned.has(name) || !Object.hasOwn(value, name)) return '';
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return isScalar(value) ? String(value) : '';
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
