import { describe, expect, it, test } from 'vitest';
import { joinExamples, noExamples, pickExamples } from './change-examples.ts';
import type { ProductChange } from './plan/product-change.ts';

const nothing = { product: null, versions: [], prices: [], stock: [], arrivals: [] };
const priced = (code: string, before: number | null, after: number | null): ProductChange => ({
  ...nothing,
  code,
  prices: [{ warehouse: 'BOG', before, after }],
});
const pick = (...changes: ProductChange[]) => pickExamples(changes, (code) => `Tinte ${code}`);

describe('the examples of an import', () => {
  test.each([
    ['a rise of 30 %', 10_000, 13_000, [0, 0]],
    ['a rise past it', 10_000, 13_001, [1, 0]],
    ['a fall of 30 %', 10_000, 7_000, [0, 0]],
    ['a fall past it', 10_000, 6_999, [0, 1]],
    ['a price that was none', null, 90_000, [0, 0]],
    ['a price that is taken away', 10_000, null, [0, 0]],
  ])('count %s', (_name, before, after, counts) => {
    const { rises, falls } = pick(priced('A', before, after));
    expect([rises, falls]).toEqual(counts);
  });

  it('name the largest steps first, ten times as little like ten times as much', () => {
    const changes = [priced('A', 100, 140), priced('B', 1_000, 90), priced('C', 100, 1_000)];
    expect(pick(...changes).steps.map(({ code }) => code)).toEqual(['B', 'C', 'A']);
    const joined = joinExamples(pick(...changes.slice(0, 1)), pick(...changes.slice(1)));
    expect(joined.steps.map(({ code }) => code)).toEqual(['B', 'C', 'A']);
    expect([joined.rises, joined.falls]).toEqual([2, 1]);
  });

  it('are few, however much changes', () => {
    const many = Array.from({ length: 50 }, (_, n) => priced(`P${n}`, 100, 200));
    const { rises, steps, changed } = joinExamples(noExamples, pick(...many));
    expect([rises, steps.length, changed.length]).toEqual([50, 20, 20]);
  });

  it('tell of a product what differs, and of a new one what it has', () => {
    const { changed, added } = pick(
      { ...nothing, code: 'A', product: { before: { line: 'Uno' }, after: { line: null } } },
      {
        ...nothing,
        code: 'B',
        product: { before: null, after: { name: 'Cera', line: null, isNew: false } },
        stock: [{ code: 'B', warehouse: 'BOG', before: null, after: 3 }],
      },
    );
    expect(changed).toEqual([
      { code: 'A', name: 'Tinte A', fields: [{ field: 'line', before: 'Uno', after: null }] },
    ]);
    expect(added).toEqual([
      {
        code: 'B',
        name: 'Cera',
        fields: [
          { field: 'name', before: null, after: 'Cera' },
          { field: 'B stock_BOG', before: null, after: '3' },
        ],
      },
    ]);
  });
});
