import type { ImportFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import type { KeptReason } from '@matiz/domain/catalogue/import/plan/plan-undo.ts';
import { expect, test } from 'vitest';
import { sayFileFault, sayImportFault, sayKeptReason } from './import-sentences.ts';

/** Everything that a fault may carry. */
const values = {
  column: 'precio',
  value: '12,5',
  expected: 3,
  found: 2,
  most: 40,
  line: 7,
  product: 'A',
  option: '7.43',
  owner: 'A-1',
  tone: '7.43',
  minimum: 10,
  multiple: 6,
  promised: 4,
  date: '2026-12-24',
  subject: 'A',
  warehouse: 'BOG',
  left: 5,
  due: 40,
};

test.each<ImportFault['code']>([
  'CELL_COUNT',
  'MISSING',
  'TOO_LONG',
  'REPEATED_CODE',
  'CONTRADICTS',
  'CODE_TAKEN',
  'SAME_OPTION',
  'NEEDS_HEX',
  'NOT_A_MULTIPLE',
  'ARRIVAL_PAST',
  'ARRIVAL_PROMISED',
  'FORMULA',
  'AMBIGUOUS_NUMBER',
  'AMBIGUOUS_CATEGORY',
  'PICTURE_OUTSIDE',
])('a row that was not taken is told why: %s', (code) => {
  expect(sayImportFault({ ...values, code } as ImportFault)).toMatch(/^[¿A-ZÁÉÍÓÚa-z][^{}]+[.?]$/);
});

test.each<KeptReason['code']>([
  'GONE',
  'WITHDRAWN',
  'CHANGED_SINCE',
  'UNITS_SOLD',
  'ARRIVAL_MOVED_ON',
])('what stays of a batch is told why: %s', (code) => {
  expect(sayKeptReason({ ...values, code } as KeptReason)).not.toMatch(/[{}]/);
});

test('all columns that nobody knows are named at once, with what they may be', () => {
  const columns = [
    { column: 'presio', closest: 'precio' },
    { column: 'xyz', closest: null },
  ];
  expect(sayFileFault({ code: 'UNKNOWN_COLUMNS', columns })).toBe(
    'No conocemos estas columnas: «presio» (¿querías decir «precio»?), «xyz». Di qué son con --map, o déjalas por fuera con --ignore.',
  );
  const known = ['BOG', 'MDE'];
  expect(sayFileFault({ code: 'UNKNOWN_WAREHOUSE', warehouse: 'CTG', known })).toBe(
    'No conocemos la bodega «CTG». Las bodegas son BOG, MDE.',
  );
});
