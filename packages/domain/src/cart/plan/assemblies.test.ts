import { describe, expect, test } from 'vitest';
import { refuse } from '../../kernel/refusal.ts';
import { fail, ok } from '../../kernel/result.ts';
import { aCombo, aPart, aSellable } from '../cart.builders.ts';
import { describeAssemblies, pickParts, readAssemblies } from './assemblies.ts';

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
