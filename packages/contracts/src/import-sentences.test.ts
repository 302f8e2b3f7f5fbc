import type { ImportFault } from '@matiz/domain/catalogue/import/import-fault.ts';
import type { KeptReason } from '@matiz/domain/catalogue/import/plan-undo.ts';
import { expect, test } from 'vitest';
import { sayFileFault, sayImportFault, sayKeptReason } from './import-sentences.ts';

/** Everything that a fault may carry. */
const values = {
  ...{ column: 'precio', value: '12,5', expected: 3, found: 2, most: 40, line: 7, product: 'A' },
  ...{ option: '7.43', owner: 'A-1', tone: '7.43', minimum: 10, multiple: 6, promised: 4 },
  ...{ date: '2026-12-24', subject: 'A', warehouse: 'BOG', left: 5, due: 40 },
};

test.each<ImportFault['code']>([
  ...(['CELL_COUNT', 'MISSING', 'TOO_LONG', 'REPEATED_CODE', 'CONTRADICTS', 'CODE_TAKEN'] as const),
  ...(['SAME_OPTION', 'NEEDS_HEX', 'NOT_A_MULTIPLE', 'ARRIVAL_PAST', 'ARRIVAL_PROMISED'] as const),
  ...(['FORMULA', 'AMBIGUOUS_NUMBER', 'AMBIGUOUS_CATEGORY', 'PICTURE_OUTSIDE'] as const),
])('a row that was not taken is told why: %s', (code) => {
  expect(sayImportFault({ ...values, code } as ImportFault)).toMatch(/^[¿A-ZÁÉÍÓÚa-z][^{}]+[.?]$/);
});

test.each<KeptReason['code']>([
  ...(['GONE', 'WITHDRAWN', 'CHANGED_SINCE', 'UNITS_SOLD', 'ARRIVAL_MOVED_ON'] as const),
])('what stays of a batch is told why: %s', (code) => {
  expect(sayKeptReason({ ...values, code } as KeptReason)).not.toMatch(/[{}]/);
});

test('a column that is nearly known is guessed', () => {
  const fault = { code: 'UNKNOWN_COLUMN', column: 'presio', closest: 'precio' } as const;
  expect(sayFileFault(fault)).toBe('No conocemos la columna «presio». ¿Querías decir «precio»?');
  expect(sayFileFault({ ...fault, closest: null })).toBe('No conocemos la columna «presio».');
  const known = ['BOG', 'MDE'];
  expect(sayFileFault({ code: 'UNKNOWN_WAREHOUSE', warehouse: 'CTG', known })).toBe(
    'No conocemos la bodega «CTG». Las bodegas son BOG, MDE.',
  );
});
