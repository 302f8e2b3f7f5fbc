import { listUsualTones } from '@matiz/contracts/catalogue/usual-tones.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { signIn } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

const tested = useShop();
let dye: BuiltProduct;
beforeAll(async () => {
  dye = await buildProduct(tested.sql, { tones: ['7.43', '6.0', '9.1'] });
});

/** One order of so many units of each tone. */
async function order({ calls, customerId }: Shopper, units: Readonly<Record<string, number>>) {
  const versions = Object.entries(units).map(([tone, quantity]) => ({
    code: `${dye.code}-${tone}`,
    quantity,
  }));
  const added = await calls.add({ productId: String(dye.id), code: dye.code, versions });
  return (await calls.order({ cartId: added.value.cart._id, customerId })).value.order;
}

async function ask(who: Pick<Shopper, 'headers'>, productId = String(dye.id)) {
  const url = `/api${listUsualTones.path}?${new URLSearchParams({ productId })}`;
  const reply = await tested.app.inject({ url, headers: who.headers });
  return { status: reply.statusCode, ...reply.json() };
}
const usual = (tone: string, quantity: number, orders: number) => ({
  versionCode: `${dye.code}-${tone}`,
  quantity,
  orders,
});

describe('GET /product/usual-tones', () => {
  test('what was ordered more than once, as many as usual, and nothing of another customer', async () => {
    const [shopper, stranger] = [await buildShopper(tested), await buildShopper(tested)];
    await order(shopper, { '7.43': 3, '6.0': 1 });
    await order(shopper, { '7.43': 5, '9.1': 2 });
    await order(shopper, { '7.43': 3, '9.1': 2 });
    expect(await ask(shopper)).toMatchObject({
      status: 200,
      result: [usual('7.43', 3, 3), usual('9.1', 2, 2)],
    });
    expect(await ask(stranger)).toMatchObject({ status: 200, result: [] });
  });

  test('not what was cancelled, nor a tone that is sold no more', async () => {
    const shopper = await buildShopper(tested);
    const first = await order(shopper, { '7.43': 3, '6.0': 1 });
    await order(shopper, { '6.0': 4 });
    await tested.sql`UPDATE customer_order SET state = 'cancelled' WHERE code = ${first.code}`;
    expect((await ask(shopper)).result).toEqual([usual('6.0', 4, 1)]);
    const { id } = dye.versions[1] ?? { id: 0 };
    await tested.sql`UPDATE product_version SET withdrawn_at = now() WHERE id = ${id}`;
    expect((await ask(shopper)).result).toEqual([]);
  });

  test.each(['2147483647', '999999999999999'])('of product %s none', async (productId) => {
    expect(await ask(await buildShopper(tested), productId)).toMatchObject({ result: [] });
  });

  test('a visitor has no orders to go by', async () => {
    expect(await ask(await signIn(tested, 'Guest'))).toMatchObject({ status: 401 });
  });
});
