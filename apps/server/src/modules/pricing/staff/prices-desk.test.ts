import { listAudit } from '@matiz/contracts/staff/audit.ts';
import { listProductHistory } from '@matiz/contracts/staff/catalogue/products.ts';
import * as calls from '@matiz/contracts/staff/pricing/prices.ts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildShopper } from '#testing/orders.ts';
import { createClock, day } from '#testing/ports.ts';
import {
  buildDeal,
  buildPriceList,
  buildProgrammedPrice,
  discountVersion,
} from '#testing/prices.ts';
import { buildStaff } from '#testing/staff.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

/** How many prices are previewed and bought: `PREVIEW_DRAWS=1000` for the long run. */
const draws = Number(process.env.PREVIEW_DRAWS ?? 40);
// Each draw makes a buyer and an order; the long run takes as long as it takes.
vi.setConfig({ testTimeout: Math.max(60_000, draws * 3_000) });
const clock = createClock();
const shop = useShop({ clock });
const ask = useStaff(shop);
let dye: BuiltProduct;
let oil: BuiltProduct;
beforeEach(async () => {
  dye = await buildProduct(shop.sql, { price: 10_000 });
  oil = await buildProduct(shop.sql, { price: 20_000 });
});

const preview = (rows: { code: string; price: number }[]) =>
  ask(calls.previewPrices, { warehouseId: '1', rows });
const priceOf = async ({ id }: BuiltProduct, warehouseId = 1) =>
  (
    await shop.sql<{ price: number }[]>`SELECT price FROM base_price
      WHERE product_id = ${id} AND warehouse_id = ${warehouseId}`
  )[0]?.price;

it('GET /staff/prices shows each product with its price in every warehouse', async () => {
  const query = `?q=${dye.code}`;
  const { rows } = (await ask(calls.listPrices, undefined, { query })).value;
  expect(rows).toMatchObject([{ code: dye.code, prices: [{ price: 10_000 }, { price: 10_000 }] }]);
  const without = `?q=${dye.code}&f.without=2`;
  expect((await ask(calls.listPrices, undefined, { query: without })).value.rows).toEqual([]);
});

describe('POST /staff/prices/preview', () => {
  it('says what would change, in how many carts, and what jumps, and changes nothing', async () => {
    const ana = await buildShopper(shop);
    await ana.calls.add({ productId: String(dye.id), code: dye.code, quantity: 2 });
    const rows = [
      { code: dye.code.toLowerCase(), price: 11_000 },
      { code: oil.code, price: 2_000 },
      { code: 'NADA', price: 1 },
    ];
    const { value } = await preview(rows);
    expect(value).toMatchObject({
      changes: [
        { code: dye.code, before: 10_000, after: 11_000 },
        { code: oil.code, before: 20_000, after: 2_000 },
      ],
      same: 0,
      unknown: ['NADA'],
      carts: 1,
      rise: { code: dye.code, step: 0.1 },
      fall: { code: oil.code, step: -0.9 },
      jumps: [{ code: oil.code }],
    });
    expect((await preview([{ code: dye.code, price: 10_000 }])).value).toMatchObject({
      changes: [],
      same: 1,
      carts: 0,
      rise: null,
    });
    expect(await priceOf(dye)).toBe(10_000);
  });
});

describe('POST /staff/prices', () => {
  const body = { warehouseId: '1', reason: 'Alza del proveedor' };

  it('changes them together, each with who, when and why', async () => {
    await shop.sql`DELETE FROM base_price WHERE product_id = ${oil.id} AND warehouse_id = 1`;
    const rows = [
      { code: dye.code, before: 10_000, after: 11_000 },
      { code: oil.code, before: null, after: 21_000 },
    ];
    expect((await ask(calls.savePrices, { ...body, rows })).value).toEqual({ saved: 2 });
    expect([await priceOf(dye), await priceOf(oil), await priceOf(dye, 2)]).toEqual([
      11_000, 21_000, 10_000,
    ]);
    const told = async ({ id }: BuiltProduct) =>
      (await ask(listProductHistory, undefined, { query: `?f.id=${id}` })).value.rows[0];
    const kept = [await told(dye), await told(oil)];
    expect(kept).toMatchObject([
      {
        before: { price_BOG: 10_000 },
        after: { price_BOG: 11_000 },
        reason: body.reason,
        via: 'desk',
      },
      { before: { price_BOG: null }, after: { price_BOG: 21_000 } },
    ]);
    expect(kept[0]?.batchId).toBe(kept[1]?.batchId);
    const query = `?f.subject=product:${dye.id}`;
    const audited = (await ask(listAudit, undefined, { query })).value.rows;
    expect(audited[0]?.about).toBe(`${dye.code} · ${dye.name}`);
  });

  it('changes none when one was changed meanwhile, of many at once only one', async () => {
    const rows = [
      { code: dye.code, before: 10_000, after: 12_000 },
      { code: oil.code, before: 20_000, after: 25_000 },
    ];
    const all = await Promise.all([1, 2, 3, 4].map(() => ask(calls.savePrices, { ...body, rows })));
    expect(all.filter(({ status }) => status === 200).length).toBe(1);
    const stale = [{ code: oil.code, before: 25_000, after: 26_000 }, ...rows.slice(0, 1)];
    const { refusal } = await ask(calls.savePrices, { ...body, rows: stale });
    expect(refusal).toMatchObject({ code: 'PRICES_CHANGED' });
    expect(await priceOf(oil)).toBe(25_000);
  });

  it('needs a reason, products that are there and a price', async () => {
    const rows = [{ code: dye.code, before: 10_000, after: 1 }];
    expect((await ask(calls.savePrices, { ...body, rows, reason: '' })).status).toBe(400);
    const absent = [{ code: 'NADA', before: null, after: 1 }];
    expect((await ask(calls.savePrices, { ...body, rows: absent })).refusal?.code).toBe(
      'UNKNOWN_REFERENCE',
    );
    const free = [{ code: dye.code, before: 10_000, after: 0 }];
    expect((await ask(calls.savePrices, { ...body, rows: free })).status).toBe(400);
  });
});

