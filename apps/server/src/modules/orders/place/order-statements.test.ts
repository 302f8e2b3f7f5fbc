import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { useShop } from '#testing/use-test-app.ts';

let sent: string[] = [];
const shop = useShop({ onQuery: (text) => void sent.push(text) });
let ana: Shopper;
let goods: BuiltProduct[] = [];
beforeEach(async () => {
  ana = await buildShopper(shop);
  goods = await Promise.all(
    Array.from({ length: 5 }, () => buildProduct(shop.sql, { price: 50_000 })),
  );
});

/** How many statements a call sends; who asks is looked up once a second, not counted here. */
async function countOf(work: () => Promise<unknown>): Promise<number> {
  sent = [];
  await work();
  return sent.filter((text) => !/FROM session\s+JOIN app_user/.test(text)).length;
}

/** The whole order of five lines: eight calls, by what each of them sends. */
async function orderAll({ addressId, calls }: Shopper): Promise<Record<string, number[]>> {
  const adds: number[] = [];
  for (const { id, code } of goods) {
    adds.push(await countOf(() => calls.add({ productId: String(id), code, quantity: 1 })));
  }
  const view = await countOf(() => calls.purchase());
  const choice = { addressId, paymentMethod: 'contra-entrega' };
  const choose = await countOf(() => calls.choose(choice));
  const { cartId, totals } = (await calls.purchase()).value;
  const create = await countOf(() =>
    calls.order({ cartId, confirmedTotal: totals.total }, randomUUID()),
  );
  return { adds, view: [view], choose: [choose], create: [create] };
}

test('an order of five lines takes so many statements and no more, call by call', async () => {
  // The queue of what happened is looked up once.
  await orderAll(await buildShopper(shop));
  const first = { adds: [2, 2, 2, 2, 2], view: [1], choose: [6], create: [8] };
  expect(await orderAll(ana)).toEqual(first);
  // Whose session stands there already.
  expect(await orderAll(ana)).toEqual({ ...first, choose: [2] });
});
