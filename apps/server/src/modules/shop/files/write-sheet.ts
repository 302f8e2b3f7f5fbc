import { insertAll } from '#db/insert-all.ts';
import type { Tx } from '#db/sql.ts';
import { list, readSheet, type SheetRow } from './read-sheet.ts';
import { faultReason, type SheetRowFault } from './row-fault.ts';
import { type Cells, type DataSheet, rowKey, type Values, type WrittenRow } from './sheet.ts';
import type { FileRow, SheetFile } from './sheet-file.ts';
import { openReader, type RowReader, sameCell } from './sheet-values.ts';

export interface SheetCounts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** For a customer who has not registered here yet. */
  readonly waiting: number;
}

export interface BadRow {
  readonly line: number;
  readonly fault: SheetRowFault;
}

/** What a part's rows are part of, by name. */
export interface Owners {
  /** Named by the files. */
  readonly named: ReadonlySet<string>;
  /** Of them those that wait, and their parts with them. */
  readonly waiting: ReadonlySet<string>;
}

export interface SheetOutcome {
  readonly counts: SheetCounts;
  /** What its waiting rows are called. */
  readonly waiting: ReadonlySet<string>;
  readonly bad: readonly BadRow[];
}

/** Rows that one statement takes; what the database refuses is looked for among them by halves. */
const rowsAtOnce = 500;
const noRows: readonly FileRow[] = [];

interface Due {
  readonly row: FileRow;
  readonly before: SheetRow | null;
  readonly values: Values;
}

/**
 * Makes a table say what its file says: new rows, changed ones, and of parts also those that are
 * gone.
 */
export async function writeSheet(
  tx: Tx,
  sheet: DataSheet,
  file: SheetFile,
  owners: Owners,
): Promise<SheetOutcome> {
  const now = await readSheet(tx, sheet);
  const bad: BadRow[] = [];
  const seen = new Set<string>();
  const counts = { new: 0, changed: 0, unchanged: 0, removed: 0, waiting: 0 };
  const wanted = file.rows.filter((row) => {
    const key = rowKey(sheet, row.cells);
    if (sheet.partOf && owners.waiting.has(row.cells[sheet.partOf] ?? '')) counts.waiting += 1;
    else if (seen.has(key)) bad.push({ line: row.line, fault: { code: 'TWICE' } });
    else if (isAsItStands(file.headings, row, now.get(key))) counts.unchanged += 1;
    else return seen.add(key);
    seen.add(key);
    return false;
  });
  counts.removed = await removeParts(tx, sheet, file, { now, seen, owners: owners.named });

  const written: WrittenRow[] = [];
  const waitingRows: FileRow[] = [];
  for (let left: readonly FileRow[] = wanted; left.length > 0; ) {
    const reader = await openReader(tx, sheet, file.headings);
    const [ready, later] = splitByTurn(sheet, left, reader);
    // What still stands under something that never came is read all the same, and said to be bad.
    const { due, waiting } = readRows(reader, ready.length > 0 ? ready : left, now, bad, sheet);
    waitingRows.push(...waiting);
    for (const group of groupsOf(due, sheet)) {
      const done = await writeGroup(tx, sheet, group, bad);
      for (const { before, row, values } of done) {
        counts[before === null ? 'new' : 'changed'] += 1;
        written.push({ before: before?.cells ?? null, after: row.cells, values });
      }
    }
    left = ready.length > 0 ? later : [];
  }
  if (bad.length === 0) await sheet.after?.(tx, written);
  counts.waiting += waitingRows.length;
  const [called = ''] = sheet.key;
  return { counts, bad, waiting: new Set(waitingRows.map(({ cells }) => cells[called] ?? '')) };
}

function isAsItStands(
  headings: readonly string[],
  { cells }: FileRow,
  stored: SheetRow | undefined,
): boolean {
  if (!stored) return false;
  return headings.every((name) => sameCell(cells[name] ?? '', stored.cells[name] ?? ''));
}

function readRows(
  reader: RowReader,
  rows: readonly FileRow[],
  now: ReadonlyMap<string, SheetRow>,
  bad: BadRow[],
  sheet: DataSheet,
): { due: Due[]; waiting: FileRow[] } {
  const waiting: FileRow[] = [];
  const due = rows.flatMap((row): Due[] => {
    const values = reader.read(row.cells);
    if (values === 'waits') waiting.push(row);
    else if ('code' in values) bad.push({ line: row.line, fault: values });
    else return [{ row, before: now.get(rowKey(sheet, row.cells)) ?? null, values: values.of }];
    return [];
  });
  return { due, waiting };
}

