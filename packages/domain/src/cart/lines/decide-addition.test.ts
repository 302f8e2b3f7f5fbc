import { describe, expect, test } from 'vitest';
import type { Sellable } from '../../catalogue/sellable.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  aCart,
  aCombo,
  aLine,
  aPart,
  aPresale,
  aSellable,
  aTone,
  inShort,
  ruleInputs,
} from '../cart.builders.ts';
import type { StoredLine } from '../snapshot.ts';
import { type Addition, decideAddition } from './decide-addition.ts';

const asked = (code: string, quantity: number, wantsPresale = false) => ({
  code,
  quantity,
  wantsPresale,
});
const anAddition = (change: Partial<Addition>): Addition => ({
  productId: '1',
  code: 'KOL',
  versions: [asked('KOL', 1)],
  assemblies: [],
  ...change,
});
const decide = (change: Partial<Addition>, rows: StoredLine[], ...sellables: Sellable[]) =>
  decideAddition(anAddition(change), aCart(rows, ...sellables), ruleInputs());
const refusalOf = (...args: Parameters<typeof decide>) => {
  const decided = decide(...args);
  return decided.ok ? null : decided.error;
};

describe('POST /cart/additem, decided', () => {
  test('adds to what the cart holds, and tells only what is new', () => {
    const rows = [
      aLine(1, { quantity: 2 }),
      aLine(2, { advance: true, quantity: 1, seenUnits: 0 }),
    ];
    const decided = decide({ versions: [asked('KOL-1', 4)] }, rows, aPresale(3));
    if (!decided.ok) throw new Error(decided.error.code);
    expect(inShort(decided.value.change.rows)).toEqual([
      [1, 3, 'now'],
      [1, 4, 'later'],
    ]);
    expect(decided.value.added).toMatchObject([
      { fromStock: 1, inPresale: 3, lastDate: '2026-12-01' },
    ]);
  });

  test('several tones are all added or none', () => {
    const tones = [aTone(1), aTone(2, { stock: 3 })];
    const both = { versions: [asked('KOL-1', 2), asked('KOL-2', 3)] };
    const decided = decide(both, [], ...tones);
    expect(decided.ok && inShort(decided.value.change.rows)).toEqual([
      [1, 2, 'now'],
      [2, 3, 'now'],
    ]);
    const tooMany = { versions: [asked('KOL-1', 2), asked('KOL-2', 4)] };
    expect(refusalOf(tooMany, [], ...tones)).toMatchObject({
      ...refuse('STOCK_INSUFFICIENT', { n: 3 }),
      lines: [{ versionCode: 'KOL-2', reason: { code: 'STOCK_INSUFFICIENT' } }],
    });
  });

  test('a version of which none is asked is passed over; none of any is below the minimum', () => {
    const some = decide(
      { versions: [asked('KOL-1', 0), asked('KOL-2', 1)] },
      [],
      aTone(1),
      aTone(2),
    );
    expect(some.ok && inShort(some.value.change.rows)).toEqual([[2, 1, 'now']]);
    expect(
      refusalOf({ versions: [asked('KOL', 0)] }, [], aSellable({ minQuantity: 3 })),
    ).toMatchObject({
      ...refuse('BELOW_MINIMUM', { name: 'Kolor', min: 3 }),
      lines: [{ nearest: [3, 4] }],
    });
  });

  test.each<[string, Partial<Addition>, Sellable[]]>([
    ['is not known', { versions: [asked('KOL-9', 1)] }, [aTone(1)]],
    ['is of another product', { productId: '2' }, [aSellable()]],
    ['is withdrawn', {}, [aSellable({ isWithdrawn: true })]],
    ['goes by the product’s code though it has versions', {}, [aTone(1)]],
    ['is one of several', { versions: [asked('KOL-1', 1), asked('KOL-9', 1)] }, [aTone(1)]],
  ])('refuses a version that %s', (_, addition, sellables) => {
    expect(refusalOf(addition, [], ...sellables)).toEqual(refuse('UNKNOWN_VERSION'));
  });

  test('a version goes by its own code alone, too', () => {
    expect(decide({ code: 'KOL-1', versions: [asked('KOL-1', 1)] }, [], aTone(1)).ok).toBe(true);
  });

  test('each choice of a combo is a line', () => {
    const mask = aPart('MAS', [
      [20, 3],
      [21, 5],
    ]);
    const combo = aCombo([mask]);
    const set = (versionCode: string) => ({
      productId: '9',
      code: 'SET',
      versions: [asked('SET', 1)],
      assemblies: [{ code: 'MAS', versionCode }],
    });
    const row = aLine(1, { productId: 9, versionId: 90, assemblyVersionIds: [20] });
    const decided = decide(set('MAS-21'), [row], combo);
    expect(decided.ok && decided.value.change.rows.map((one) => one.assemblyVersionIds)).toEqual([
      [20],
      [21],
    ]);
    expect(refusalOf({ ...set('MAS-21'), assemblies: [] }, [row], combo)).toEqual(
      refuse('COMBO_PART_MISSING', { name: 'Set' }),
    );
  });
});

describe('§4 asked for in presale', () => {
  const unsold = { isPresale: false, arrivals: [] };
  test.each([
    ['what is never sold ahead is refused by that name', aPresale(3, unsold), 4, 'NOT_IN_PRESALE'],
    [
      'neither is an excluded tone',
      aPresale(3, { excludedFromPresale: true }),
      4,
      'NOT_IN_PRESALE',
    ],
    ['beyond the arrivals there is a shortage', aPresale(3), 14, 'STOCK_INSUFFICIENT'],
    [
      'the minimum speaks for itself',
      aPresale(3, { ...unsold, minQuantity: 6 }),
      4,
      'BELOW_MINIMUM',
    ],
    ['what stock covers is no presale at all', aPresale(3, unsold), 3, undefined],
  ])('%s', (_, sellable, quantity, code) => {
    const versions = [asked('KOL-1', quantity, true)];
    expect(refusalOf({ versions }, [], sellable)?.code).toBe(code);
  });

  test('who did not ask for it hears of the shortage', () => {
    expect(refusalOf({ versions: [asked('KOL-1', 4)] }, [], aPresale(3, unsold))?.code).toBe(
      'STOCK_INSUFFICIENT',
    );
  });
});
