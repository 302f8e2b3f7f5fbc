import { expect, test } from 'vitest';
import { toFieldNames, undoChanges } from './past-fields.ts';

const row = { id: '7', version: 4, name: 'D', minQuantity: 6, brandId: '2', isNew: true };
const changes = [
  { before: { name: 'C', version: 3 } },
  { before: { min_quantity: 3, is_new: false, version: 2 } },
  { before: { name: 'A', brand_id: 1, version: 1 } },
  // It was made.
  { before: null },
];

test.each([
  [0, row],
  [1, { ...row, name: 'C' }],
  [2, { ...row, name: 'C', minQuantity: 3, isNew: false }],
  [3, { ...row, name: 'A', minQuantity: 3, isNew: false, brandId: 1 }],
  [4, { ...row, name: 'A', minQuantity: 3, isNew: false, brandId: 1 }],
])(
  'before its last %i changes a row was as they say, under the version that it has now',
  (count, past) => {
    expect(undoChanges(row, changes.slice(0, count))).toEqual(past);
  },
);

test('columns have the names of their form', () => {
  expect(toFieldNames({ min_quantity: 1, name: 'A', city_codes: ['05001'] })).toEqual({
    minQuantity: 1,
    name: 'A',
    cityCodes: ['05001'],
  });
});
