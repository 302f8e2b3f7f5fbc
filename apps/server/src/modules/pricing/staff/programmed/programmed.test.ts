import * as calls from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { type Ask, askAs, buildShopper } from '#testing/orders.ts';
import { createClock, day } from '#testing/ports.ts';
import { buildDeal, buildPriceList } from '#testing/prices.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let ask: Ask;
let dye: BuiltProduct;
const clock = createClock('2026-11-20T15:00:00Z');
const shop = useTestApp({ clock });
beforeEach(async () => {
  ask = askAs(shop, await signIn(shop, 'Staff'));
  dye = await buildProduct(shop.sql, { price: 10_000 });
});

const inDays = (days: number) => new Date(clock().getTime() + days * day).toISOString();
const draft = (part: object = {}) => ({
  name: 'Black',
  code: dye.code,
  price: 8_000,
  startsAt: inDays(-1),
  endsAt: inDays(7),
  ...part,
});
const make = async (part: object = {}) =>
  (await ask(calls.createProgrammedPrice, { set: draft(part) })).value.result;
const preview = async (part: object = {}, id: string | null = null) =>
  (await ask(calls.previewProgrammedPrice, { id, set: draft(part) })).value.result;
const charged = async (product: BuiltProduct, cityCode = '11001') => {
  const buyer = await buildShopper(shop, { cityCode });
  await buyer.calls.add({ productId: String(product.id), code: product.code, quantity: 1 });
  return (await buyer.calls.cart()).value.cart?.products?.[0]?.price;
};

