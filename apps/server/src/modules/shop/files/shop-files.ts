import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from '#db/sql.ts';
import { readSheet } from './read-sheet.ts';
import type { DataSheet } from './sheet.ts';
import {
  readSheetFile,
  type SheetFile,
  type SheetFileFault,
  writeSheetFile,
} from './sheet-file.ts';
import { sheets } from './sheets/index.ts';
import { type BadRow, type Owners, type SheetCounts, writeSheet } from './write-sheet.ts';

/** Says what the folder is, and in which form. */
const manifest = 'tienda.json';
const form = 1;
const pictureFolder = 'imagenes';

export interface ShopFolder {
  readonly folder: string;
  /** Where originals of pictures are kept (`DATA_DIR/pictures`). */
  readonly pictures: string;
}

/** Writes what staff entered, a file for each kind. Answers how many rows each one has. */
export async function exportShop(sql: Sql, at: ShopFolder): Promise<Record<string, number>> {
  await mkdir(at.folder, { recursive: true });
  const counts = await sql.begin(async (tx) => {
    // All files as of one moment.
    await tx`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY`;
    const written: Record<string, number> = {};
    for (const sheet of sheets) {
      const rows = [...(await readSheet(tx, sheet)).values()].map(({ cells }) => cells);
      await writeSheetFile(path.join(at.folder, sheet.file), sheet, rows);
      written[sheet.file] = rows.length;
    }
    return written;
  });
  await copyPictures(path.join(at.pictures, 'upload'), path.join(at.folder, pictureFolder));
  const text = JSON.stringify({ formato: form, archivos: counts }, null, 2);
  await writeFile(path.join(at.folder, manifest), `${text}\n`);
  return counts;
}

export interface ImportedShop {
  readonly counts: Readonly<Record<string, SheetCounts>>;
  readonly bad: Readonly<Record<string, readonly BadRow[]>>;
  readonly faults: Readonly<Record<string, SheetFileFault>>;
  /** Whether it was written: not in a dry run, and not when anything is wrong. */
  readonly isWritten: boolean;
}

/**
 * Makes the shop say what a folder says, all of it in one transaction or nothing. What no file
 * names stays. Null: the folder is none of ours, or of a form that this version does not know.
 */
export async function importShop(
  sql: Sql,
  at: ShopFolder,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<ImportedShop | null> {
  if (!(await isOurs(at.folder))) return null;
  const files = new Map<string, SheetFile>();
  const faults: Record<string, SheetFileFault> = {};
  for (const sheet of sheets) {
    const file = await readSheetFile(path.join(at.folder, sheet.file), sheet);
    if (file && 'code' in file) faults[sheet.file] = file;
    else if (file) files.set(sheet.file, file);
  }
  const counts: Record<string, SheetCounts> = {};
  const bad: Record<string, readonly BadRow[]> = {};
  if (Object.keys(faults).length > 0) return { counts, bad, faults, isWritten: false };
  // Pictures first: what is kept under its own hash does no harm when the rows do not come.
  if (!isDryRun) {
    await copyPictures(path.join(at.folder, pictureFolder), path.join(at.pictures, 'upload'));
  }
  const undone = new Error('not to be kept');
  const isWritten = await sql
    .begin(async (tx) => {
      await tx`SET CONSTRAINTS ALL IMMEDIATE`;
      const waiting = new Map<string, ReadonlySet<string>>();
      for (const sheet of sheets) {
        const file = files.get(sheet.file);
        if (!file) continue;
        const outcome = await writeSheet(tx, sheet, file, ownersOf(sheet, files, waiting));
        counts[sheet.file] = outcome.counts;
        waiting.set(sheet.file, outcome.waiting);
        if (outcome.bad.length > 0) bad[sheet.file] = outcome.bad;
      }
      if (isDryRun || Object.keys(bad).length > 0) throw undone;
      return true;
    })
    .catch((error: unknown) => {
      if (error === undone) return false;
      throw error;
    });
  return { counts, bad, faults, isWritten };
}

/** What the rows of a file are parts of, as far as the files name it. */
function ownersOf(
  { columns, partOf }: DataSheet,
  files: ReadonlyMap<string, SheetFile>,
  waiting: ReadonlyMap<string, ReadonlySet<string>>,
): Owners {
  const owner = columns.find(({ name }) => name === partOf)?.of?.file ?? '';
  const [called = ''] = sheets.find(({ file }) => file === owner)?.key ?? [];
  return {
    named: new Set(files.get(owner)?.rows.map(({ cells }) => cells[called] ?? '')),
    waiting: waiting.get(owner) ?? new Set(),
  };
}

async function isOurs(folder: string): Promise<boolean> {
  try {
    const said: unknown = JSON.parse(await readFile(path.join(folder, manifest), 'utf8'));
    return said instanceof Object && Reflect.get(said, 'formato') === form;
  } catch {
    return false;
  }
}

async function copyPictures(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names) await copyFile(path.join(from, name), path.join(to, name));
}
