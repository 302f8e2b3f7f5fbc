import writeXlsx, { type Cell } from 'write-excel-file/universal';
import type { TableColumn } from '../table-types.ts';

const heading = { fontWeight: 'bold' } as const;
/** In letters: wide enough to read, no wider than a screen shows. */
const [narrowest, widest] = [8, 48];
/** What a sheet may not be called, and how long its name may be. */
const notInNames = /[\\/?*[\]:]/g;
const longestName = 31;

/**
 * The rows as a workbook: text stays text, so that a code keeps its zeros and a name that begins with
 * «=» is no formula; numbers are numbers.
 */
export function toXlsx<Row>(
  title: string,
  columns: readonly Pick<TableColumn<Row>, 'head' | 'text'>[],
  rows: readonly Row[],
): Promise<Blob> {
  const exported = columns.filter(({ text }) => text !== undefined);
  const table = rows.map((row) => exported.map(({ text }) => cellOf(text?.(row) ?? '')));
  const heads = exported.map(({ head }) => ({ value: head, ...heading }));
  const widths = exported.map(({ head }, at) => {
    const letters = table.reduce(
      (most, cells) => Math.max(most, String(cells[at]?.value ?? '').length),
      head.length,
    );
    return { width: Math.min(widest, Math.max(narrowest, letters + 2)) };
  });
  return writeXlsx([heads, ...table], {
    sheet: title.replaceAll(notInNames, ' ').slice(0, longestName),
    columns: widths,
    stickyRowsCount: 1,
  }).toBlob();
}

function cellOf(value: string | number): Cell & { value: string | number } {
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}
