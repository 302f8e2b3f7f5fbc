import { describe, expect, test } from 'vitest';
import { context, productOf, rowOf, toneOf, versionOf } from './plan.builders.ts';
import { planProduct } from './plan-product.ts';

const named = { name: 'Tinte', brand: 'Alma', category: 'tintes' };
const tone = (toneNumber: string) => ({ toneNumber, swatchHex: '#aabbcc' });
const faultsOf = (plan: ReturnType<typeof planProduct>) =>
  plan.bad.map(({ line, fault }) => `${line} ${fault.code}`);

describe('planProduct: a product that is new', () => {
  test('is what its rows say, and the usual where they are silent', () => {
    const plan = planProduct(null, [rowOf({ product: named, prices: { BOG: 500 } })], context);
    expect(plan).toMatchObject({
      good: [{ line: 2, kind: 'new' }],
      bad: [],
      change: {
        code: 'A',
        product: { before: null, after: { ...named, taxRate: 19, image: 'plain.0123456789' } },
        versions: [{ code: 'A', before: null }],
        prices: [{ warehouse: 'BOG', before: null, after: 500 }],
      },
    });
  });
  test('reads level and reflections out of its tone numbers', () => {
    const rows = [
      rowOf({ code: 'A-1', product: named, version: tone('7.43') }),
      rowOf({ line: 3, code: 'A-2', version: tone('8.1') }),
    ];
    expect(planProduct(null, rows, context).change?.versions).toMatchObject([
      { after: { toneLevel: 7, tonePrimary: '4', toneSecondary: '3', toneName: '7.43' } },
      { after: { toneLevel: 8, tonePrimary: '1', toneSecondary: null } },
    ]);
  });
  test('needs a name, a brand and a category', () => {
    const plan = planProduct(null, [rowOf({ product: { name: 'Tinte' } })], context);
    expect([plan.change, faultsOf(plan)]).toEqual([null, ['2 MISSING']]);
  });
  test('may get its category from the one who imports', () => {
    const { category: _none, ...product } = named;
    const plan = planProduct(null, [rowOf({ product })], { ...context, category: 'otros' });
    expect(plan.change?.product?.after).toMatchObject({ category: 'otros' });
  });
  test('takes its good rows although others are bad', () => {
    const rows = [
      rowOf({ code: 'A-1', product: named, version: tone('7.43') }),
      rowOf({ line: 3, code: 'A-2', version: { toneNumber: '8.1' } }),
      rowOf({ line: 4, code: 'A-3', version: tone('7.43') }),
    ];
    const plan = planProduct(null, rows, context);
    expect(plan.change?.versions.map(({ code }) => code)).toEqual(['A-1']);
    expect(faultsOf(plan)).toEqual(['3 NEEDS_HEX', '4 SAME_OPTION']);
  });
});

