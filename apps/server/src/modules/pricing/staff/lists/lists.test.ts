import * as calls from '@matiz/contracts/staff/pricing/price-lists.ts';
import { bogotaDate, bogotaMoment } from '@matiz/domain/kernel/clock.ts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { bulkAs } from '#testing/bulk.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { createClock, day } from '#testing/ports.ts';
import { buildDeal, buildPriceList } from '#testing/prices.ts';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const reason = 'Temporada';
let dye: BuiltProduct;
let oil: BuiltProduct;
const clock = createClock('2026-11-20T15:00:00Z');
const shop = useTestApp({ clock });
const ask = useStaff(shop);
beforeEach(async () => {
  dye = await buildProduct(shop.sql, { price: 10_000 });
  oil = await buildProduct(shop.sql, { price: 20_000 });
});

let made = 0;
const draft = (part: object = {}) => ({
  name: `Bogotá ${++made}`,
  cityCode: '11001',
  priority: 10,
  ...part,
});
const make = async (part: object = {}) =>
  (await ask(calls.createPriceList, { set: draft(part), reason })).value.result;
type Prices = { code: string; price: number | null; percent: number | null }[];
const pasted = (): Prices => [
  { code: dye.code.toLowerCase(), price: 9_000, percent: null },
  { code: oil.code, price: null, percent: 12.5 },
];
const save = (id: string, version = 1, prices = pasted()) =>
  ask(calls.changePriceListPrices, { id, version, set: { prices }, reason: 'Temporada' });
const preview = (id: string, prices = pasted()) =>
  ask(calls.previewPriceListPrices, { id, prices });
const previewTerms = async (set: object, id: string | null = null) =>
  (await ask(calls.previewPriceList, { id, set: draft(set) })).value.result;
const documentOf = async ({ customerId }: Shopper) =>
  (
    await shop.sql<{ document: string }[]>`
      SELECT document_number AS document FROM customer WHERE id = ${customerId}`
  )[0]?.document ?? '';
async function charged(product: BuiltProduct, buyer?: Shopper) {
  const who = buyer ?? (await buildShopper(shop));
  await who.calls.add({ productId: String(product.id), code: product.code, quantity: 1 });
  const { value } = await who.calls.cart();
  return value.cart?.products?.find(({ code }) => code === product.code)?.price;
}

describe('POST /staff/price-lists/prices/preview', () => {
  it('says from and to for someone whom the list is for, and saves nothing', async () => {
    const { id } = await make();
    const { result } = (await preview(id)).value;
    expect(result).toMatchObject({
      products: 2,
      changed: 2,
      fall: -0.125,
      rise: null,
      problems: [],
      warehouse: 'Bogotá',
      examples: [
        { code: oil.code, steps: [{ quantity: 1, before: 20_000, after: 17_500 }] },
        { code: dye.code, steps: [{ quantity: 1, before: 10_000, after: 9_000 }] },
      ],
    });
    expect(await charged(dye)).toBe(10_000);
  });

  it('names lists of a higher priority, of the same and of a lower one, and codes that are none', async () => {
    const items = [{ productId: dye.id, price: 8_000 }];
    await buildPriceList(shop.sql, { cityCode: '11001', priority: 10, items });
    await buildPriceList(shop.sql, { tradeTypeId: 1, priority: 20, items });
    await buildPriceList(shop.sql, { cityCode: '05001', priority: 99, items });
    await buildPriceList(shop.sql, { cityCode: '11001', priority: 5, items });
    const { id } = await make();
    const prices = [...pasted(), { code: 'NADA', price: 1_000, percent: null }];
    const { result } = (await preview(id, prices)).value;
    expect(result.warnings).toEqual([
      expect.stringMatching(
        /^«Lista \d+» \(siempre – sin fin, prioridad 20\) va primero en 1 producto/,
      ),
      expect.stringMatching(/^«Lista \d+» \(.*\) tiene la misma prioridad y comparte 1 producto/),
      expect.stringMatching(/^Esta va primero que «Lista \d+» \(.*, prioridad 5\) en 1 producto/),
    ]);
    expect(result.problems).toEqual([
      'No hay productos con estos códigos: NADA. Corrígelos o quítalos.',
    ]);
    expect((await preview('999999')).status).toBe(404);
  });

  it('is what is charged once it is saved, whatever else rules', async () => {
    const cases = fc.record({
      base: fc.integer({ min: 500, max: 200_000 }),
      price: fc.option(fc.integer({ min: 500, max: 200_000 })),
      percent: fc.integer({ min: 1, max: 9_900 }),
      deal: fc.option(fc.integer({ min: 1, max: 60 })),
      rival: fc.option(
        fc.record({ price: fc.nat(150_000), priority: fc.integer({ min: 0, max: 20 }) }),
      ),
      isOwn: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ base, price, percent, deal, rival, isOwn }) => {
        const product = await buildProduct(shop.sql, { price: base });
        const buyer = await buildShopper(shop, { cityCode: '05001' });
        if (deal !== null) {
          const breaks = [{ minQuantity: 1, percent: deal }];
          await buildDeal(shop.sql, { productIds: [product.id], breaks });
        }
        if (rival !== null) {
          const items = [{ productId: product.id, price: rival.price + 1 }];
          await buildPriceList(shop.sql, { stateCode: '05', priority: rival.priority, items });
        }
        const audience = isOwn ? { document: await documentOf(buyer) } : { cityCode: '05001' };
        const { id } = await make({ cityCode: null, ...audience });
        const prices = [
          { code: product.code, price, percent: price === null ? percent / 100 : null },
        ];
        const { result } = (await preview(id, prices)).value;
        expect((await save(id, 1, prices)).status).toBe(200);
        const before = await charged(product, buyer);
        for (const { after } of result.examples[0]?.steps ?? []) expect(before).toBe(after);
      }),
      { numRuns: 25 },
    );
  });
});