describe('GET /staff/prices/as', () => {
  const viewAs = (query: Record<string, string>) =>
    ask(calls.viewPriceAs, undefined, { query: `?${new URLSearchParams(query)}` });

  it('says the price with its steps, for anybody in a city and at another moment', async () => {
    const startsAt = new Date('2030-01-01T05:00:00Z');
    const endsAt = new Date('2030-01-02T05:00:00Z');
    await buildProgrammedPrice(shop.sql, {
      productId: dye.id,
      price: 7_000,
      name: 'Reyes',
      startsAt,
      endsAt,
    });
    const query = { code: dye.code, cityCode: '11001', quantity: '1' };
    expect((await viewAs(query)).value.price).toMatchObject({ price: 10_000 });
    const then = { ...query, at: startsAt.toISOString() };
    expect((await viewAs(then)).value.price).toMatchObject({
      price: 7_000,
      steps: [
        { kind: 'base', after: 10_000 },
        { kind: 'programmed', name: 'Reyes', after: 7_000 },
      ],
    });
    expect((await viewAs({ ...query, code: 'NADA' })).refusal?.code).toBe('UNKNOWN_PRODUCT');
    const nobody = { code: dye.code, document: '000', quantity: '1' };
    expect((await viewAs(nobody)).refusal?.code).toBe('CUSTOMER_NOT_FOUND');
  });

  it('equals what the order charges: of anybody, anywhere, so many, at any moment', async () => {
    const { sql } = shop;
    await sql`UPDATE zone SET cash_on_delivery = true`;
    const window = fc.record({
      from: fc.integer({ min: -8, max: 8 }),
      days: fc.integer({ min: 1, max: 6 }),
    });
    const cases = fc.record({
      price: fc.integer({ min: 500, max: 200_000 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      list: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 60 }), window })),
      programmed: fc.option(fc.record({ price: fc.integer({ min: 500, max: 150_000 }), window })),
      rung: fc.option(
        fc.record({
          from: fc.integer({ min: 1, max: 30 }),
          off: fc.integer({ min: 1, max: 50 }),
          window,
        }),
      ),
      discount: fc.option(fc.integer({ min: 1, max: 50 })),
      isElsewhere: fc.boolean(),
      /** Days from the preview until it is bought. */
      later: fc.integer({ min: 0, max: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        const { price, quantity, list, programmed, rung, discount, isElsewhere, later } = one;
        const bought = new Date(clock().getTime() + later * day);
        const datesOf = ({ from, days }: { from: number; days: number }) => ({
          startsAt: new Date(bought.getTime() + from * day),
          endsAt: new Date(bought.getTime() + (from + days) * day),
        });
        const product = await buildProduct(sql, { price, stock: 100 });
        // Who buys signs in on that day; who previews it, today.
        clock.advance(later * day);
        const buyer = await buildShopper(shop, isElsewhere ? { cityCode: '05001' } : {});
        clock.advance(-later * day);
        const clerk = await buildStaff(shop);
        const { id: productId } = product;
        if (list !== null) {
          const items = [{ productId, percent: list.percent }];
          await buildPriceList(sql, {
            customerId: buyer.customerId,
            items,
            ...datesOf(list.window),
          });
        }
        if (programmed !== null) {
          const dates = datesOf(programmed.window);
          await buildProgrammedPrice(sql, { productId, price: programmed.price, ...dates });
        }
        if (rung !== null) {
          const breaks = [{ minQuantity: rung.from, percent: rung.off }];
          await buildDeal(sql, { productIds: [productId], breaks, ...datesOf(rung.window) });
        }
        if (discount !== null)
          await discountVersion(sql, product.versions[0].id, { percent: discount });
        const [customer] = await sql<{ document: string }[]>`
          SELECT document_number AS document FROM customer WHERE id = ${buyer.customerId}`;
        const asked = new URLSearchParams({
          code: product.code,
          document: customer?.document ?? '',
          quantity: String(quantity),
          at: bought.toISOString(),
        });
        const { value } = await clerk.ask(calls.viewPriceAs, undefined, { query: `?${asked}` });
        clock.advance(later * day);
        const line = { productId: String(productId), code: product.code, quantity };
        const { cart } = (await buyer.calls.add(line)).value;
        const { totals } = (await buyer.calls.purchase()).value;
        const order = { cartId: cart._id, customerId: buyer.customerId };
        const placed = await buyer.calls.order({ ...order, confirmedTotal: totals.total });
        expect(placed.refusal).toBeNull();
        const [charged] = await sql<{ price: number }[]>`
          SELECT line.unit_price AS price FROM order_line line
          JOIN customer_order placed ON placed.id = line.order_id
          WHERE placed.cart_id = ${cart._id}`;
        expect(value.price?.price).toBe(charged?.price);
      }),
      { numRuns: draws },
    );
  });
});
