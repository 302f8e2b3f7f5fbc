import type { CellChange, Edits, GridColumn, GridRow, Position, Range } from './grid-types.ts';

export interface GridState {
  readonly edits: Edits;
  /** What was done, each step with all its cells; the last last. */
  readonly done: readonly (readonly CellChange[])[];
  readonly undone: readonly (readonly CellChange[])[];
}

export const untouched: GridState = { edits: {}, done: [], undone: [] };
/** Steps that can be taken back. */
const mostSteps = 200;

type TextOf = (row: string, column: string) => string;

/** Writes texts into cells as one step; a text that is there already is none. */
export function write(
  state: GridState,
  stored: TextOf,
  texts: readonly { readonly row: string; readonly column: string; readonly text: string }[],
): GridState {
  const changes = texts.flatMap(({ row, column, text }) => {
    const before = textAt(state.edits, stored, row, column);
    return before === text ? [] : [{ row, column, before, after: text }];
  });
  if (changes.length === 0) return state;
  const done = [...state.done, changes].slice(-mostSteps);
  return { edits: put(state.edits, stored, changes, 'after'), done, undone: [] };
}

export function undo(state: GridState, stored: TextOf): GridState {
  const last = state.done.at(-1);
  if (!last) return state;
  return {
    edits: put(state.edits, stored, last, 'before'),
    done: state.done.slice(0, -1),
    undone: [...state.undone, last],
  };
}

export function redo(state: GridState, stored: TextOf): GridState {
  const next = state.undone.at(-1);
  if (!next) return state;
  return {
    edits: put(state.edits, stored, next, 'after'),
    done: [...state.done, next],
    undone: state.undone.slice(0, -1),
  };
}

export function textAt(edits: Edits, stored: TextOf, row: string, column: string): string {
  return edits[row]?.[column] ?? stored(row, column);
}

/** A cell that says what is stored is no edit. */
function put(
  edits: Edits,
  stored: TextOf,
  changes: readonly CellChange[],
  side: 'before' | 'after',
): Edits {
  const next: Record<string, Record<string, string>> = {};
  for (const { row, column, [side]: text } of changes) {
    const cells = next[row] ?? { ...edits[row] };
    next[row] = cells;
    if (text === stored(row, column)) delete cells[column];
    else cells[column] = text;
  }
  return withoutEmpty({ ...edits, ...next });
}

/** What is left of edits once rows are stored as they are now. */
export function reconcile(edits: Edits, stored: TextOf): Edits {
  const left = Object.entries(edits).map(([row, cells]) => [
    row,
    Object.fromEntries(
      Object.entries(cells).filter(([column, text]) => text !== stored(row, column)),
    ),
  ]);
  return withoutEmpty(Object.fromEntries(left) as Edits);
}

function withoutEmpty(edits: Edits): Edits {
  return Object.fromEntries(
    Object.entries(edits).filter(([, cells]) => Object.keys(cells).length > 0),
  );
}

/** The corners of a range: the upper left one and the lower right one. */
export function corners({ anchor, focus }: Range): {
  readonly from: Position;
  readonly to: Position;
} {
  return {
    from: {
      row: Math.min(anchor.row, focus.row),
      column: Math.min(anchor.column, focus.column),
    },
    to: { row: Math.max(anchor.row, focus.row), column: Math.max(anchor.column, focus.column) },
  };
}

/** Rows of cells as a spreadsheet copies them: tabs between, quotes around what has a line break. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let found = cell.exec(plain); found; found = cell.exec(plain)) {
    const [, quoted, bare = '', end] = found;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}

export function writeTsv(rows: readonly (readonly string[])[]): string {
  const quote = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => row.map(quote).join('\t')).join('\n');
}

interface Pasted {
  readonly texts: readonly {
    readonly row: string;
    readonly column: string;
    readonly text: string;
  }[];
  /** Rows that go past the last one. */
  readonly outside: number;
  /** Cells that cannot be changed here. */
  readonly fixed: number;
}

/** Where the cells of a paste go: one value fills the range, a block goes down from its corner. */
export function locatePaste<Row extends GridRow>(
  block: readonly (readonly string[])[],
  range: Range,
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
): Pasted {
  const { from, to } = corners(range);
  const isOne = block.length === 1 && block[0]?.length === 1;
  const height = isOne ? to.row - from.row + 1 : block.length;
  const texts: { row: string; column: string; text: string }[] = [];
  let fixed = 0;
  for (let down = 0; down < height; down += 1) {
    const row = rows[from.row + down];
    if (!row) break;
    const cells = isOne
      ? Array.from({ length: to.column - from.column + 1 }, () => block[0]?.[0] ?? '')
      : (block[down] ?? []);
    cells.forEach((text, right) => {
      const column = columns[from.column + right];
      if (column?.read) texts.push({ row: row.id, column: column.id, text });
      else fixed += 1;
    });
  }
  return { texts, fixed, outside: Math.max(0, from.row + height - rows.length) };
}
