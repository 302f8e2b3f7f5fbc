import { listAudit } from '@matiz/contracts/staff/audit.ts';
import { listProductHistory } from '@matiz/contracts/staff/catalogue/products.ts';
import * as calls from '@matiz/contracts/staff/pricing/prices.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildShopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
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