/** A row stands under another one of its file: those whose upper one is there come first. */
function splitByTurn({ under }: DataSheet, rows: readonly FileRow[], reader: RowReader) {
  if (under === undefined) return [rows, noRows] as const;
  const isReady = ({ cells }: FileRow) => reader.isKnown(under, cells[under] ?? '');
  return [rows.filter(isReady), rows.filter((row) => !isReady(row))] as const;
}

/** Changes before what is new, so that what they give up can be taken. */
function groupsOf(due: readonly Due[], { isNumbered }: DataSheet): Due[][] {
  const size = isNumbered ? 1 : rowsAtOnce;
  const kinds = [due.filter(({ before }) => before !== null), due.filter((one) => !one.before)];
  return kinds.flatMap((rows) =>
    Array.from({ length: Math.ceil(rows.length / size) }, (_none, place) =>
      rows.slice(place * size, (place + 1) * size),
    ),
  );
}

/** Writes a group; where the database refuses it, its halves, down to the row that is to blame. */
async function writeGroup(
  tx: Tx,
  sheet: DataSheet,
  group: readonly Due[],
  bad: BadRow[],
): Promise<readonly Due[]> {
  const [first] = group;
  if (!first) return [];
  try {
    await tx.begin((inner) =>
      first.before ? update(inner, sheet, group) : insert(inner, sheet, group),
    );
    return group;
  } catch (error) {
    const fault = faultReason(error, sheet, first.row.cells);
    if (fault === null) throw error;
    if (group.length === 1) {
      bad.push({ line: first.row.line, fault });
      return [];
    }
    const half = Math.ceil(group.length / 2);
    const done = await writeGroup(tx, sheet, group.slice(0, half), bad);
    return [...done, ...(await writeGroup(tx, sheet, group.slice(half), bad))];
  }
}

const insert = (tx: Tx, { table }: DataSheet, group: readonly Due[]) =>
  insertAll(
    tx,
    table,
    group.map(({ values }) => values),
  );

async function update(tx: Tx, sheet: DataSheet, group: readonly Due[]): Promise<void> {
  const [first] = group;
  if (!first?.before) return;
  const places = Object.keys(first.before.place);
  const names = Object.keys(first.values).filter((name) => !places.includes(name));
  const sets = names.map((name) => tx`${tx(name)} = said.${tx(name)}`);
  if (sheet.isVersioned) sets.push(tx`version = ${tx(sheet.table)}.version + 1`);
  const rows = group.map(({ values, before }) => ({ ...values, ...before?.place }));
  await tx`
    UPDATE ${tx(sheet.table)} SET ${list(tx, sets)}
    FROM jsonb_populate_recordset(NULL::${tx(sheet.table)}, ${tx.json(rows)}::jsonb) said
    WHERE ${atPlace(tx, sheet.table, places)}`;
}

interface Parts {
  readonly now: ReadonlyMap<string, SheetRow>;
  readonly seen: ReadonlySet<string>;
  readonly owners: ReadonlySet<string>;
}

/** The parts that a file no longer names, of what the files speak of. */
async function removeParts(
  tx: Tx,
  { table, partOf }: DataSheet,
  { rows }: SheetFile,
  { now, seen, owners }: Parts,
): Promise<number> {
  if (!partOf) return 0;
  const ownerOf = (cells: Cells) => cells[partOf] ?? '';
  const spoken = new Set([...owners, ...rows.map(({ cells }) => ownerOf(cells))]);
  const gone = [...now]
    .filter(([key, { cells }]) => !seen.has(key) && spoken.has(ownerOf(cells)))
    .map(([, { place }]) => place);
  const [first] = gone;
  if (!first) return 0;
  await tx`
    DELETE FROM ${tx(table)}
    USING jsonb_populate_recordset(NULL::${tx(table)}, ${tx.json(gone)}::jsonb) said
    WHERE ${atPlace(tx, table, Object.keys(first))}`;
  return gone.length;
}

const atPlace = (tx: Tx, table: string, places: readonly string[]) =>
  places
    .map((name) => tx`${tx(table)}.${tx(name)} = said.${tx(name)}`)
    .reduce((all, one) => tx`${all} AND ${one}`);
