import { describe, expect, test } from 'vitest';
import { aCombo, aPart, aSellable } from '../cart.builders.ts';
import { madeFrom, poolOf, takeFrom, unitsBehind } from './units.ts';

const shampoo = aPart('SHA', [[10, 9]], 2);
const mask = aPart('MAS', [
  [20, 3],
  [21, 5],
]);

describe('D-7 the stock rows behind one unit', () => {
  test('a product is its own', () => {
    expect(unitsBehind(aSellable({ versionId: 7 }), [])).toEqual([{ versionId: 7, units: 1 }]);
  });

  test.each([
    ['its parts, as many as it takes', [shampoo], [], [[10, 2]]],
    [
      'the version that was chosen',
      [shampoo, mask],
      [21],
      [
        [10, 2],
        [21, 1],
      ],
    ],
    ['each row once, however many parts take it', [mask, mask], [20, 20], [[20, 2]]],
    ['none while a part is not chosen', [shampoo, mask], [], null],
    ['none when the choice is no longer one', [mask], [22], null],
    ['none when more is chosen than is open', [shampoo], [10], null],
    ['none without parts', [], [], null],
  ] as const)('of a combo: %s', (_, parts, chosen, expected) => {
    const units = unitsBehind(aCombo(parts), chosen);
    expect(units?.map((one) => [one.versionId, one.units]) ?? null).toEqual(expected);
  });
});

describe('D-7 one pool for all lines', () => {
  const pool = () => poolOf([aSellable({ versionId: 1, stock: 7 }), aCombo([shampoo, mask])]);

  test('holds the stock of products and of the parts, not the combo itself', () => {
    expect([...pool()]).toEqual([
      [1, 7],
      [10, 9],
      [20, 3],
      [21, 5],
    ]);
  });

  test.each([
    ['whole combos only', [{ versionId: 10, units: 2 }], 4],
    [
      'as many as the scarcest part',
      [
        { versionId: 10, units: 2 },
        { versionId: 20, units: 1 },
      ],
      3,
    ],
    ['none of what was not read', [{ versionId: 99, units: 1 }], 0],
    ['none of what cannot be made', null, 0],
  ] as const)('makes %s', (_, demand, made) => {
    expect(madeFrom(pool(), demand)).toBe(made);
  });

  test('what one line takes is not there for the next; never less than none', () => {
    const left = pool();
    const demand = [{ versionId: 10, units: 2 }];
    takeFrom(left, demand, 3);
    expect(madeFrom(left, demand)).toBe(1);
    takeFrom(left, demand, 2);
    expect(madeFrom(left, demand)).toBe(0);
    takeFrom(left, demand, -5);
    expect(madeFrom(left, demand)).toBe(4);
  });
});
