import { describe, expect, test } from 'vitest';
import { productOf, toneOf, versionOf } from './plan.builders.ts';
import { planUndo, type ReferencedGoods } from './plan-undo.ts';
import type { ProductChange } from './product-change.ts';

const free: ReferencedGoods = { isProductReferenced: false, versions: new Set() };
const changeOf = (more: Partial<ProductChange>): ProductChange => ({
  code: 'A',
  product: null,
  versions: [],
  prices: [],
  stock: [],
  arrivals: [],
  ...more,
});
const codesOf = (plan: ReturnType<typeof planUndo>) => plan.kept.map(({ code }) => code);

describe('planUndo: what a batch added', () => {
  const added = changeOf({
    product: { before: null, after: productOf().fields },
    versions: [{ code: 'A', before: null, after: {} }],
  });
  test('goes again while nobody holds it', () => {
    const plan = planUndo(productOf(), added, free);
    expect([plan.change?.product?.after, plan.kept]).toEqual([null, []]);
  });
  test('is withdrawn once someone does', () => {
    const plan = planUndo(productOf(), added, { ...free, isProductReferenced: true });
    expect(plan.change?.product?.after).toEqual({ isWithdrawn: true });
    expect(codesOf(plan)).toEqual(['WITHDRAWN']);
  });
  test('is withdrawn once it has versions that others added', () => {
    const current = productOf({ versions: [versionOf('A'), toneOf('B', '1.0')] });
    expect(planUndo(current, added, free).change?.product?.after).toEqual({ isWithdrawn: true });
  });
  test('a version that was bought is withdrawn, the others go', () => {
    const current = productOf({ versions: [toneOf('A-1', '1.0'), toneOf('A-2', '2.0')] });
    const versions = ['A-1', 'A-2'].map((code) => ({ code, before: null, after: {} }));
    const plan = planUndo(current, changeOf({ versions }), { ...free, versions: new Set(['A-1']) });
    expect(plan.change?.versions.map(({ after }) => after)).toEqual([{ isWithdrawn: true }, null]);
  });
  test('what is gone already is only told', () => {
    expect(planUndo(null, added, free)).toEqual({ change: null, kept: [{ code: 'GONE' }] });
  });
});

describe('planUndo: what a batch changed', () => {
  test('fields and prices go back, save those that changed again', () => {
    const current = productOf({ prices: { BOG: 2_000, MDE: 3_000 } });
    const plan = planUndo(
      current,
      changeOf({
        product: {
          before: { name: 'Viejo', line: 'Antes' },
          after: { name: 'Tinte', line: 'Después' },
        },
        prices: [
          { warehouse: 'BOG', before: null, after: 2_000 },
          { warehouse: 'MDE', before: 100, after: 200 },
        ],
      }),
      free,
    );
    expect(plan.change).toMatchObject({
      product: { after: { name: 'Viejo' } },
      prices: [{ warehouse: 'BOG', before: 2_000, after: null }],
    });
    expect(plan.kept).toEqual([
      { code: 'CHANGED_SINCE', subject: 'A', column: 'linea' },
      { code: 'CHANGED_SINCE', subject: 'A', column: 'precio_MDE' },
    ]);
  });
  test('a tone that another version has now stays', () => {
    const current = productOf({ versions: [toneOf('A-1', '2.0'), toneOf('A-2', '1.0')] });
    const versions = [{ code: 'A-1', before: { toneNumber: '1.0' }, after: { toneNumber: '2.0' } }];
    const plan = planUndo(current, changeOf({ versions }), free);
    expect([plan.change, codesOf(plan)]).toEqual([null, ['CHANGED_SINCE']]);
  });
  test.each([
    // Counted from 10 to 50: 40 came. Whatever was sold meanwhile stays sold.
    ['5 were sold since', 45, 5, []],
    ['all but 40 were sold since', 40, 0, []],
    ['45 were sold since', 5, undefined, ['UNITS_SOLD']],
  ])('stock, when %s', (_title, available, left, reasons) => {
    const current = productOf({
      versions: [versionOf('A', { stock: { BOG: { available, promised: 50 - available } } })],
    });
    const stock = [{ code: 'A', warehouse: 'BOG', before: 10, after: 50 }];
    const plan = planUndo(current, changeOf({ stock }), free);
    expect([plan.change?.stock[0]?.after, codesOf(plan)]).toEqual([left, reasons]);
  });
  test('an arrival goes back unless it came, moved on or is promised', () => {
    const arrivals = [{ code: 'A', warehouse: 'BOG', date: '2026-12-24', before: null, after: 50 }];
    const undo = (more: object) => {
      const arrival = {
        warehouse: 'BOG',
        date: '2026-12-24',
        cap: 50,
        promised: 0,
        hasArrived: false,
      };
      const version = versionOf('A', { arrivals: [{ ...arrival, ...more }] });
      return planUndo(productOf({ versions: [version] }), changeOf({ arrivals }), free);
    };
    expect(undo({}).change?.arrivals).toMatchObject([{ before: 50, after: null }]);
    for (const more of [{ promised: 1 }, { cap: 60 }, { hasArrived: true }]) {
      expect(codesOf(undo(more))).toEqual(['ARRIVAL_MOVED_ON']);
    }
  });
});
