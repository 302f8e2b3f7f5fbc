/** Of a list that goes along in an address: its code, and how many. */
export interface SharedRow {
  readonly code: string;
  readonly quantity: number;
}

/** Characters of a list in an address, and rows: chats cut what is longer. */
export const sharedListMost = { characters: 1_500, rows: 100 };
const mostUnits = 9_999;

/** A list as an address carries it. */
export interface WrittenList<Row extends SharedRow> {
  /** `ALM001-7*3,OXI20*1`; null: none of its rows can be carried. */
  readonly text: string | null;
  readonly carried: readonly Row[];
}

/**
 * Writes the rows that an address can carry. Left out is one that would make it too long, and one whose
 * code has a sign that parts rows.
 */
export function writeSharedList<Row extends SharedRow>(rows: readonly Row[]): WrittenList<Row> {
  const carried: Row[] = [];
  let text = '';
  for (const row of rows) {
    const { code, quantity } = row;
    const next = `${text}${text === '' ? '' : ','}${code}*${quantity}`;
    const isFull =
      next.length > sharedListMost.characters || carried.length === sharedListMost.rows;
    if (isFull || !/^[^,*\s]{1,40}$/.test(code) || quantity < 1 || quantity > mostUnits) continue;
    text = next;
    carried.push(row);
  }
  return { text: text === '' ? null : text, carried };
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
