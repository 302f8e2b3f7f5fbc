import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import { priceOf } from '@matiz/domain/pricing/resolve-price.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { buildArrival, buildProduct, setStock } from '#testing/catalogue.ts';
import { buildDeal, buildPriceList, discountVersion } from '#testing/prices.ts';
import type { Viewer } from '../card/viewer.ts';
import { parseSellable, selectSellables } from './sellable.store.ts';

let database: TestDatabase;
const statements: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ onQuery: (text) => statements.push(text) });
});
afterAll(() => database.drop());

const moment = new Date('2026-11-20T15:00:00Z');
const viewer: Viewer = {
  warehouseId: 1,
  cityCode: '11001',
  stateCode: '11',
  customerId: null,
  tradeTypeId: 1,
  loyaltyTier: 'Bronce',
  priceHidden: null,
};

async function readAll(codes: string[], who = viewer): Promise<Sellable[]> {
  const { sql } = database;
  const wanted = sql`SELECT id FROM product_version WHERE code = ANY (${codes}::text[])`;
  const rows = await sql<{ sellable: unknown }[]>`
    SELECT sellable FROM (${selectSellables(sql, wanted, who, moment)}) read`;
  return rows.map(({ sellable }) => parseSellable(sellable));
}
const readOne = async (code: string, who = viewer) => (await readAll([code], who))[0];

test('a version is read with its stock, its arrivals with room and its colour, in one statement', async () => {
  const { sql } = database;
  const product = await buildProduct(sql, { tones: ['7.43', '6.0'], isPresale: true, stock: 4 });
  const [tone] = product.versions;
  await buildArrival(sql, tone, { date: '2026-12-10', cap: 20, promised: 5 });
  await buildArrival(sql, tone, { date: '2026-12-01', cap: 10 });
  await buildArrival(sql, tone, { date: '2026-12-05', cap: 10, promised: 10 });
  await buildArrival(sql, tone, { date: '2026-11-19', cap: 10 });
  await buildArrival(sql, tone, { date: '2026-12-02', cap: 10, warehouseId: 2 });
  statements.length = 0;
  const sellable = await readOne(tone.code);
  expect(statements).toHaveLength(1);
  expect(sellable).toMatchObject({
    productId: product.id,
    versionId: tone.id,
    versionCode: tone.code,
    versionName: '7.43 Tono 7.43',
    stock: 4,
    isWithdrawn: false,
    color: { name: '7.43 Tono 7.43', image: null, color: '#7a4b2c' },
  });
  expect(sellable?.arrivals.map(({ date, remaining }) => [date, remaining])).toEqual([
    ['2026-12-01', 10],
    ['2026-12-10', 15],
  ]);
});

test('a product without versions has no version code, whatever its row is called', async () => {
  const { code } = await buildProduct(database.sql);
  expect(await readOne(code)).toMatchObject({ code, versionCode: null, versionName: null });
});

test('what is not presale, or is excluded from it, has no arrivals', async () => {
  const { sql } = database;
  const plain = await buildProduct(sql);
  const excluded = await buildProduct(sql, { isPresale: true, tones: ['5.1'] });
  await sql`UPDATE product_version SET excluded_from_presale = true WHERE product_id = ${excluded.id}`;
  for (const { versions } of [plain, excluded]) {
    await buildArrival(sql, versions[0], { date: '2026-12-01' });
    expect((await readOne(versions[0].code))?.arrivals).toEqual([]);
  }
});

test('a combo lists its parts: the fixed one, and those among which the buyer chooses', async () => {
  const { sql } = database;
  const tint = await buildProduct(sql, { tones: ['7.0', '8.0'] });
  const oxidant = await buildProduct(sql, { volumes: [20, 30], taxRate: 5 });
  const [, thirty] = oxidant.versions;
  if (!thirty) throw new Error('two volumes were built');
  await setStock(sql, thirty, 9);
  const combo = await buildProduct(sql, {
    parts: [
      { productId: tint.id, quantity: 2 },
      { productId: oxidant.id, versionId: thirty.id },
    ],
  });
  const sellable = await readOne(combo.code);
  expect(sellable).toMatchObject({ isCombo: true, stock: 0 });
  expect(sellable?.parts).toMatchObject([
    { code: tint.code, quantity: 2, isChosen: true, taxRate: 19 },
    { code: oxidant.code, quantity: 1, isChosen: false, taxRate: 5 },
  ]);
  expect(sellable?.parts[0]?.choices.map(({ versionCode }) => versionCode)).toEqual(
    tint.versions.map(({ code }) => code),
  );
  expect(sellable?.parts[1]?.choices).toEqual([
    { versionId: thirty.id, versionCode: thirty.code, versionName: '30 volúmenes', available: 9 },
  ]);
});

test('a combo whose part was withdrawn keeps the part, with nothing that it may be', async () => {
  const { sql } = database;
  const part = await buildProduct(sql);
  const combo = await buildProduct(sql, { parts: [{ productId: part.id }] });
  await sql`UPDATE product SET withdrawn_at = now() WHERE id = ${part.id}`;
  expect((await readOne(combo.code))?.parts).toMatchObject([{ code: part.code, choices: [] }]);
});

test('withdrawn versions and products, and those without a price here, come as withdrawn', async () => {
  const { sql } = database;
  const unpriced = await buildProduct(sql, { price: null });
  const gone = await buildProduct(sql);
  await sql`UPDATE product SET withdrawn_at = now() WHERE id = ${gone.id}`;
  const card = await buildProduct(sql, { tones: ['1.0', '2.0'] });
  await sql`UPDATE product_version SET withdrawn_at = now() WHERE id = ${card.versions[0].id}`;
  const codes = [unpriced.code, gone.code, ...card.versions.map(({ code }) => code), 'unknown'];
  const read = await readAll(codes);
  const withdrawn = Object.fromEntries(
    read.map((it) => [it.versionCode ?? it.code, it.isWithdrawn]),
  );
  expect(withdrawn).toEqual({
    [unpriced.code]: true,
    [gone.code]: true,
    [`${card.code}-1.0`]: true,
    [`${card.code}-2.0`]: false,
  });
});

test('the price inputs are the viewer’s: list, deal and discount of the version', async () => {
  const { sql } = database;
  const product = await buildProduct(sql, { tones: ['7.1', '7.2'], price: 20_000 });
  await discountVersion(sql, product.versions[0].id, { percent: 10 });
  await buildPriceList(sql, { tradeTypeId: 1, items: [{ productId: product.id, price: 18_000 }] });
  await buildPriceList(sql, {
    tradeTypeId: 2,
    priority: 99,
    items: [{ productId: product.id, price: 1 }],
  });
  await buildDeal(sql, { productIds: [product.id], breaks: [{ minQuantity: 6, percent: 50 }] });
  const [discounted, plain] = product.versions;
  const first = await readOne(discounted.code);
  const second = await readOne(plain?.code ?? '');
  if (!first || !second) throw new Error('both were built');
  expect(priceOf(first, 1, moment)).toMatchObject({ price: 16_200, originalPrice: 18_000 });
  expect(priceOf(second, 5, moment)).toMatchObject({ price: 18_000 });
  expect(priceOf(second, 6, moment)).toMatchObject({ price: 9_000 });
});

test('a guest’s reading carries no price at all', async () => {
  const { code } = await buildProduct(database.sql);
  expect((await readOne(code, { ...viewer, priceHidden: 'GUEST' }))?.prices).toBeNull();
});
