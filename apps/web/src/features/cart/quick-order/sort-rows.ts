import type { CheckedRow } from './rows.ts';

interface Listed {
  readonly rows: readonly CheckedRow[];
  readonly badIds: ReadonlySet<number>;
  readonly heldId: number | null;
}

/** What is to be done with each row, and where it stands in the list. */
export interface SortedRows {
  readonly good: readonly CheckedRow[];
  readonly bad: readonly CheckedRow[];
  readonly waiting: readonly CheckedRow[];
  readonly placeOf: ReadonlyMap<number, number>;
}

/**
 * Rows by what is to be done with them. A row that is being edited stays where it was, or the
 * fields would jump from under the fingers.
 */
export function sortRows({ rows, badIds, heldId }: Listed): SortedRows {
  const isGood = ({ answer }: CheckedRow) => answer?.error === null;
  const isBad = (row: CheckedRow) =>
    row.id === heldId || (row.answer ? !isGood(row) : badIds.has(row.id));
  return {
    good: rows.filter(isGood),
    bad: rows.filter(isBad),
    waiting: rows.filter((row) => row.answer === null && !isBad(row)),
    placeOf: new Map(rows.map(({ id }, index) => [id, index + 1])),
  };
}
