import { writeFile } from 'node:fs/promises';
import { templateRows } from '@matiz/domain/catalogue/import/template.ts';
import { stringify } from 'csv-stringify/sync';
import type { ImportDeps } from './import-deps.ts';
import { readVocabulary } from './vocabulary.store.ts';

/** Writes a file to fill in, as a spreadsheet in Colombia opens it. */
export async function writeTemplate({ sql }: ImportDeps, file: string): Promise<void> {
  const { warehouses } = await readVocabulary(sql.reader);
  await writeFile(file, `\ufeff${stringify(templateRows(warehouses), { delimiter: ';' })}`);
}
