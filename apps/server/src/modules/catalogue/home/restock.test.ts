import { readFileSync } from 'node:fs';
import { showRestock } from '@matiz/contracts/catalogue/restock.ts';
import { expect, test } from 'vitest';
import { buildProduct, setStock } from '#testing/catalogue.ts';
import { buildManyOrders } from '#testing/many-orders.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { buildCustomer } from '#testing/people.ts';
import { planReadsWhole } from '#testing/plans.ts';
import { actFor, signIn } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

const tested = useShop();

async function ask({ headers }: Pick<Shopper, 'headers'>) {
  const reply = await tested.app.inject({ url: `/api${showRestock.path}`, headers });
  return { status: reply.statusCode, ...reply.json() };
}

async function order(shopper: Shopper, product: { id: number; code: string }, units: number) {
  const cartId = await fillCart(shopper, product, units);
  return (await shopper.calls.order({ cartId })).value.order;
}

test('GET /product/restock: the last order, what is usual, what is on its way, with its day', async () => {
  const shopper = await buildShopper(tested);
  const [dye, oxidant] = [
    await buildProduct(tested.sql, { tones: ['7.43'] }),
    await buildProduct(tested.sql),
  ];
  const tone = { code: dye.versions[0].code, quantity: 3 };
  const added = await shopper.calls.add({
    productId: String(dye.id),
    code: dye.code,
    versions: [tone],
  });
  await shopper.calls.order({ cartId: added.value.cart._id });
  await shopper.calls.add({ productId: String(dye.id), code: dye.code, versions: [tone] });
  const placed = await order(shopper, oxidant, 2);
  const { status, result } = await ask(shopper);
  expect(status).toBe(200);
  expect(result.lastOrder).toMatchObject({ code: placed.code, units: 5 });
  expect(result.usual).toMatchObject([
    { versionCode: tone.code, toneNumber: '7.43', quantity: 3, productId: String(dye.id) },
  ]);
  const units = result.onTheWay.map((one: { units: number }) => one.units);
  expect(units.toSorted()).toEqual([3, 5]);
  expect(result.onTheWay[0]).toMatchObject({ deliveryId: '1', state: 'pending' });
  expect(result.moved).toEqual([]);
});

test('GET /product/restock: what came after it was last ordered, and what costs something else', async () => {
  const shopper = await buildShopper(tested);
  const [gone, dearer, same] = [
    await buildProduct(tested.sql, { stock: 4 }),
    await buildProduct(tested.sql, { price: 5000 }),
    await buildProduct(tested.sql),
  ];
  for (const [product, units] of [
    [gone, 4],
    [dearer, 1],
    [same, 1],
  ] as const) {
    await order(shopper, product, units);
  }
  await tested.sql`UPDATE stock_movement SET at = '2026-11-01'`;
  expect(await ask(shopper)).toMatchObject({ result: { back: [], moved: [] } });
  await setStock(tested.sql, gone.versions[0], 30);
  await setStock(tested.sql, same.versions[0], 30);
  await tested.sql`UPDATE base_price SET price = 5500 WHERE product_id = ${dearer.id}`;
  const { result } = await ask(shopper);
  expect(result.back).toMatchObject([{ code: gone.code, versionCode: null, quantity: 4 }]);
  expect(result.moved).toMatchObject([{ code: dearer.code, priceThen: 5000, price: 5500 }]);
});

test('GET /product/restock: what was cancelled, waits for its payment or is sold no more does not count', async () => {
  const shopper = await buildShopper(tested);
  const [cancelled, unpaid, withdrawn] = [
    await buildProduct(tested.sql),
    await buildProduct(tested.sql),
    await buildProduct(tested.sql),
  ];
  const last = await order(shopper, withdrawn, 1);
  const [open, no] = [await order(shopper, unpaid, 1), await order(shopper, cancelled, 1)];
  await tested.sql`UPDATE customer_order SET state = 'cancelled' WHERE code = ${no.code}`;
  await tested.sql`UPDATE customer_order SET state = 'created', pay_until = now() WHERE code = ${open.code}`;
  await tested.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${withdrawn.id}`;
  const { result } = await ask(shopper);
  expect(result.lastOrder.code).toBe(last.code);
  expect(result.onTheWay).toMatchObject([{ orderCode: last.code }]);
  expect(result.usual).toEqual([]);
});

test('GET /product/restock is of the one who asks: nothing crosses from one customer to another', async () => {
  const [ana, eva] = [await buildShopper(tested), await buildShopper(tested)];
  const placed = await order(ana, await buildProduct(tested.sql), 2);
  const nothing = { lastOrder: null, usual: [], onTheWay: [], back: [], moved: [] };
  for (const who of [ana, eva, ana]) {
    const { result } = await ask(who);
    if (who === eva) expect(result).toEqual(nothing);
    else expect(result.lastOrder.code).toBe(placed.code);
  }
  const seller = await signIn(tested, 'Seller');
  const other = await buildCustomer(tested.sql, { sellerId: seller.userId });
  await actFor(tested, seller, other.id);
  expect((await ask(seller)).result).toEqual(nothing);
});

test('GET /product/restock reads no table of orders or movements from end to end', async () => {
  await tested.sql`INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled)
    VALUES ('tarjeta', 'Tarjeta', '', 'tarjeta', 'online', 9, true) ON CONFLICT DO NOTHING`;
  await buildManyOrders(tested.sql, 3_000);
  const text = readFileSync(new URL('../../../db/statements/restock.sql', import.meta.url), 'utf8');
  const grows = ['customer_order', 'order_line', 'order_delivery', 'stock_movement'];
  const read = await planReadsWhole(tested.sql, text);
  expect(read.filter((table) => grows.includes(table))).toEqual([]);
});
