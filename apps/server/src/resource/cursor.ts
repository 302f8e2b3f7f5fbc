import { createHash } from 'node:crypto';

/** Where a page begins or ends: the values of its row in the list's order, as text. */
export interface Position {
  readonly key: string;
  readonly id: string;
}

/** What a list was asked for, without the page: a cursor belongs to one of these. */
export type Fingerprint = string;

export function fingerprintOf(query: Readonly<Record<string, unknown>>): Fingerprint {
  const sorted = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 12);
}

/**
 * A cursor holds the values of a row, not its number in the list: it outlives rows that come and go,
 * the one that it was made from included.
 */
export function writeCursor(fingerprint: Fingerprint, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([fingerprint, key, id])).toString('base64url');
}

/** Null for a text that is no cursor, or one of another query. */
export function readCursor(fingerprint: Fingerprint, text: string): Position | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(parts) || parts.length !== 3) return null;
    const [of, key, id] = parts;
    if (of !== fingerprint || typeof key !== 'string' || typeof id !== 'string') return null;
    return { key, id };
  } catch {
    return null;
  }
}
