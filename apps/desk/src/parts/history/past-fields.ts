import type { HistoryEntry } from '@matiz/contracts/staff/audit.ts';
import type { FormField } from '../form/field-types.ts';
import { type RowShape, readPastValue } from './past-value.ts';

type Row = Readonly<Record<string, unknown>>;

export interface PastRow {
  /** As it stood, under the version that it has now. */
  readonly row: Row;
  /** The fields that are as they were then. */
  readonly back: readonly string[];
  /** What was otherwise then, and no value of the form can say: it stays as it is. */
  readonly left: readonly string[];
}

/** A row as it stood before these changes of it, the newest first, as far as its form can write it. */
export function undoChanges(
  row: Row,
  newer: readonly Pick<HistoryEntry, 'before'>[],
  { fields, shape }: { fields: readonly FormField[]; shape: RowShape },
): PastRow {
  const { version: _, ...past } = Object.assign({}, ...newer.map(({ before }) => before ?? {}));
  const own = new Set(fields.map(({ name }) => name));
  const read = Object.entries(past).map(([name, value]) => {
    return [name, own.has(name) ? readPastValue(shape, name, value) : undefined] as const;
  });
  const back = read.filter(([, value]) => value !== undefined);
  return {
    row: { ...row, ...Object.fromEntries(back) },
    back: back.map(([name]) => name),
    left: read.filter(([, value]) => value === undefined).map(([name]) => name),
  };
}
