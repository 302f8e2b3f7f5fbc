import { describe, expect, test } from 'vitest';
import { refuse } from '../../kernel/refusal.ts';
import { fail, ok } from '../../kernel/result.ts';
import { aCombo, aPart, aSellable } from '../cart.builders.ts';
import {
  describeAssemblies,
  madeFrom,
  pickParts,
  poolOf,
  readAssemblies,
  takeFrom,
  unitsBehind,
} from './units.ts';

const shampoo = aPart('SHA', [[10, 9]]);
const mask = aPart('MAS', [
  [20, 3],
  [21, 5],
]);
const oil = aPart('OIL', [
  [30, 1],
  [31, 1],
]);
const combo = aCombo([shampoo, mask, oil]);
const named = (code: string, versionCode: string) => ({ code, versionCode });

describe('§7 assemblies: the versions chosen for a combo’s open parts', () => {
  test.each([
    ['in any order', [named('OIL', 'OIL-31'), named('MAS', 'MAS-20')]],
    [
      'with the fixed part named',
      [named('SHA', 'SHA-10'), named('MAS', 'MAS-20'), named('OIL', 'OIL-31')],
    ],
    ['joined as a line shows them', [named('MAS|OIL', 'MAS-20|OIL-31')]],
  ])('%s', (_, assemblies) => {
    expect(readAssemblies(combo, assemblies)).toEqual(ok([20, 31]));
  });

  const missing = refuse('COMBO_PART_MISSING', { name: 'Set' });
  const unknown = refuse('UNKNOWN_VERSION');
  test.each([
    ['an open part is not named', [named('MAS', 'MAS-20')], missing],
    ['the version is not the part’s', [named('MAS', 'OIL-31'), named('OIL', 'OIL-31')], unknown],
    [
      'the fixed part is another version',
      [named('SHA', 'SHA-11'), named('MAS', 'MAS-20'), named('OIL', 'OIL-31')],
      unknown,
    ],
    [
      'a part is named that the combo has not',
      [named('MAS', 'MAS-20'), named('OIL', 'OIL-31'), named('GEL', 'GEL-1')],
      unknown,
    ],
    ['fewer versions than parts are joined', [named('MAS|OIL', 'MAS-20')], unknown],
  ])('refused where %s', (_, assemblies, refusal) => {
    expect(readAssemblies(combo, assemblies)).toEqual(fail(refusal));
  });

  test('a product without parts has nothing to choose', () => {
    expect(readAssemblies(aSellable(), [])).toEqual(ok([]));
    expect(readAssemblies(aSellable(), [named('MAS', 'MAS-20')])).toEqual(fail(unknown));
  });
});

describe('what a line of a combo is', () => {
  test('its parts, each with its version', () => {
    expect(pickParts(combo, [21, 30])?.map(({ choice }) => choice.versionId)).toEqual([10, 21, 30]);
    expect(pickParts(combo, [30, 21])).toBeNull();
  });

  test('is told by its open parts alone', () => {
    expect(describeAssemblies(combo, [21, 30])).toEqual({
      code: 'MAS|OIL',
      versionCode: 'MAS-21|OIL-30',
      versionName: 'Tono 21 · Tono 30',
    });
    expect(describeAssemblies(aCombo([shampoo]), [])).toBeNull();
    expect(describeAssemblies(combo, [99, 30])).toBeNull();
  });
});

const twoShampoos = aPart('SHA', [[10, 9]], 2);

describe('D-7 the stock rows behind one unit', () => {
  test('a product is its own', () => {
    expect(unitsBehind(aSellable({ versionId: 7 }), [])).toEqual([{ versionId: 7, units: 1 }]);
  });

  test.each([
    ['its parts, as many as it takes', [twoShampoos], [], [[10, 2]]],
    [
      'the version that was chosen',
      [twoShampoos, mask],
      [21],
      [
        [10, 2],
        [21, 1],
      ],
    ],
    ['each row once, however many parts take it', [mask, mask], [20, 20], [[20, 2]]],
    ['none while a part is not chosen', [twoShampoos, mask], [], null],
    ['none when the choice is no longer one', [mask], [22], null],
    ['none when more is chosen than is open', [twoShampoos], [10], null],
    ['none without parts', [], [], null],
  ] as const)('of a combo: %s', (_, parts, chosen, expected) => {
    const units = unitsBehind(aCombo(parts), chosen);
    expect(units?.map((one) => [one.versionId, one.units]) ?? null).toEqual(expected);
  });
});

describe('D-7 one pool for all lines', () => {
  const pool = () => poolOf([aSellable({ versionId: 1, stock: 7 }), aCombo([twoShampoos, mask])]);

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