describe('PUT /staff/price-lists/prices', () => {
  it('changes these products and no others, and remembers each', async () => {
    const { id } = await make();
    expect((await save(id)).value.result).toMatchObject({ version: 2, products: 2 });
    expect([await charged(dye), await charged(oil)]).toEqual([9_000, 17_500]);
    const gone = [{ code: dye.code, price: null, percent: null }];
    expect((await save(id, 2, gone)).value.result).toMatchObject({ version: 3, products: 1 });
    expect([await charged(dye), await charged(oil)]).toEqual([10_000, 17_500]);
    const query = `?f.id=${id}`;
    const { rows } = (await ask(calls.listPriceListHistory, undefined, { query })).value;
    expect(rows[0]).toMatchObject({
      reason: 'Temporada',
      before: { [`price:${dye.code}`]: 9_000 },
    });
    expect(rows[0]?.before).not.toHaveProperty(`price:${oil.code}`);
    expect(rows[1]).toMatchObject({
      after: { [`price:${dye.code}`]: 9_000, [`price:${oil.code}`]: '12.5 %' },
    });
  });

  it('changes none where a code is none, or someone saved first', async () => {
    const { id } = await make();
    const unknown = await save(id, 1, [...pasted(), { code: 'NADA', price: 1_000, percent: null }]);
    expect(unknown.refusal).toMatchObject({ code: 'UNKNOWN_REFERENCE' });
    const both = await Promise.all([1, 2].map(() => save(id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const query = `?f.list=${id}`;
    const { rows } = (await ask(calls.listPriceListPrices, undefined, { query })).value;
    expect(rows.length).toBe(2);
  });
});

describe('GET /staff/price-lists/prices', () => {
  it('shows what a list says of each product', async () => {
    const { id } = await make();
    await save(id);
    const query = `?f.list=${id}&q=${oil.code}`;
    const { rows } = (await ask(calls.listPriceListPrices, undefined, { query })).value;
    expect(rows).toMatchObject([{ code: oil.code, basePrice: 20_000, price: null, percent: 12.5 }]);
  });
});

describe('POST /staff/price-lists/preview', () => {
  it('shows a change of its terms with the prices that it has', async () => {
    const { id } = await make();
    await save(id);
    const endsAt = new Date(clock().getTime() + day).toISOString();
    expect((await previewTerms({ endsAt }, id)).changed).toBe(0);
    const elsewhere = await previewTerms({ cityCode: '05001' }, id);
    expect(elsewhere).toMatchObject({ changed: 2, warehouse: 'Medellín' });
  });

  it('says whom it misses', async () => {
    const buyer = await buildShopper(shop);
    const own = { cityCode: null, document: await documentOf(buyer) };
    expect(await previewTerms(own)).toMatchObject({ customers: 1, problems: [] });
    expect((await previewTerms({ ...own, cityCode: '05001' })).problems).toEqual([
      'Ese cliente no cumple lo demás que pide la lista: no le llegaría a nadie.',
    ]);
    expect((await previewTerms({ cityCode: null })).problems).toEqual([
      'Di para quién es: tipo de negocio, ciudad, departamento, cliente o nivel. Al menos uno.',
    ]);
    expect((await previewTerms({ loyaltyTier: 'Diamante' })).warnings).toContain(
      'Hoy ningún cliente aprobado cumple lo que pide la lista.',
    );
  });
});

describe('POST /staff/price-lists', () => {
  it.each([
    ['set.tradeTypeId', { cityCode: null }],
    ['set.tradeTypeId', { tradeTypeId: '999' }],
    ['set.document', { document: '000' }],
    ['set.cityCode', { cityCode: '99999' }],
    ['set.endsAt', { startsAt: '2026-12-01T05:00:00Z', endsAt: '2026-11-01T05:00:00Z' }],
  ])('refuses at %s: %j', async (path, part) => {
    const { refusal } = await ask(calls.createPriceList, { set: draft(part), reason });
    expect(refusal?.fields?.[0]?.path).toBe(path);
  });
});

describe('PUT /staff/price-lists', () => {
  it('changes by version, and ends it', async () => {
    const { id } = await make();
    await save(id);
    const change = (version: number, set: object) =>
      ask(calls.changePriceList, { id, version, set, reason });
    expect((await change(1, { priority: 3 })).refusal?.code).toBe('ROW_CHANGED');
    expect((await change(2, { cityCode: null })).refusal?.fields?.[0]?.path).toBe(
      'set.tradeTypeId',
    );
    const ended = await change(2, { endsAt: clock().toISOString() });
    expect(ended.value.result).toMatchObject({ state: 'over', version: 3 });
    expect(await charged(dye)).toBe(10_000);
  });
});

describe('GET /staff/price-lists', () => {
  it('lists the highest priority first', async () => {
    const [low, high] = [await make({ priority: 900 }), await make({ priority: 901 })];
    const { rows } = (await ask(calls.listPriceLists, undefined)).value;
    expect(rows.slice(0, 2)).toMatchObject([{ id: high.id, city: 'Bogotá' }, { id: low.id }]);
  });

  it('narrows them to those that begin or end and hold on some of these days', async () => {
    const dayIn = (days: number) => bogotaDate(new Date(clock().getTime() + days * day));
    const midnight = (days: number) => bogotaMoment(dayIn(days), 0).toISOString();
    const ended = await make({ priority: 999, endsAt: midnight(2) });
    const begins = await make({ priority: 998, startsAt: midnight(4) });
    await make({ priority: 997 });
    const between = async (from: number, to: number) => {
      const query = `?f.dated=yes&f.from=${dayIn(from)}&f.to=${dayIn(to)}`;
      const { rows } = (await ask(calls.listPriceLists, undefined, { query })).value;
      return rows.filter(({ priority }) => priority > 990).map(({ id }) => id);
    };
    expect(await between(0, 9)).toEqual([ended.id, begins.id]);
    expect(await between(2, 3)).toEqual([]);
    expect(await between(1, 1)).toEqual([ended.id]);
    expect(await between(4, 4)).toEqual([begins.id]);
  });
});

describe('GET /staff/price-lists/one', () => {
  it('reads one, and none that is not there', async () => {
    const read = (id: string) => ask(calls.readPriceList, undefined, { query: `?id=${id}` });
    const list = await make();
    expect((await read(list.id)).value.result).toEqual(list);
    expect((await read('999999')).status).toBe(404);
  });
});

describe('GET /staff/price-lists/history', () => {
  it('says who made it', async () => {
    const query = `?f.id=${(await make()).id}`;
    const { rows } = (await ask(calls.listPriceListHistory, undefined, { query })).value;
    expect(rows).toMatchObject([{ action: 'price-list.created' }]);
  });
});

describe('DELETE /staff/price-lists', () => {
  it('takes it away with its prices', async () => {
    const { id } = await make();
    await save(id);
    expect((await ask(calls.removePriceList, { id, version: 2, reason })).status).toBe(200);
    expect(await charged(dye)).toBe(10_000);
  });
});

it('POST /staff/price-lists/bulk takes several away, with their prices', async () => {
  const [one, two] = [await make(), await make()];
  await save(one.id);
  const rows = [{ ...one, version: 2 }, two];
  const done = await bulkAs(ask, calls.bulkPriceLists, rows, { remove: true });
  expect(done).toEqual({ done: 2, why: [] });
  expect(await charged(dye)).toBe(10_000);
});
