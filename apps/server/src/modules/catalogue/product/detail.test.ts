import type { ProductVersion } from '@matiz/contracts/catalogue.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildArrival, buildProduct, setStock } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildDeal, discountVersion } from '#testing/prices.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const moment = new Date('2026-11-20T15:00:00Z');
let buyer: SignedIn;
const tested = useTestApp({ clock: () => moment });
beforeAll(async () => {
  buyer = await signIn(tested, 'Admin customer');
});

async function getProduct(id: number | string, who = buyer) {
  const reply = await tested.app.inject({
    url: `/api/product/query?_id=${id}`,
    headers: who.headers,
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function putInCart(versionId: number, productId: number, quantity: number, advance: boolean) {
  const { sql } = tested;
  const [cart] = await sql<{ id: string }[]>`
    INSERT INTO cart (id, customer_id, warehouse_id, created_by)
    VALUES (${nextId()}, ${buyer.customerId}, 1, ${buyer.userId})
    ON CONFLICT (customer_id, warehouse_id, seller_id) WHERE state = 'open'
    DO UPDATE SET changed_at = now() RETURNING id`;
  await sql`INSERT INTO cart_line (id, cart_id, product_id, version_id, advance, quantity, seen_price)
    VALUES (${nextId()}, ${cart?.id ?? ''}, ${productId}, ${versionId}, ${advance}, ${quantity}, 1)`;
}

describe('GET /product/query', () => {
  test('shows each tone with its stock, its arrivals and what is in the cart already', async () => {
    const { sql } = tested;
    const product = await buildProduct(sql, { tones: ['7.43', '8.1'], isPresale: true, stock: 9 });
    const [tone, other] = product.versions;
    await buildArrival(sql, tone, { date: '2026-12-10', cap: 8, promised: 3 });
    await buildArrival(sql, tone, { date: '2026-12-01', cap: 4 });
    await buildArrival(sql, tone, { date: '2026-11-30', cap: 4, promised: 4 });
    await putInCart(tone.id, product.id, 2, false);
    await putInCart(tone.id, product.id, 3, true);
    const { result } = await getProduct(product.id);
    expect(result).toMatchObject({ has_versions: true, dispatchDate: '2026-12-01' });
    expect(result.versions).toHaveLength(2);
    expect(result.versions[0]).toMatchObject({
      code: tone.code,
      attributes: [{ name: 'Tono', value: '7.43' }],
      color: { name: '7.43 Tono 7.43', color: '#7a4b2c' },
      tone: { number: '7.43', level: 7, series: 'Naturales' },
      stock: 9,
      quantity: 2,
      quantityPresale: 3,
      quantityAvailable: 7,
      arrivals: [
        { date: '2026-12-01', remaining: 4 },
        { date: '2026-12-10', remaining: 5 },
      ],
    });
    expect(result.versions[1]).toMatchObject({ code: other?.code, quantity: 0, arrivals: [] });
  });

  test('a tone that is excluded from presale has no arrivals', async () => {
    const { sql } = tested;
    const product = await buildProduct(sql, { tones: ['7.43'], isPresale: true });
    await buildArrival(sql, product.versions[0], { date: '2026-12-10' });
    await sql`UPDATE product_version SET excluded_from_presale = true WHERE product_id = ${product.id}`;
    const { result } = await getProduct(product.id);
    expect(result.dispatchDate).toBeNull();
    expect(result.versions[0]).toMatchObject({ excluded_from_presale: true, arrivals: [] });
  });

  test('each version has its own price; the breaks and the steps say why', async () => {
    const { sql } = tested;
    const product = await buildProduct(sql, { tones: ['1.0', '2.0', '3.0'], price: 10_000 });
    const [plain, percent, value] = product.versions;
    await discountVersion(sql, percent?.id ?? 0, { percent: 20 });
    await discountVersion(sql, value?.id ?? 0, { value: 500 });
    await buildDeal(sql, {
      productIds: [product.id],
      breaks: [
        { minQuantity: 12, percent: 10 },
        { minQuantity: 6, percent: 5 },
      ],
    });
    const { result } = await getProduct(product.id);
    expect(result.versions.map((it: ProductVersion) => [it.code, it.price, it.discount])).toEqual([
      [plain.code, 10_000, null],
      [percent?.code, 8_000, { percent: 20, value: null }],
      [value?.code, 9_500, { percent: null, value: 500 }],
    ]);
    expect(result.volumePrices).toEqual([
      { minQuantity: 6, price: 9_500 },
      { minQuantity: 12, price: 9_000 },
    ]);
    // A discount of its own comes off what the break left: no ratio of the product's prices.
    expect(result.versions.map((it: ProductVersion) => it.volumePrices)).toEqual([
      null,
      [
        { minQuantity: 6, price: 7_600 },
        { minQuantity: 12, price: 7_200 },
      ],
      [
        { minQuantity: 6, price: 9_000 },
        { minQuantity: 12, price: 8_500 },
      ],
    ]);
    expect(result.priceSteps).toMatchObject([{ kind: 'base', after: 10_000 }]);
    expect(result.warehouses[0]).toMatchObject({ price: 10_000, originalPrice: 10_000 });
  });

  test('a combo names its parts and has their stock', async () => {
    const { sql } = tested;
    const tint = await buildProduct(sql, { tones: ['1.0', '2.0'], stock: 30 });
    const oxidant = await buildProduct(sql, { volumes: [20], stock: 7 });
    const combo = await buildProduct(sql, {
      stock: 0,
      parts: [
        { productId: tint.id },
        { productId: oxidant.id, versionId: oxidant.versions[0].id, quantity: 2 },
      ],
    });
    await setStock(sql, tint.versions[0], 0);
    const { result } = await getProduct(combo.id);
    expect(result.parts).toMatchObject([
      { code: tint.code, quantity: 1, versionCode: null, versionName: null },
      { quantity: 2, versionCode: oxidant.versions[0].code, versionName: '20 volúmenes' },
    ]);
    expect(result.versions).toMatchObject([{ code: combo.code, stock: 3, quantityAvailable: 3 }]);
  });

  test('a product without versions shows one, without attributes', async () => {
    const product = await buildProduct(tested.sql);
    const { result } = await getProduct(product.id);
    expect(result).toMatchObject({ has_versions: false, versionCount: 0 });
    expect(result.versions).toMatchObject([{ code: product.code, attributes: [], color: null }]);
  });

  test('what is unknown, withdrawn or not sold here is UNKNOWN_PRODUCT', async () => {
    const { sql } = tested;
    const gone = await buildProduct(sql);
    await sql`UPDATE product SET withdrawn_at = now() WHERE id = ${gone.id}`;
    const unsold = await buildProduct(sql, { price: null });
    for (const id of [gone.id, unsold.id, 999_999, '999999999999999']) {
      expect(await getProduct(id)).toMatchObject({ status: 404, code: 'UNKNOWN_PRODUCT' });
    }
    expect(await getProduct('x')).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });
});