describe('planProduct: a product that is there', () => {
  test('is left alone by what it is already', () => {
    const row = rowOf({ product: { ...named, line: null }, prices: { BOG: 1_000 } });
    expect(planProduct(productOf(), [row], context)).toEqual({
      change: null,
      good: [{ line: 2, kind: 'unchanged' }],
      bad: [],
      shortages: [],
    });
  });
  test('changes only where a row says something else', () => {
    const row = rowOf({ product: { ...named, name: 'Otro' }, prices: { BOG: 1_200, MDE: 900 } });
    expect(planProduct(productOf(), [row], context).change).toMatchObject({
      product: { before: { name: 'Tinte' }, after: { name: 'Otro' } },
      prices: [
        { warehouse: 'BOG', before: 1_000, after: 1_200 },
        { warehouse: 'MDE', before: null, after: 900 },
      ],
      versions: [],
    });
  });
  test('is not changed by a description that was never cleaned', () => {
    const current = productOf({ fields: { ...productOf().fields, description: ' Uno ' } });
    const row = rowOf({ product: { description: 'Uno' } });
    const cleaning = { ...context, cleanRichText: (html: string) => html.trim() };
    expect(planProduct(current, [row], cleaning).change).toBeNull();
  });
  test('is spoken for by the first of its rows', () => {
    const current = productOf({ versions: [toneOf('A-1', '1.0'), toneOf('A-2', '2.0')] });
    const rows = [
      rowOf({ code: 'A-1', prices: { BOG: 2_000 } }),
      rowOf({ line: 3, code: 'A-2', prices: { BOG: 3_000 } }),
    ];
    const plan = planProduct(current, rows, context);
    expect(plan.bad).toEqual([
      { line: 3, fault: { code: 'OTHER_PRICE', column: 'precio_BOG', line: 2 } },
    ]);
    expect(plan.change?.prices).toEqual([{ warehouse: 'BOG', before: 1_000, after: 2_000 }]);
  });
  test('takes the price that a list says of it by its own code, whatever options it has', () => {
    const current = productOf({ versions: [toneOf('A-1', '1.0'), toneOf('A-2', '2.0')] });
    const priced = planProduct(current, [rowOf({ prices: { BOG: 2_000 } })], context);
    expect(priced).toMatchObject({
      good: [{ line: 2, kind: 'changed' }],
      bad: [],
      change: { prices: [{ warehouse: 'BOG', before: 1_000, after: 2_000 }], versions: [] },
    });
    const counted = planProduct(current, [rowOf({ stock: { BOG: 3 } })], context);
    expect(faultsOf(counted)).toEqual(['2 NEEDS_OPTION']);
  });
  test('finds its versions whatever the case of their codes', () => {
    const plan = planProduct(productOf(), [rowOf({ productCode: 'a', code: 'a' })], context);
    expect(plan.good).toEqual([{ line: 2, kind: 'unchanged' }]);
  });
  test.each([
    [
      'a tone for what is sold without',
      productOf(),
      { code: 'B', version: tone('1.0') },
      'SOLD_WITHOUT_OPTIONS',
    ],
    [
      'a version without any option',
      productOf({ versions: [toneOf('A-1', '1.0')] }),
      { code: 'B' },
      'NEEDS_OPTION',
    ],
    [
      'a tone that another has',
      productOf({ versions: [toneOf('A-1', '1.0')] }),
      { code: 'B', version: tone('1.0') },
      'SAME_OPTION',
    ],
    [
      'a minimum that is no multiple',
      productOf(),
      { product: { minQuantity: 10, multiple: 6 } },
      'NOT_A_MULTIPLE',
    ],
    [
      'a picture that nobody has',
      productOf(),
      { product: { image: 'b.0123456789' } },
      'PICTURE_UNKNOWN',
    ],
  ])('refuses %s', (_title, current, said, fault) => {
    const strict = { ...context, isPicture: () => false };
    const plan = planProduct(current, [rowOf(said)], strict);
    expect([plan.change, faultsOf(plan)]).toEqual([null, [`2 ${fault}`]]);
  });
  test("refuses a code that is another product's", () => {
    const row = rowOf({ code: 'B', version: tone('9.0') });
    const current = productOf({ versions: [toneOf('A-1', '1.0')] });
    const plan = planProduct(current, [row], { ...context, ownerOf: () => 'OTRO' });
    expect(faultsOf(plan)).toEqual(['2 CODE_TAKEN']);
  });
});

describe('planProduct: stock and arrivals', () => {
  const arrival = {
    warehouse: 'BOG',
    date: '2026-12-24',
    cap: 50,
    promised: 12,
    hasArrived: false,
  };
  const current = (more = {}) =>
    productOf({
      versions: [
        versionOf('A', {
          stock: { BOG: { available: 5, promised: 2 } },
          arrivals: [{ ...arrival, ...more }],
        }),
      ],
    });
  const say = (date: string, cap: number) => [rowOf({ arrivals: { BOG: [{ date, cap }] } })];

  test('of what was counted, what orders wait for is not on sale', () => {
    const plan = planProduct(current(), [rowOf({ stock: { BOG: 9, MDE: 0 } })], context);
    expect(plan.change?.stock).toEqual([
      { code: 'A', warehouse: 'BOG', before: 5, after: 7 },
      { code: 'A', warehouse: 'MDE', before: null, after: 0 },
    ]);
    expect(planProduct(current(), [rowOf({ stock: { BOG: 7 } })], context).change).toBeNull();
  });
  test('a count of less than orders wait for leaves nothing on sale, and is told', () => {
    const plan = planProduct(current(), [rowOf({ stock: { BOG: 1 } })], context);
    expect(plan.change?.stock).toMatchObject([{ before: 5, after: 0 }]);
    expect(plan.shortages).toEqual([{ code: 'A', warehouse: 'BOG', counted: 1, promised: 2 }]);
  });
  test('an arrival is added or gets another cap', () => {
    const changeOf = (date: string, cap: number) =>
      planProduct(current(), say(date, cap), context).change?.arrivals;
    expect(changeOf('2026-12-24', 60)).toMatchObject([{ before: 50, after: 60 }]);
    expect(changeOf('2027-01-10', 30)).toMatchObject([{ before: null, after: 30 }]);
  });
  test.each([
    ['a day that is over', {}, '2026-11-20', 10, 'ARRIVAL_PAST'],
    ['less than was promised', {}, '2026-12-24', 11, 'ARRIVAL_PROMISED'],
    ['one that came already', { hasArrived: true }, '2026-12-24', 60, 'ARRIVAL_RECEIVED'],
  ])('refuses %s', (_title, more, date, cap, fault) => {
    expect(faultsOf(planProduct(current(more), say(date, cap), context))).toEqual([`2 ${fault}`]);
  });
  test('one that is late and awaited as it is changes nothing', () => {
    const plan = planProduct(current({ date: '2026-11-01' }), say('2026-11-01', 50), context);
    expect([plan.change, plan.bad]).toEqual([null, []]);
  });
});
