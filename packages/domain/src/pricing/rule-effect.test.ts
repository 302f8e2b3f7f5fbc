import { describe, expect, it } from 'vitest';
import { aDeal, aList, always, aProgrammed, now } from './price-request.builders.ts';
import type { PriceInputs } from './resolve-price.ts';
import { replaceRule, summariseRule } from './rule-effect.ts';

const plain: PriceInputs = {
  base: 10_000,
  list: [],
  programmed: [],
  deals: [],
  versionDiscount: null,
};
const half = aDeal({ id: '7', breaks: [{ minQuantity: 2, percent: 50 }], ...always });
const at = (quantities: number[]) => ({ quantities, moment: now });
const caseOf = (code: string, after: PriceInputs, before = plain) => ({
  code,
  product: `Producto ${code}`,
  before,
  after,
});

describe('replaceRule', () => {
  it('puts a new rule beside the others', () => {
    const list = aList({ id: '1' });
    const rules = replaceRule({ ...plain, list: [list] }, 'list', null, aList({ id: 'new' }));
    expect(rules.list.map(({ id }) => id)).toEqual(['1', 'new']);
  });

  it('changes the stored one, and takes it away', () => {
    const rules = { ...plain, programmed: [aProgrammed({ id: '3', price: 1 })] };
    const changed = replaceRule(rules, 'programmed', '3', aProgrammed({ id: '3', price: 2 }));
    expect(changed.programmed).toMatchObject([{ id: '3', price: 2 }]);
    expect(replaceRule(rules, 'programmed', '3', null).programmed).toEqual([]);
  });
});

describe('summariseRule', () => {
  it('says each quantity once, in order, with what changes most first', () => {
    const dearer = replaceRule(plain, 'programmed', null, aProgrammed({ price: 12_000 }));
    const cases = [
      caseOf('A', dearer),
      caseOf('B', replaceRule(plain, 'deals', null, half)),
      caseOf('C', plain),
    ];
    expect(summariseRule(cases, at([2, 1, 2]), 8)).toEqual({
      changed: ['A', 'B'],
      rise: 0.2,
      fall: -0.5,
      examples: [
        {
          code: 'B',
          product: 'Producto B',
          steps: [
            { quantity: 1, before: 10_000, after: 10_000 },
            { quantity: 2, before: 10_000, after: 5_000 },
          ],
        },
        {
          code: 'A',
          product: 'Producto A',
          steps: [
            { quantity: 1, before: 10_000, after: 12_000 },
            { quantity: 2, before: 10_000, after: 12_000 },
          ],
        },
      ],
    });
  });

  it('names no more examples than asked, and nothing of nothing', () => {
    const after = replaceRule(plain, 'deals', null, half);
    const cases = ['B', 'A', 'C'].map((code) => caseOf(code, after));
    const { changed, examples } = summariseRule(cases, at([2]), 2);
    expect([changed.length, examples.map(({ code }) => code)]).toEqual([3, ['A', 'B']]);
    expect(summariseRule([], at([1]), 8)).toEqual({
      changed: [],
      rise: null,
      fall: null,
      examples: [],
    });
  });
});
