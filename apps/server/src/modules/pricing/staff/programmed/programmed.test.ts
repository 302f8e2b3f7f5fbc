import * as calls from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { bogotaDate, bogotaMoment } from '@matiz/domain/kernel/clock.ts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { type Ask, askAs, buildShopper } from '#testing/orders.ts';
import { createClock, day } from '#testing/ports.ts';
import { buildDeal, buildPriceList } from '#testing/prices.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const reason = 'Temporada';
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
  (await ask(calls.createProgrammedPrice, { set: draft(part), reason })).value.result;
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

  it('names what it crosses in the same place: that keeps it from being saved', async () => {
    await make();
    const [problem] = (await preview({ name: 'Navidad', startsAt: inDays(3) })).problems;
    expect(problem).toMatch(/^Se cruza con «Black» \(19 nov 2026.* – 27 nov/);
    expect((await preview({ warehouseId: '2', price: 7_000 })).problems).toEqual([]);
    expect((await preview({ startsAt: inDays(7), endsAt: null })).problems).toEqual([]);
  });

  it('answers each crossing with the time they share, and which of the two is paid then', async () => {
    const { id } = await make({ warehouseId: '2' });
    const crossings = async (part: object) => (await preview(part)).crossings;
    const later = { startsAt: inDays(3), endsAt: null };
    expect(await crossings({ ...later, price: 9_000 })).toMatchObject([
      {
        id,
        name: 'Black',
        warehouse: 'Medellín',
        shared: { startsAt: inDays(3), endsAt: inDays(7) },
        isWinner: true,
        isRefused: false,
      },
    ]);
    expect(await crossings({ ...later, price: 7_000 })).toMatchObject([{ isWinner: false }]);
    expect(await crossings({ ...later, warehouseId: '2' })).toMatchObject([{ isRefused: true }]);
    expect(await crossings({ ...later, warehouseId: '1' })).toEqual([]);
    await make({ warehouseId: '2', price: 7_000, startsAt: inDays(7), endsAt: inDays(8) });
    expect(await charged(dye, '05001')).toBe(8_000);
  });

  it('says whose list was cheaper: the programmed price replaces it', async () => {
    const items = [{ productId: dye.id, percent: 30 }];
    await buildPriceList(shop.sql, { cityCode: '05001', items });
    await buildPriceList(shop.sql, { cityCode: '11001', items, endsAt: new Date(inDays(-1)) });
    const warnings = async (part: object) => (await preview(part)).warnings;
    const [told] = await warnings({ price: 8_000 });
    expect(told).toMatch(/^La lista «.*» lo tiene más barato, en \$\s7\.000: .*\$\s8\.000\.$/);
    expect(await warnings({ price: 7_000 })).toEqual([]);
    expect(await warnings({ price: 8_000, warehouseId: '1' })).toEqual([]);
    expect(await warnings({ price: 8_000, warehouseId: '2' })).toHaveLength(1);
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
      [1, 2].map(() => ask(calls.createProgrammedPrice, { set: draft(), reason })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { refusal } = await ask(calls.createProgrammedPrice, {
      set: draft({ name: 'Otra' }),
      reason,
    });
    expect(refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'set.startsAt' }] });
    expect(refusal?.fields?.[0]?.message).toMatch(/^Se cruza con «Black»/);
  });

  it.each([
    ['set.code', { code: 'NADA' }],
    ['set.endsAt', { endsAt: '2026-11-01T00:00:00Z' }],
    ['set.warehouseId', { warehouseId: '99' }],
  ])('refuses at %s: %j', async (path, part) => {
    const { refusal } = await ask(calls.createProgrammedPrice, { set: draft(part), reason });
    expect(refusal?.fields?.[0]?.path).toBe(path);
  });
});

describe('PUT /staff/programmed-prices', () => {
  it('changes by version, keeps its product, remembers, and ends', async () => {
    const { id } = await make();
    const change = (version: number, set: object) =>
      ask(calls.changeProgrammedPrice, { id, version, set, reason });
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

describe('GET /staff/programmed-prices/calendar', () => {
  const dayIn = (days: number) => bogotaDate(new Date(inDays(days)));
  const between = async (from: number, to: number, rest = '') => {
    const query = `?f.from=${dayIn(from)}&f.to=${dayIn(to)}${rest}`;
    return (await ask(calls.listPriceCalendar, undefined, { query })).value.rows;
  };

  it('answers the products with a price in these days, each with its windows of then', async () => {
    const black = await make();
    const midnight = bogotaMoment(dayIn(20), 0).toISOString();
    const christmas = await make({ warehouseId: '2', startsAt: midnight, endsAt: null });
    await make({ endsAt: midnight, startsAt: inDays(15), warehouseId: '1' });
    const windows = async (from: number, to: number, rest = '') =>
      (await between(from, to, rest))
        .filter(({ code }) => code === dye.code)
        .map((row) => row.windows.map(({ id }) => id));
    expect(await windows(-10, 10)).toEqual([[black.id]]);
    expect(await windows(-10, 10, '&f.warehouse=1')).toEqual([[black.id]]);
    expect(await windows(8, 14)).toEqual([]);
    // The last day counts whole; what ends as a day begins is not in it.
    expect(await windows(8, 20, '&f.warehouse=2')).toEqual([[christmas.id]]);
    expect(await windows(20, 30)).toEqual([[christmas.id]]);
    expect(await windows(8, 19, '&f.warehouse=2')).toEqual([]);
    expect(await windows(-10, 10, '&f.brand=999999')).toEqual([]);
    // Days the wrong way round are no time at all.
    expect(await windows(10, -10)).toEqual([]);
  });

  it('answers a window as the calendar draws it', async () => {
    const made = await make({ warehouseId: '2', endsAt: null });
    const { id, version, name, warehouseId, warehouse, price, startsAt, endsAt } = made;
    const [row] = await between(-5, 5, `&q=${dye.code}`);
    expect(row).toMatchObject({
      code: dye.code,
      basePrice: 10_000,
      windows: [{ id, version, name, warehouseId, warehouse, price, startsAt, endsAt }],
    });
  });

  it('refuses days that are none', async () => {
    const { status } = await ask(calls.listPriceCalendar, undefined, {
      query: '?f.from=2026-02-30&f.to=2026-11-30',
    });
    expect(status).toBe(400);
  });
});

describe('DELETE /staff/programmed-prices', () => {
  it('takes it away', async () => {
    const { id } = await make();
    expect((await ask(calls.removeProgrammedPrice, { id, version: 1, reason })).status).toBe(200);
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
