import { beforeEach, describe, expect, test } from 'vitest';
import { buildProduct, setStock } from '#testing/catalogue.ts';
import { buildCoupon } from '#testing/coupons.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { buildAddress } from '#testing/people.ts';
import { useShop } from '#testing/use-test-app.ts';

let sent: string[] = [];
const shop = useShop({ onQuery: (text) => void (text.includes('pgboss.') || sent.push(text)) });
let ana: Shopper;
beforeEach(async () => {
  ana = await buildShopper(shop);
  await fillCart(ana, await buildProduct(shop.sql, { price: 50_000 }), 2);
});

type Choice = Parameters<Shopper['calls']['choose']>[0];

/** The statements of one choice, without those that only mark a transaction; who asks is looked up among them. */
async function statementsOf(choice: Choice): Promise<string[]> {
  sent = [];
  await ana.calls.choose(choice);
  return sent.filter((text) => text !== 'begin' && text !== 'commit');
}
const writes = (statements: readonly string[]) =>
  statements.filter((text) => /UPDATE cart/.test(text));

describe('PUT /order/purchase', () => {
  test('takes address and method by three statements where the session stands there', async () => {
    await ana.calls.choose({ addressId: ana.addressId });
    await shop.sql`UPDATE cart SET address_id = NULL WHERE customer_id = ${ana.customerId}`;
    const choice = { addressId: ana.addressId, paymentMethod: 'contra-entrega' };
    const statements = await statementsOf(choice);
    expect(statements).toHaveLength(3);
    expect(writes(statements)).toHaveLength(1);
    const [cart] = await shop.sql`
      SELECT address_id, payment_method FROM cart WHERE customer_id = ${ana.customerId}`;
    expect(cart).toEqual({ address_id: ana.addressId, payment_method: 'contra-entrega' });
  });

  test('writes nothing that is the same', async () => {
    const choice = { addressId: ana.addressId, paymentMethod: 'contra-entrega', window: null };
    await ana.calls.choose(choice);
    const statements = await statementsOf(choice);
    expect(statements).toHaveLength(2);
    expect(writes(statements)).toEqual([]);
  });

  test('moves session and cart within a warehouse by five statements, and says who did it', async () => {
    const { sql } = shop;
    const other = await buildAddress(sql, ana.customerId, { title: 'Bodega' });
    const statements = await statementsOf({ addressId: other, paymentMethod: 'contra-entrega' });
    expect(statements).toHaveLength(5);
    const [moved] = await sql`
      SELECT session.address_id AS session, cart.address_id AS cart, payment_method AS method
      FROM session, cart WHERE user_id = ${ana.userId} AND customer_id = ${ana.customerId}`;
    expect(moved).toEqual({ session: other, cart: other, method: 'contra-entrega' });
    const [entry] = await sql`
      SELECT subject = 'session:' || session_id AS "isOfSession", detail
      FROM audit_entry WHERE action = 'place.change' AND actor_id = ${ana.userId}`;
    expect(entry).toEqual({ isOfSession: true, detail: { addressId: other, cityCode: '11001' } });
  });

  test('moves them to another warehouse by six statements', async () => {
    const far = await buildAddress(shop.sql, ana.customerId, { cityCode: '05001' });
    const statements = await statementsOf({ addressId: far, window: null });
    expect(statements).toHaveLength(6);
    const [moved] = await shop.sql`
      SELECT session.address_id AS session, cart.address_id AS cart, warehouse_id AS warehouse
      FROM session, cart WHERE user_id = ${ana.userId} AND customer_id = ${ana.customerId}`;
    expect(moved).toEqual({ session: far, cart: far, warehouse: 2 });
  });

  test('puts the cart together with the one that waits in the other warehouse', async () => {
    const far = await buildAddress(shop.sql, ana.customerId, { cityCode: '05001' });
    await ana.calls.choose({ addressId: far });
    await shop.sql`UPDATE session SET address_id = NULL WHERE user_id = ${ana.userId}`;
    await fillCart(ana, await buildProduct(shop.sql), 3);
    const { value } = await ana.calls.choose({ addressId: far });
    expect(value).toEqual((await ana.calls.purchase()).value);
    expect(value).toMatchObject({ address: { _id: far } });
    const carts = await shop.sql`SELECT warehouse_id AS warehouse,
      (SELECT sum(quantity)::int FROM cart_line WHERE cart_id = cart.id) AS units
      FROM cart WHERE customer_id = ${ana.customerId} AND state = 'open'`;
    expect(carts).toEqual([{ warehouse: 2, units: 5 }]);
  });

  test('loses nothing that is added while the cart moves', async () => {
    const far = await buildAddress(shop.sql, ana.customerId, { cityCode: '05001' });
    const products = await Promise.all([1, 2, 3, 4].map(() => buildProduct(shop.sql)));
    for (const addressId of [far, ana.addressId, far]) {
      await Promise.all([
        ana.calls.choose({ addressId }),
        ana.calls.choose({ addressId }),
        ...products.map((product) => fillCart(ana, product, 1)),
      ]);
    }
    const [kept] = await shop.sql`
      SELECT sum(quantity)::int AS units FROM cart_line JOIN cart ON cart.id = cart_id
      WHERE customer_id = ${ana.customerId} AND state = 'open'`;
    expect(kept).toEqual({ units: 2 + 12 });
  });

  test('takes a coupon by six statements, two of which count the tries', async () => {
    const { code } = await buildCoupon(shop.sql);
    expect(await statementsOf({ couponCode: code })).toHaveLength(6);
    expect((await ana.calls.purchase()).value.coupon?.code).toBe(code);
  });

  test.each(['11001', '05001'])(
    'moves nothing to %s where the rest is refused',
    async (cityCode) => {
      const other = await buildAddress(shop.sql, ana.customerId, { cityCode });
      for (const choice of [{ paymentMethod: 'pse' }, { couponCode: 'NOEXISTE' }]) {
        const { refusal } = await ana.calls.choose({ addressId: other, ...choice });
        expect(refusal).not.toBeNull();
      }
      const [session] =
        await shop.sql`SELECT address_id FROM session WHERE user_id = ${ana.userId}`;
      expect(session).toEqual({ address_id: null });
    },
  );

  test('answers what GET /order/purchase answers then', async () => {
    const other = await buildAddress(shop.sql, ana.customerId, { title: 'Bodega' });
    const far = await buildAddress(shop.sql, ana.customerId, { cityCode: '05001' });
    // Anscarce price there, and not as many units.
    const scarce = await buildProduct(shop.sql, { price: 20_000 });
    await fillCart(ana, scarce, 3);
    await setStock(shop.sql, scarce.versions[0], 1, 2);
    await shop.sql`UPDATE base_price SET price = 30_000
      WHERE product_id = ${scarce.id} AND warehouse_id = 2`;
    const choices: Choice[] = [
      { paymentMethod: 'contra-entrega' },
      { addressId: other, paymentMethod: 'contra-entrega' },
      { addressId: far },
      { addressId: other, couponCode: null, window: null },
    ];
    for (const choice of choices) {
      const { value } = await ana.calls.choose(choice);
      expect(value).toEqual((await ana.calls.purchase()).value);
    }
  });

  test.each([
    ['taken away', 'removed_at = now()', 'UNKNOWN_ADDRESS'],
    ['no longer served', "city_code = '97001'", 'NO_COVERAGE'],
  ])(
    'an address that was %s since is refused, though the session stands there',
    async (_title, change, code) => {
      const other = await buildAddress(shop.sql, ana.customerId, { title: 'Bodega' });
      await ana.calls.choose({ addressId: other });
      await shop.sql.unsafe(`UPDATE address SET ${change} WHERE id = '${other}'`);
      expect((await ana.calls.choose({ addressId: other })).refusal?.code).toBe(code);
    },
  );
});
