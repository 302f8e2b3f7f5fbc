import { beforeEach, describe, expect, test } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, callAs, type Shopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { buildPriceList } from '#testing/prices.ts';
import { joinTestApp } from '#testing/test-app.ts';
import { useShop } from '#testing/use-test-app.ts';

let sent: string[] = [];
const shop = useShop({ onQuery: (text) => void sent.push(text) });
let ana: Shopper;
let dye: BuiltProduct;
beforeEach(async () => {
  ana = await buildShopper(shop);
  dye = await buildProduct(shop.sql, { price: 10_000, stock: 10 });
});

/** Adds one of it and answers what the cart comes to, and by how many statements; who asks aside. */
async function add({ calls }: Pick<Shopper, 'calls'>, { id, code } = dye, more = {}) {
  sent = [];
  const told = await calls.add({ productId: String(id), code, quantity: 1, ...more });
  const statements = sent.filter((text) => !/FROM session\s+JOIN app_user/.test(text)).length;
  return { statements, told };
}

describe('POST /cart/additem', () => {
  test('reads and writes in one statement where nothing else changed', async () => {
    expect((await add(ana)).statements).toBe(2);
    const { statements, told } = await add(ana);
    expect({ statements, ...told.value.cart }).toMatchObject({ statements: 1, amount: 20_000 });
    expect((await ana.calls.cart()).value).toMatchObject({
      cart: { amount: 20_000, products: [{ quantity: 2, total: 20_000 }] },
      productsNews: [],
    });
  });

  test('knows a product that another buyer put into a cart', async () => {
    const shampoo = await buildProduct(shop.sql, { price: 3_000 });
    await add(await buildShopper(shop));
    await add(ana, shampoo);
    const { statements, told } = await add(ana);
    expect({ statements, ...told.value.cart }).toMatchObject({ statements: 1, amount: 13_000 });
  });

  // What is remembered is never what is answered.
  test.each([
    ['its price', () => shop.sql`UPDATE base_price SET price = 11000 WHERE product_id = ${dye.id}`],
    [
      'a price for her alone',
      () =>
        buildPriceList(shop.sql, {
          customerId: ana.customerId,
          items: [{ productId: dye.id, price: 11_000 }],
        }),
    ],
  ])('sees %s that changed meanwhile', async (_what, change) => {
    await add(ana);
    await change();
    const { statements, told } = await add(ana);
    expect({ statements, ...told.value.cart }).toMatchObject({ statements: 2, amount: 22_000 });
  });

  test('gives no buyer the price of another', async () => {
    const other = await buildShopper(shop);
    const items = [{ productId: dye.id, price: 7_000 }];
    await buildPriceList(shop.sql, { customerId: other.customerId, items });
    const shampoo = await buildProduct(shop.sql, { price: 3_000 });
    await add(ana, shampoo);
    await add(other);
    expect((await add(ana)).told.value.cart.amount).toBe(13_000);
    expect((await ana.calls.cart()).value.productsNews).toEqual([]);
  });

  test('sees that the last units went, and what another device and process did', async () => {
    await add(ana);
    await shop.sql`UPDATE stock SET available = 1 WHERE version_id = ${dye.versions[0].id}`;
    expect((await add(ana)).told.refusal?.code).toBe('STOCK_EXCEEDED');
    await shop.sql`UPDATE stock SET available = 9 WHERE version_id = ${dye.versions[0].id}`;
    const beside = await joinTestApp(shop, { ports: { clock: createClock() } });
    expect((await add({ calls: callAs(beside, ana) })).told.value.cart.units).toBe(2);
    expect((await add(ana)).told.value.cart.units).toBe(3);
    await beside.close();
  });

  test('answers a repetition as the first time', async () => {
    await add(ana);
    const body = { mutationId: nextId() };
    const first = await add(ana, dye, body);
    expect(first.statements).toBe(1);
    expect((await add(ana, dye, body)).told.value).toEqual(first.told.value);
    expect((await ana.calls.cart()).value.cart?.units).toBe(2);
  });

  test('opens a cart where the remembered one was ordered or cleared', async () => {
    await add(ana);
    await ana.calls.clean();
    expect((await add(ana)).told.value.cart.units).toBe(1);
  });
});
