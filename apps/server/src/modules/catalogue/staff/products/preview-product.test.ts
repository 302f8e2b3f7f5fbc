import { queryProduct } from '@matiz/contracts/catalogue.ts';
import { previewProduct } from '@matiz/contracts/staff/catalogue/product-preview.ts';
import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { expect, it } from 'vitest';
import { buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { askAs, buildShopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { buildDeal, buildPriceList } from '#testing/prices.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop({ clock: createClock() });
const ask = useStaff(shop);

const bogota = '11001';
const rowOf = ({ id }: { id: number }, version = 1) => ({ id: String(id), version });
const documentOf = async (customerId: string) =>
  (
    await shop.sql<{ document: string }[]>`
      SELECT document_number AS document FROM customer WHERE id = ${customerId}`
  )[0]?.document ?? '';
/** Everything that a save leaves behind. */
const traces = async (id: number) =>
  (
    await shop.sql<{ row: string; entries: number; card: string }[]>`
      SELECT to_jsonb(product)::text AS row, product.card::text AS card,
        (SELECT count(*)::int FROM audit_entry) AS entries
      FROM product WHERE id = ${id}`
  )[0];

it('POST /staff/products/preview shows a visitor what is not saved, without a price', async () => {
  const product = await buildProduct(shop.sql, { name: 'Antes', tones: ['7.1'] });
  const before = await traces(product.id);
  const set = { name: 'Después', description: '<p>Nueva</p>', invimaCode: 'NSOC-9' };
  const { value } = await ask(previewProduct, { row: rowOf(product), set, cityCode: bogota });
  expect(value.result).toMatchObject({
    customer: null,
    warehouse: 'Bogotá',
    product: {
      name: 'Después',
      invimaCode: 'NSOC-9',
      priceHidden: 'GUEST',
      warehouses: [{ price: null, originalPrice: null }],
      volumePrices: [],
      versions: [{ price: null }],
    },
  });
  expect(await traces(product.id)).toEqual(before);
  const again = await ask(calls.changeProduct, { ...rowOf(product), set: { name: 'Otro' } });
  expect(again.value.result.version).toBe(2);
});

it('POST /staff/products/preview is what the customer is answered once it is saved', async () => {
  const product = await buildProduct(shop.sql, { price: 20_000, tones: ['7.1', '8.0'] });
  await buildPriceList(shop.sql, {
    tradeTypeId: 1,
    items: [{ productId: product.id, price: 18_000 }],
  });
  const breaks = [{ minQuantity: 6, percent: 10 }];
  await buildDeal(shop.sql, { productIds: [product.id], breaks });
  const ana = await buildShopper(shop, { tradeTypeId: 1 });
  const set = { name: 'Nombre nuevo', minQuantity: 2, multiple: 2 };
  const document = await documentOf(ana.customerId);
  const seen = await ask(previewProduct, { row: rowOf(product), set, document });
  expect(seen.value.result.product?.warehouses[0]?.price).toBe(18_000);
  await ask(calls.changeProduct, { ...rowOf(product), set });
  const query = `?_id=${product.id}`;
  const told = (await askAs(shop, ana)(queryProduct, undefined, { query })).value.result;
  expect(seen.value.result.product).toEqual(told);
});

it('POST /staff/products/preview makes nothing of something new', async () => {
  const brandId = String(await buildBrand(shop.sql));
  const categoryId = String(await buildCategory(shop.sql));
  const whole = { code: 'ENSAYO-1', name: 'Cera', taxRate: 19 as const, brandId, categoryId };
  const prices = [{ warehouse: 'BOG', price: 9_000 }];
  const asked = { row: null, set: { ...whole, prices }, cityCode: bogota };
  for (const _ of [1, 2]) {
    expect((await ask(previewProduct, asked)).value.result.product?.name).toBe('Cera');
  }
  expect(await shop.sql`SELECT FROM product WHERE code = 'ENSAYO-1'`).toHaveLength(0);
  // Without a price it is nowhere to be found.
  const unpriced = await ask(previewProduct, { ...asked, set: whole });
  expect(unpriced.value.result.product).toBeNull();
  const nameless = await ask(previewProduct, { ...asked, set: { ...whole, name: undefined } });
  expect(nameless.refusal?.fields?.[0]?.path).toBe('set.name');
});

it('POST /staff/products/preview is refused for what a save is refused for', async () => {
  const product = await buildProduct(shop.sql);
  const asked = { row: rowOf(product), set: {}, cityCode: bogota };
  const codeOf = async (more: object) =>
    (await ask(previewProduct, { ...asked, ...more })).refusal?.code;
  expect(await codeOf({ row: rowOf(product, 7) })).toBe('ROW_CHANGED');
  expect(await codeOf({ row: rowOf({ id: 999_999 }) })).toBe('NOT_FOUND');
  expect(await codeOf({ set: { brandId: '999999' } })).toBe('UNKNOWN_REFERENCE');
  expect(await codeOf({ document: '1' })).toBe('CUSTOMER_NOT_FOUND');
  expect(await codeOf({ cityCode: '00000' })).toBe('UNKNOWN_REFERENCE');
});

it('POST /staff/products/preview shows no business that may not buy a price', async () => {
  const product = await buildProduct(shop.sql);
  const ana = await buildShopper(shop);
  await shop.sql`UPDATE customer SET status = 'rejected' WHERE id = ${ana.customerId}`;
  const document = await documentOf(ana.customerId);
  const { value } = await ask(previewProduct, { row: rowOf(product), set: {}, document });
  expect(value.result.product).toMatchObject({
    priceHidden: 'REJECTED',
    warehouses: [{ price: null }],
  });
});
