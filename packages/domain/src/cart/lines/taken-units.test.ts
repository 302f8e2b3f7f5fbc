import { expect, test } from 'vitest';
import type { StoredLine } from '../snapshot.ts';
import { type TakenUnits, takenUnits } from './taken-units.ts';

const line = (id: string, versionId: number, quantity: number, seenPrice = 100): StoredLine => ({
  id,
  productId: 1,
  versionId,
  assemblyVersionIds: [],
  advance: false,
  quantity,
  seenPrice,
  seenUnits: null,
  seenDate: null,
});
const before = [line('a', 1, 3), line('b', 2, 5), line('c', 1, 2, 90)];

test.each<[string, StoredLine[], TakenUnits[]]>([
  ['nothing', before, []],
  ['a line', [line('a', 1, 3), line('c', 1, 2)], [{ versionId: 2, quantity: 5, seenPrice: 100 }]],
  [
    'a part of one',
    [line('a', 1, 3), line('b', 2, 1), line('c', 1, 2)],
    [{ versionId: 2, quantity: 4, seenPrice: 100 }],
  ],
  ['two of one version', [line('b', 2, 5)], [{ versionId: 1, quantity: 5, seenPrice: 90 }]],
  ['more than there was', [line('a', 1, 9), line('b', 2, 5), line('c', 1, 2)], []],
])('%s is taken', (_, after, taken) => {
  expect(takenUnits(before, after)).toEqual(taken);
});
