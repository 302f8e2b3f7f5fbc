import { type CheckedRow, firstQuantity, type NewRow } from './rows.ts';

/** Units that a row's version is usually ordered by; null: none are usual, undefined: not known yet. */
export type UsualOf = (row: CheckedRow) => number | null | undefined;

/** The rows whose quantity nobody wrote, as they go on by what the server says of them. */
export function fitUnwritten(
  rows: readonly CheckedRow[],
  usualOf: UsualOf,
): ReadonlyMap<number, NewRow> {
  return new Map(
    rows.flatMap((row) => {
      const next = fitted(row, usualOf);
      return next ? [[row.id, next] as const] : [];
    }),
  );
}

function fitted(row: CheckedRow, usualOf: UsualOf): NewRow | null {
  const { input, unwritten, answer } = row;
  if (!unwritten || !answer || !('code' in input)) return null;
  const of = (units: number) => ({ ...input, quantity: String(units) });
  if (unwritten === 'usual') {
    const usual = usualOf(row);
    if (usual === undefined) return null;
    return { input: usual === null ? input : of(usual), unwritten: 'least' };
  }
  const [least] = answer.error?.nearest ?? [];
  if (least !== undefined) return { input: of(least) };
  // There are not as many as usual: the least is asked for, as if none were.
  if (answer.error && input.quantity !== firstQuantity) return { input: of(1), unwritten: 'least' };
  return { input };
}
