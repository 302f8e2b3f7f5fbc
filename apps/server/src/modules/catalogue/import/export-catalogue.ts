import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { exportColumns, exportRows } from '@matiz/domain/catalogue/import/export-rows.ts';
import { writeSafeCell } from '@matiz/domain/catalogue/import/spreadsheet-cell.ts';
import { stringify } from 'csv-stringify/sync';
import { readCatalogue } from './current.store.ts';
import type { ImportDeps } from './import-deps.ts';
import { readVocabulary } from './vocabulary.store.ts';

const productsAtOnce = 100;
/** So that a spreadsheet knows the letters. */
const mark = '\ufeff';
/** What a spreadsheet in Colombia takes for the next cell. */
const delimiter = ';';

/**
 * Writes the catalogue into a file of the project's own format, product by product. Imported again
 * as it is, it changes nothing. The file appears once it is whole.
 */
export async function exportCatalogue({ sql }: ImportDeps, file: string): Promise<number> {
  const { warehouses } = await readVocabulary(sql.reader);
  const draft = `${file}.parcial`;
  const out = createWriteStream(draft);
  const write = async (rows: readonly (readonly string[])[]) => {
    const text = stringify(
      rows.map((cells) => cells.map(writeSafeCell)),
      { delimiter },
    );
    if (!out.write(text)) await once(out, 'drain');
  };
  out.write(mark);
  await write([exportColumns(warehouses)]);
  let count = 0;
  let after = '';
  for (;;) {
    const products = await readCatalogue(sql.reader, after, productsAtOnce);
    const last = products.at(-1);
    if (last === undefined) break;
    const rows = products.flatMap((product) => exportRows(product, warehouses));
    await write(rows);
    count += rows.length;
    after = last.code;
  }
  out.end();
  await finished(out);
  await rename(draft, file);
  return count;
}
