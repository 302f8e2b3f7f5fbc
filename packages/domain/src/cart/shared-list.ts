/** Of a list that goes along in an address: its code, and how many. */
export interface SharedRow {
  readonly code: string;
  readonly quantity: number;
}

/** Characters of a list in an address, and rows: chats cut what is longer. */
export const sharedListMost = { characters: 1_500, rows: 100 };
const mostUnits = 9_999;

/**
 * A list as an address carries it: `ALM001-7*3,OXI20*1`. Null where it would be too long, or a code
 * has a sign that parts rows.
 */
export function writeSharedList(rows: readonly SharedRow[]): string | null {
  const parts = rows.filter(({ quantity }) => quantity > 0);
  const isPlain = parts.every(({ code }) => /^[^,*\s]{1,40}$/.test(code));
  const text = parts.map(({ code, quantity }) => `${code}*${quantity}`).join(',');
  const fits = text.length <= sharedListMost.characters && parts.length <= sharedListMost.rows;
  return isPlain && fits && parts.length > 0 ? text : null;
}

/** What an address says of a list; a row that is none is left out, the same code counts together. */
export function readSharedList(text: string | null): SharedRow[] {
  if (text === null || text.length > sharedListMost.characters) return [];
  const units = new Map<string, number>();
  for (const part of text.split(',').slice(0, sharedListMost.rows)) {
    const [, code, count] = /^([^*\s]{1,40})\*(\d{1,4})$/.exec(part) ?? [];
    const quantity = Number(count);
    if (code && quantity > 0) {
      units.set(code, Math.min(mostUnits, (units.get(code) ?? 0) + quantity));
    }
  }
  return [...units].map(([code, quantity]) => ({ code, quantity }));
}
