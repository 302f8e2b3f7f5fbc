import type { Alternative, Misfit, Shapes } from './shape.ts';
import { nameOfShape } from './shape.ts';

/** A column of an answer, as PostgreSQL describes it. */
export interface ResultColumn {
  readonly name: string;
  readonly dataTypeID: number;
}

/** What PostgreSQL's types are in the code (`value-types.ts`); json may be anything. */
const kinds: Readonly<Record<Alternative['is'], readonly number[]>> = {
  boolean: [16],
  number: [20, 21, 23, 26, 700, 701],
  string: [18, 19, 25, 1042, 1043, 1082, 1083, 1700, 2950],
  Date: [1114, 1184],
  bytes: [17],
  list: [1000, 1005, 1007, 1009, 1014, 1015, 1016, 1021, 1022, 1115, 1182, 1185, 1231, 2951],
  any: [114, 3802],
  null: [],
  undefined: [],
  object: [1186],
};
const kindOfType = new Map(
  Object.entries(kinds).flatMap(([kind, ids]) => ids.map((id) => [id, kind] as const)),
);
/** Enums have no fixed number; they arrive as text. */
const firstOwnType = 16_384;

/** Compares the columns of an answer, of which there need not be a row, with a row's type. */
export function findWrongColumn(
  shapes: Shapes,
  row: number,
  columns: readonly ResultColumn[],
): Misfit | null {
  const rows = (shapes[row] ?? []).filter((one) => one.is === 'object');
  if (rows.length === 0) return null;
  for (const { name, dataTypeID } of columns) {
    const declared = rows.flatMap(
      ({ fields, others }) => shapes[fields[name] ?? others ?? -1] ?? [],
    );
    const found =
      kindOfType.get(dataTypeID) ?? (dataTypeID >= firstOwnType ? 'string' : `type ${dataTypeID}`);
    if (declared.length === 0) return { at: name, declared: 'nothing', found };
    if (found === 'any' || declared.some(({ is }) => is === 'any' || is === found)) continue;
    return { at: name, declared: nameOfShape(declared), found };
  }
  const names = new Set(columns.map(({ name }) => name));
  const missing = rows.map(({ fields }) =>
    Object.entries(fields).find(([name, field]) => {
      const mayMiss = (shapes[field] ?? []).some(({ is }) => is === 'undefined');
      return !names.has(name) && !mayMiss;
    }),
  );
  const [first] = missing;
  if (!first || missing.includes(undefined)) return null;
  return { at: first[0], declared: nameOfShape(shapes[first[1]] ?? []), found: 'no such column' };
}
