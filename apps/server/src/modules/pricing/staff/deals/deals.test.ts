import * as calls from '@matiz/contracts/staff/pricing/deals.ts';
import { findRuleCodes } from '@matiz/contracts/staff/pricing/price-rules.ts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { bulkAs } from '#testing/bulk.ts';
import { type BuiltProduct, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { type Ask, askAs, buildShopper } from '#testing/orders.ts';
import { createClock, day } from '#testing/ports.ts';
import { buildPriceList, buildProgrammedPrice } from '#testing/prices.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const reason = 'Temporada';
let ask: Ask;
let dye: BuiltProduct;
let oil: BuiltProduct;
const clock = createClock('2026-11-20T15:00:00Z');
const shop = useTestApp({ clock });
beforeEach(async () => {
  ask = askAs(shop, await signIn(shop, 'Staff'));
  dye = await buildProduct(shop.sql, { price: 10_000 });
  oil = await buildProduct(shop.sql, { price: 20_000 });
});

const rungs = [
  { minQuantity: 12, percent: 8.5 },
  { minQuantity: 6, percent: 4 },
];
let made = 0;
const draft = (part: object = {}) => ({
  name: `Por docena ${++made}`,
  breaks: rungs,
  codes: [dye.code.toLowerCase(), oil.code],
  ...part,
});
const make = async (part: object = {}) =>
  (await ask(calls.createDeal, { set: draft(part), reason })).value.result;
const charged = async (product: BuiltProduct, quantity: number) => {
  const buyer = await buildShopper(shop);
  await buyer.calls.add({ productId: String(product.id), code: product.code, quantity });
  return (await buyer.calls.cart()).value.cart?.products?.[0]?.price;
};

describe('POST /staff/deals/preview', () => {
  it('says from and to at each break, and that carts have them, and saves nothing', async () => {
    const ana = await buildShopper(shop);
    await ana.calls.add({ productId: String(dye.id), code: dye.code, quantity: 2 });
    const { value } = await ask(calls.previewDeal, { id: null, set: draft() });
    expect(value.result).toMatchObject({
      products: 2,
      changed: 2,
      unsold: 0,
      carts: 1,
      rise: null,
      fall: -0.085,
      warnings: [],
      problems: [],
      buyer: null,
      customers: null,
    });
    expect(value.result.examples.find(({ code }) => code === dye.code)?.steps).toEqual([
      { quantity: 6, before: 10_000, after: 9_600 },
      { quantity: 12, before: 10_000, after: 9_150 },
    ]);
    expect(await charged(dye, 12)).toBe(10_000);
  });

  it('says what would keep it from being saved, and what makes it idle', async () => {
    const other = await make({ codes: [dye.code] });
    const set = draft({ codes: [dye.code, 'NADA', oil.code], endsAt: '2026-11-19T00:00:00Z' });
    const { value } = await ask(calls.previewDeal, { id: null, set });
    expect(value.result.problems).toEqual([
      'No hay productos con estos códigos: NADA. Corrígelos o quítalos.',
      `${dye.code} ya está en la oferta «${other.name}». Un producto está en una sola oferta: quítalo de aquí o de allá.`,
    ]);
    expect(value.result).toMatchObject({
      changed: 0,
      warnings: ['Ya terminó: así no cambia ningún precio.'],
    });
  });

  it('is what is charged once it is saved, whatever else rules', async () => {
    const cases = fc.record({
      price: fc.integer({ min: 500, max: 200_000 }),
      percents: fc.uniqueArray(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 4 }),
      from: fc.integer({ min: 1, max: 9 }),
      programmed: fc.option(fc.integer({ min: 500, max: 150_000 })),
      list: fc.option(fc.integer({ min: 1, max: 60 })),
      daysAhead: fc.option(fc.integer({ min: 1, max: 20 })),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ price, percents, from, programmed, list, daysAhead }) => {
        ask = askAs(shop, await signIn(shop, 'Staff'));
        const product = await buildProduct(shop.sql, { price, stock: 100 });
        const productId = product.id;
        if (programmed !== null) {
          await buildProgrammedPrice(shop.sql, { productId, price: programmed });
        }
        if (list !== null) {
          const items = [{ productId, percent: list }];
          await buildPriceList(shop.sql, { cityCode: '11001', items });
        }
        const startsAt =
          daysAhead === null ? null : new Date(clock().getTime() + daysAhead * day).toISOString();
        const breaks = percents
          .toSorted((a, b) => a - b)
          .map((percent, index) => ({ minQuantity: from * (index + 1), percent: percent / 100 }));
        const set = draft({ codes: [product.code], breaks, startsAt });
        const { result } = (await ask(calls.previewDeal, { id: null, set })).value;
        await ask(calls.createDeal, { set, reason });
        if (daysAhead !== null) clock.advance(daysAhead * day);
        for (const { quantity, after } of result.examples[0]?.steps ?? []) {
          expect(await charged(product, quantity)).toBe(after);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('POST /staff/deals', () => {
  it('charges by its breaks from then on, in the order of their quantities', async () => {
    const deal = await make();
    expect(deal).toMatchObject({
      kind: 'volume',
      state: 'running',
      version: 1,
      codes: [dye.code, oil.code].sort(),
      breaks: [
        { minQuantity: 6, percent: 4 },
        { minQuantity: 12, percent: 8.5 },
      ],
    });
    expect([await charged(dye, 5), await charged(dye, 6), await charged(oil, 12)]).toEqual([
      10_000, 9_600, 18_300,
    ]);
    const breaks = [{ minQuantity: 1, percent: 15 }];
    expect((await make({ breaks, codes: [(await buildProduct(shop.sql)).code] })).kind).toBe(
      'percentage',
    );
  });

  it.each([
    [
      [
        { minQuantity: 6, percent: 8 },
        { minQuantity: 12, percent: 4 },
      ],
      'Desde 12 unidades el descuento es menor que con menos: nadie debe pagar más por llevar más.',
    ],
    [
      [
        { minQuantity: 6, percent: 8 },
        { minQuantity: 6, percent: 9 },
      ],
      'Hay dos descuentos desde 6 unidades. Deja uno.',
    ],
  ])('refuses breaks that nobody should have: %j', async (breaks, message) => {
    const { status, refusal } = await ask(calls.createDeal, { set: draft({ breaks }), reason });
    expect([status, refusal?.fields]).toEqual([400, [{ path: 'set.breaks', message }]]);
  });

  it('refuses codes that are none, a product of another deal, and a window backwards', async () => {
    const unknown = await ask(calls.createDeal, { set: draft({ codes: ['NADA'] }), reason });
    expect(unknown.refusal).toMatchObject({
      code: 'UNKNOWN_REFERENCE',
      fields: [{ path: 'set.codes' }],
    });
    await make();
    const taken = await ask(calls.createDeal, { set: draft(), reason });
    expect(taken.refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'set.codes' }] });
    const window = { startsAt: '2027-01-02T05:00:00Z', endsAt: '2027-01-01T05:00:00Z' };
    const backwards = await ask(calls.createDeal, { set: draft(window), reason });
    expect(backwards.refusal?.fields).toEqual([
      { path: 'set.endsAt', message: 'Termina antes de empezar. Pon un final posterior.' },
    ]);
  });

  it('takes products from a deal that is over, and that one remembers it', async () => {
    const old = await make({ codes: [dye.code] });
    const endsAt = new Date(clock().getTime() - 1_000).toISOString();
    await ask(calls.changeDeal, { id: old.id, version: 1, set: { endsAt }, reason });
    await make({ codes: [dye.code] });
    const query = `?f.id=${old.id}`;
    const { rows } = (await ask(calls.listDealHistory, undefined, { query })).value;
    expect(rows[0]).toMatchObject({ action: 'deal.changed', before: { moved: dye.code } });
    const now = (await ask(calls.readDeal, undefined, { query: `?id=${old.id}` })).value.result;
    expect(now).toMatchObject({ codes: [], version: 3, state: 'over' });
  });
});

describe('PUT /staff/deals', () => {
  it('changes by version, remembers before and after, and ends it', async () => {
    const { id } = await make();
    const set = { breaks: [{ minQuantity: 6, percent: 10 }], codes: [dye.code] };
    const changed = await ask(calls.changeDeal, { id, version: 1, set, reason: 'Temporada' });
    expect(changed.value.result).toMatchObject({ version: 2, codes: [dye.code] });
    expect([await charged(dye, 6), await charged(oil, 12)]).toEqual([9_000, 20_000]);
    const stale = await ask(calls.changeDeal, { id, version: 1, set: { name: 'Otra' }, reason });
    expect(stale.refusal).toMatchObject({ code: 'ROW_CHANGED', conflict: { version: 2 } });
    const { rows } = (await ask(calls.listDealHistory, undefined, { query: `?f.id=${id}` })).value;
    expect(rows[0]).toMatchObject({
      before: { breaks: rungs.toReversed(), codes: [dye.code, oil.code].sort() },
      after: { breaks: set.breaks, codes: [dye.code] },
      reason: 'Temporada',
    });
    const endsAt = clock().toISOString();
    await ask(calls.changeDeal, { id, version: 2, set: { endsAt }, reason });
    expect(await charged(dye, 6)).toBe(10_000);
    const early = { startsAt: new Date(clock().getTime() + day).toISOString() };
    const backwards = await ask(calls.changeDeal, { id, version: 3, set: early, reason });
    expect(backwards.refusal?.fields?.[0]?.path).toBe('set.endsAt');
  });
});

describe('GET /staff/deals', () => {
  it('finds by name and by a product, and by what is running', async () => {
    const deal = await make();
    const list = async (query: string) =>
      (await ask(calls.listDeals, undefined, { query })).value.rows.map(({ id }) => id);
    expect(await list(`?q=${dye.code}`)).toEqual([deal.id]);
    expect(await list(`?q=${dye.code}&f.state=running`)).toEqual([deal.id]);
    expect(await list(`?q=${dye.code}&f.state=coming`)).toEqual([]);
  });
});

describe('a change of what is paid', () => {
  it('is refused without saying why: POST, PUT and DELETE /staff/deals', async () => {
    const { id } = await make();
    const body = { id, version: 1 };
    for (const why of ['', '  ', 'ab']) {
      const said = [
        await ask(calls.createDeal, { set: draft({ name: 'Otra' }), reason: why }),
        await ask(calls.changeDeal, { ...body, set: { name: 'Otra' }, reason: why }),
        await ask(calls.removeDeal, { ...body, reason: why }),
      ];
      expect(said.map(({ status }) => status)).toEqual([400, 400, 400]);
    }
  });
});

describe('DELETE /staff/deals', () => {
  it('takes it away with its products, which cost what they did', async () => {
    const { id } = await make();
    expect((await ask(calls.removeDeal, { id, version: 1, reason })).status).toBe(200);
    expect(await charged(dye, 12)).toBe(10_000);
  });
});

describe('GET /staff/prices/codes', () => {
  it('answers what a brand or a category with its children sells', async () => {
    const parent = await buildCategory(shop.sql);
    const categoryId = await buildCategory(shop.sql, { parentId: parent });
    const { code, brandId } = await buildProduct(shop.sql, { categoryId });
    for (const query of [`?brandId=${brandId}`, `?categoryId=${parent}`]) {
      expect((await ask(findRuleCodes, undefined, { query })).value.results).toEqual([code]);
    }
    expect((await ask(findRuleCodes, undefined)).value.results).toEqual([]);
  });
});

describe('GET /staff/deals/one', () => {
  it('reads one, and none that is not there', async () => {
    const read = (id: string) => ask(calls.readDeal, undefined, { query: `?id=${id}` });
    const made = await make();
    expect((await read(made.id)).value.result).toEqual(made);
    expect((await read('999999')).status).toBe(404);
  });
});

describe('GET /staff/deals/history', () => {
  it('says who made it, with its breaks', async () => {
    const { id } = await make();
    const { rows } = (await ask(calls.listDealHistory, undefined, { query: `?f.id=${id}` })).value;
    expect(rows).toMatchObject([
      { action: 'deal.created', via: 'desk', after: { breaks: rungs.toReversed() } },
    ]);
  });
});

it('POST /staff/deals/bulk ends those that hold: nobody is charged by them any more', async () => {
  const deal = await make();
  expect(await charged(dye, 12)).toBe(9_150);
  const endsAt = clock().toISOString();
  const done = await bulkAs(ask, calls.bulkDeals, [deal], { set: { endsAt } });
  expect(done).toEqual({ done: 1, why: [] });
  expect(await charged(dye, 12)).toBe(10_000);
});
