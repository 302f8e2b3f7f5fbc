import { beforeEach, describe, expect, test } from 'vitest';
import type { Buyer } from '#http/session/principal.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { buildAddress, buildCustomer } from '#testing/people.ts';
import { useShop } from '#testing/use-test-app.ts';

const shop = useShop();
let ana: Shopper;
let other: string;
let buyer: Buyer;
beforeEach(async () => {
  ana = await buildShopper(shop);
  await fillCart(ana, await buildProduct(shop.sql));
  other = await buildAddress(shop.sql, ana.customerId);
  buyer = (await shop.deps.identity.sessions.authenticate(ana.headers.token)) as Buyer;
});

const move = () =>
  shop.deps.delivery.location.moveAlong(
    buyer,
    { _id: other, cityid: '11001' },
    'request',
    (sql) => sql`UPDATE cart SET payment_method = 'pse' WHERE customer_id = ${ana.customerId}`,
  );

/** Where the session, and what was written of the cart. */
async function standing() {
  const [row] = await shop.sql`
    SELECT session.address_id AS address, payment_method AS method FROM session, cart
    WHERE user_id = ${ana.userId} AND customer_id = ${ana.customerId}`;
  return row;
}

describe('a session that moves with its cart', () => {
  test('takes what is written of its cart along', async () => {
    expect(await move()).toBe(true);
    expect(await standing()).toMatchObject({ address: other, method: 'pse' });
  });

  // What was read of it is a moment old: then the long way is gone, under the session's lock.
  test('does nothing where the session went elsewhere meanwhile', async () => {
    await shop.sql`UPDATE session SET address_id = ${ana.addressId} WHERE user_id = ${ana.userId}`;
    await expectNothing();
  });

  test('does nothing where its own place became another one', async () => {
    await shop.sql`UPDATE customer SET city_code = '05001' WHERE id = ${ana.customerId}`;
    await expectNothing();
  });

  test('does nothing where it acts for somebody else', async () => {
    const { id } = await buildCustomer(shop.sql);
    await shop.sql`UPDATE session SET working_customer_id = ${id} WHERE user_id = ${ana.userId}`;
    await expectNothing();
  });

  test.each(['removed_at = now()', "city_code = '05001'"])(
    'does nothing where the address is not what it was: %s',
    async (change) => {
      await shop.sql.unsafe(`UPDATE address SET ${change} WHERE id = '${other}'`);
      await expectNothing();
    },
  );

  test('does nothing where there is no cart to write', async () => {
    await shop.sql`UPDATE cart SET customer_id = ${(await buildCustomer(shop.sql)).id}
      WHERE customer_id = ${ana.customerId}`;
    expect(await move()).toBe(false);
    const [session] = await shop.sql`SELECT address_id FROM session WHERE user_id = ${ana.userId}`;
    expect(session).toEqual({ address_id: null });
  });
});

async function expectNothing(): Promise<void> {
  const before = await standing();
  expect(await move()).toBe(false);
  expect(await standing()).toEqual(before);
}
