import { readFile, writeFile } from 'node:fs/promises';
import { readSafeCell, writeSafeCell } from '@matiz/domain/catalogue/import/spreadsheet-cell.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Cells, DataSheet } from './sheet.ts';

/** So that a spreadsheet knows the letters, and what it takes for the next cell in Colombia. */
const mark = '\ufeff';
const delimiter = ';';

export interface FileRow {
  /** As a spreadsheet counts, the headings are the first. */
  readonly line: number;
  readonly cells: Cells;
}

export interface SheetFile {
  readonly headings: readonly string[];
  readonly rows: readonly FileRow[];
}

/** What is wrong with a file as a whole. */
export type SheetFileFault =
  | { readonly code: 'NO_TEXT' }
  | { readonly code: 'NO_TABLE' }
  | { readonly code: 'UNKNOWN_HEADING'; readonly heading: string }
  | { readonly code: 'MISSING_HEADING'; readonly heading: string };

export async function writeSheetFile(
  file: string,
  { columns }: DataSheet,
  rows: readonly Cells[],
): Promise<void> {
  const names = columns.map(({ name }) => name);
  const table = [names, ...rows.map((cells) => names.map((name) => cells[name] ?? ''))];
  const text = stringify(
    table.map((cells) => cells.map(writeSafeCell)),
    { delimiter },
  );
  await writeFile(file, mark + text);
}

/** Null: there is no such file, and what it would say stays as it is. */
export async function readSheetFile(
  file: string,
  sheet: DataSheet,
): Promise<SheetFile | SheetFileFault | null> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (bytes === null) return null;
  const table = readTable(bytes);
  if ('code' in table) return table;
  const [headings = [], ...lines] = table.lines;
  const known = sheet.columns.map(({ name }) => name);
  const strange = headings.find((name) => !known.includes(name));
  if (strange !== undefined) return { code: 'UNKNOWN_HEADING', heading: strange };
  const missing = sheet.key.find((name) => !headings.includes(name));
  if (missing !== undefined) return { code: 'MISSING_HEADING', heading: missing };
  const rows = lines.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '')
      ? []
      : [
          {
            line: index + 2,
            cells: Object.fromEntries(
              headings.map((name, place) => [name, readSafeCell(cells[place] ?? '').trim()]),
            ),
          },
        ],
  );
  return { headings, rows };
}

function readTable(bytes: Uint8Array): { lines: string[][] } | SheetFileFault {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { code: 'NO_TEXT' };
  }
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const between = [delimiter, ',', '\t'].find((one) => first.includes(one)) ?? delimiter;
  try {
    return { lines: parse(text, { delimiter: between, relax_column_count: true }) };
  } catch (error) {
    if (error instanceof CsvError) return { code: 'NO_TABLE' };
    throw error;
  }
}
