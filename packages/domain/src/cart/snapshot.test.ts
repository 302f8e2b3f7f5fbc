import { expect, test } from 'vitest';
import { idOf } from './cart.builders.ts';
import { choiceKey, isSameChoice, rowIdOf } from './snapshot.ts';

const choice = (versionId: number, ...assemblyVersionIds: number[]) => ({
  versionId,
  assemblyVersionIds,
});

test.each([
  ['a version', choice(7), choice(7), true],
  ['two versions', choice(7), choice(8), false],
  ['a combo with the same parts', choice(9, 1, 2), choice(9, 1, 2), true],
  ['a combo with its parts in another order', choice(9, 1, 2), choice(9, 2, 1), false],
  ['a combo with a part less', choice(9, 1, 2), choice(9, 1), false],
  ['numbers that only look alike together', choice(9, 12), choice(91, 2), false],
])('isSameChoice: %s', (_, one, other, isSame) => {
  expect(isSameChoice(one, other)).toBe(isSame);
  expect(choiceKey(one) === choiceKey(other)).toBe(isSame);
});

test.each([
  ['a line', idOf(3)],
  ['its part of one day', `${idOf(3)}:2026-12-01`],
])('rowIdOf the id of %s is that of the line', (_, lineId) => {
  expect(rowIdOf(lineId)).toBe(idOf(3));
});
