import type { FileRecord } from '@matiz/domain/catalogue/import/formats/shopify.ts';
import readWorkbook from 'read-excel-file/node';
import { UnreadableFile } from './unreadable-file.ts';
import { requireRoom } from './workbook-size.ts';

type Cell = string | number | boolean | Date | null;

/**
 * Reads the sheet of a workbook that holds most. Numbers stay as the workbook has them: whether a
 * point is one of thousands is no question there. Throws `UnreadableFile`.
 */
export async function openWorkbook(file: string): Promise<readonly FileRecord[]> {
  await requireRoom(file);
  const sheets = await readWorkbook(file, { parseNumber: plainNumber }).catch((error: unknown) => {
    throw new UnreadableFile({ code: 'NOT_A_WORKBOOK' }, error);
  });
  const filled = sheets.map(({ data }) =>
    // The library says of a date that it is the constructor of dates.
    (data as unknown as readonly Cell[][])
      .map((cells, at) => ({ line: at + 1, cells: cells.map(textOf) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  );
  const sizeOf = (records: readonly FileRecord[]) =>
    records.reduce((sum, { cells }) => sum + cells.filter((cell) => cell !== '').length, 0);
  const [largest = []] = filled.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return largest;
}

/** Three decimals would be read as thousands further on: they get a fourth. */
function plainNumber(text: string): string {
  if (/^-?\d+$/.test(text)) return text;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  const short = String(Number(number.toFixed(4)));
  return /\.\d{3}$/.test(short) ? `${short}0` : short;
}

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'sí' : 'no';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = String(cell);
  // What a formula came to when it came to nothing.
  return /^#(N\/A|REF!|VALUE!|¡VALOR!|NAME\?|DIV\/0!|NULL!)$/.test(text) ? '' : text;
}
