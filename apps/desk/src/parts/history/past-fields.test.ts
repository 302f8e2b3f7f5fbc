import { expect, test } from 'vitest';
import { z } from 'zod';
import { undoChanges } from './past-fields.ts';

const row = { id: '7', version: 4, name: 'D', minQuantity: 6, brandId: '2', codes: ['A'] };
const form = {
  fields: ['name', 'minQuantity', 'brandId', 'codes'].map((name) => {
    return { name, label: name, kind: { is: 'text' } } as const;
  }),
  shape: {
    name: z.string(),
    minQuantity: z.int(),
    brandId: z.string(),
    codes: z.array(z.string()),
    image: z.string(),
  },
};
const changes = [
  { before: { name: 'C', version: 3 } },
  { before: { minQuantity: 3, image: 'a.png', version: 2 } },
  // An older entry: ids as numbers, lists in a sentence.
  { before: { name: 'A', brandId: 1, codes: 'A, B', version: 1 } },
  // It was made.
  { before: null },
];
const past = { ...row, name: 'A', minQuantity: 3, brandId: '1' };

test.each([
  [0, { row, back: [], left: [] }],
  [1, { row: { ...row, name: 'C' }, back: ['name'], left: [] }],
  [
    2,
    { row: { ...row, name: 'C', minQuantity: 3 }, back: ['name', 'minQuantity'], left: ['image'] },
  ],
  [3, { row: past, back: ['name', 'minQuantity', 'brandId'], left: ['image', 'codes'] }],
  [4, { row: past, back: ['name', 'minQuantity', 'brandId'], left: ['image', 'codes'] }],
])('before its last %i changes a row was as its form can say', (count, expected) => {
  expect(undoChanges(row, changes.slice(0, count), form)).toEqual(expected);
});