describe('POST /staff/programmed-prices/preview', () => {
  it('says from and to, and saves nothing', async () => {
    expect(await preview()).toMatchObject({
      products: 1,
      changed: 1,
      fall: -0.2,
      problems: [],
      warnings: [],
      examples: [{ code: dye.code, steps: [{ quantity: 1, before: 10_000, after: 8_000 }] }],
    });
    expect(await charged(dye)).toBe(10_000);
  });

  it('names what it crosses: in the same place a problem, beside it a warning', async () => {
    await make();
    const [problem] = (await preview({ name: 'Navidad', startsAt: inDays(3) })).problems;
    expect(problem).toMatch(/^Se cruza con «Black» \(19 nov 2026.* – 27 nov/);
    const beside = await preview({ warehouseId: '2', price: 7_000 });
    expect(beside.problems).toEqual([]);
    expect(beside.warnings[0]).toMatch(/^También rige «Black» .* en todas las bodegas: /);
    expect((await preview({ startsAt: inDays(7), endsAt: null })).problems).toEqual([]);
  });

  it('says a code that is none, and a window backwards', async () => {
    const { problems } = await preview({ code: 'NADA', endsAt: inDays(-2) });
    expect(problems).toEqual([
      'No hay productos con estos códigos: NADA. Corrígelos o quítalos.',
      'Termina antes de empezar. Pon un final posterior.',
    ]);
  });

  it('is what is charged once it is saved, whatever else rules', async () => {
    const cases = fc.record({
      price: fc.integer({ min: 500, max: 200_000 }),
      due: fc.integer({ min: 500, max: 200_000 }),
      percent: fc.option(fc.integer({ min: 1, max: 60 })),
      list: fc.option(fc.integer({ min: 500, max: 150_000 })),
      isMedellin: fc.boolean(),
      daysAhead: fc.option(fc.integer({ min: 1, max: 20 })),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ price, due, percent, list, isMedellin, daysAhead }) => {
        ask = askAs(shop, await signIn(shop, 'Staff'));
        const product = await buildProduct(shop.sql, { price });
        const productIds = [product.id];
        const cityCode = isMedellin ? '05001' : '11001';
        if (percent !== null) {
          await buildDeal(shop.sql, { productIds, breaks: [{ minQuantity: 1, percent }] });
        }
        if (list !== null) {
          await buildPriceList(shop.sql, {
            cityCode,
            items: [{ productId: product.id, price: list }],
          });
        }
        const part = {
          code: product.code,
          price: due,
          warehouseId: isMedellin ? '2' : null,
          startsAt: inDays(daysAhead ?? -1),
          endsAt: null,
        };
        const effect = await preview(part);
        await make(part);
        if (daysAhead !== null) clock.advance(daysAhead * day);
        for (const { after } of effect.examples[0]?.steps ?? []) {
          expect(await charged(product, cityCode)).toBe(after);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('POST /staff/programmed-prices', () => {
  it('charges it while it lasts, where it holds', async () => {
    const made = await make({ warehouseId: '2' });
    expect(made).toMatchObject({
      name: 'Black',
      code: dye.code,
      warehouse: 'Medellín',
      price: 8_000,
      basePrice: 10_000,
      state: 'running',
      version: 1,
    });
    expect([await charged(dye), await charged(dye, '05001')]).toEqual([10_000, 8_000]);
  });

  it('refuses what crosses another, also of two at once only one', async () => {
    const both = await Promise.all(
      [1, 2].map(() => ask(calls.createProgrammedPrice, { set: draft() })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { refusal } = await ask(calls.createProgrammedPrice, { set: draft({ name: 'Otra' }) });
    expect(refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'set.startsAt' }] });
    expect(refusal?.fields?.[0]?.message).toMatch(/^Se cruza con «Black»/);
  });

  it.each([
    ['set.code', { code: 'NADA' }],
    ['set.endsAt', { endsAt: '2026-11-01T00:00:00Z' }],
    ['set.warehouseId', { warehouseId: '99' }],
  ])('refuses at %s: %j', async (path, part) => {
    const { refusal } = await ask(calls.createProgrammedPrice, { set: draft(part) });
    expect(refusal?.fields?.[0]?.path).toBe(path);
  });
});

describe('PUT /staff/programmed-prices', () => {
  it('changes by version, keeps its product, remembers, and ends', async () => {
    const { id } = await make();
    const change = (version: number, set: object) =>
      ask(calls.changeProgrammedPrice, { id, version, set });
    expect((await change(1, { price: 7_000 })).value.result).toMatchObject({
      price: 7_000,
      version: 2,
    });
    expect((await change(1, { price: 6_000 })).refusal?.code).toBe('ROW_CHANGED');
    expect((await change(2, { code: dye.code })).refusal?.fields?.[0]?.path).toBe('set.code');
    expect((await change(2, { startsAt: inDays(8) })).refusal?.fields?.[0]?.path).toBe(
      'set.endsAt',
    );
    const { rows } = (
      await ask(calls.listProgrammedPriceHistory, undefined, { query: `?f.id=${id}` })
    ).value;
    expect(rows[0]).toMatchObject({ before: { price: 8_000 }, after: { price: 7_000 } });
    expect((await change(2, { endsAt: clock().toISOString() })).value.result.state).toBe('over');
    expect(await charged(dye)).toBe(10_000);
  });
});

describe('GET /staff/programmed-prices', () => {
  it('lists what starts last first, and narrows it', async () => {
    const first = await make({ endsAt: inDays(1) });
    const second = await make({ startsAt: inDays(2), endsAt: null });
    const list = async (query: string) =>
      (
        await ask(calls.listProgrammedPrices, undefined, { query: `?q=${dye.code}${query}` })
      ).value.rows.map(({ id }) => id);
    expect(await list('')).toEqual([second.id, first.id]);
    expect(await list('&f.state=coming')).toEqual([second.id]);
    expect(await list('&f.warehouse=1')).toEqual([]);
  });
});

describe('DELETE /staff/programmed-prices', () => {
  it('takes it away', async () => {
    const { id } = await make();
    expect((await ask(calls.removeProgrammedPrice, { id, version: 1 })).status).toBe(200);
    expect(await charged(dye)).toBe(10_000);
  });
});

describe('GET /staff/programmed-prices/one', () => {
  it('reads one, and none that is not there', async () => {
    const read = (id: string) => ask(calls.readProgrammedPrice, undefined, { query: `?id=${id}` });
    const made = await make();
    expect((await read(made.id)).value.result).toEqual(made);
    expect((await read('999999')).status).toBe(404);
  });
});

describe('GET /staff/programmed-prices/history', () => {
  it('says who made it', async () => {
    const { id } = await make();
    const query = `?f.id=${id}`;
    const { rows } = (await ask(calls.listProgrammedPriceHistory, undefined, { query })).value;
    expect(rows).toMatchObject([{ action: 'programmed-price.created', via: 'desk' }]);
  });
});
