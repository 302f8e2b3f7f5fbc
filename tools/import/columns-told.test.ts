import { readFileSync } from 'node:fs';
import path from 'node:path';
import { columnNames, warehouseColumnNames } from '@matiz/domain/catalogue/import/columns.ts';
import { expect, it } from 'vitest';
import { repository } from '../lib/repository.ts';

const page = readFileSync(path.join(repository, 'docs/IMPORTAR.md'), 'utf8');

it.each([
  ...Object.values(columnNames).flat(),
  ...Object.values(warehouseColumnNames).map(([spanish]) => `${spanish}_BOG`),
  ...Object.values(warehouseColumnNames).map(([, english]) => `${english}_BOG`),
])('docs/IMPORTAR.md tells the column %s', (name) => {
  expect(page).toContain(`\`${name}\``);
});
