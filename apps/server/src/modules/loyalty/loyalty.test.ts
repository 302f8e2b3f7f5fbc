import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '../../testing/people.ts';
import { type SignedIn, signIn } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClock, day } from '../../testing/world.ts';

const clock = createClock();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ world: { clock } });
});
afterAll(() => test.close());

async function status({ headers }: SignedIn, query = '') {
  const reply = await test.app.inject({
    url: `/api/v3/loyalty_status/customer${query}`,
    headers,
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function count(who: SignedIn, amount: number, daysAgo = 0) {
  const at = new Date(clock().getTime() - daysAgo * day);
  await test.sql`insert into loyalty_entry (customer_id, kind, amount, counts_at)
    values (${who.customerId}, 'adjustment', ${amount}, ${at})`;
}

describe('GET /v3/loyalty_status/customer', () => {
  it('is Bronce without any order, and says what the next tier takes', async () => {
    const buyer = await signIn(test, 'Admin customer');
    expect(await status(buyer)).toEqual({
      status: 200,
      currentLoyaltyStatus: { name: 'Bronce', color: '#9c6b3f', amountToNextStatus: 2_000_000 },
      nextLoyaltyStatus: { name: 'Plata' },
    });
  });

  it('counts what was delivered less what came back, within 12 months', async () => {
    const buyer = await signIn(test, 'Admin customer');
    await count(buyer, 7_000_000, 364);
    await count(buyer, -500_000, 1);
    await count(buyer, 9_000_000, 366);
    expect(await status(buyer)).toMatchObject({
      currentLoyaltyStatus: { name: 'Oro', amountToNextStatus: 8_500_000 },
      nextLoyaltyStatus: { name: 'Diamante' },
    });
  });

  it('hides the hint at Diamante (§9)', async () => {
    const buyer = await signIn(test, 'Admin customer');
    await count(buyer, 15_000_000);
    expect(await status(buyer)).toMatchObject({
      currentLoyaltyStatus: { name: 'Diamante', amountToNextStatus: null },
      nextLoyaltyStatus: null,
    });
  });

  it('is that of the working customer for a seller', async () => {
    const seller = await signIn(test, 'Seller');
    await count(seller, 2_000_000);
    const reply = await status(seller, `?customer_id=${seller.customerId}&zone=1`);
    expect(reply).toMatchObject({ currentLoyaltyStatus: { name: 'Plata' } });
  });

  it("finds nobody by another's id, as by one that does not exist", async () => {
    const buyer = await signIn(test, 'Admin customer');
    const theirs = await buildCustomer(test.sql);
    for (const id of [theirs.id, randomUUID()]) {
      expect(await status(buyer, `?customer_id=${id}`)).toMatchObject({
        status: 404,
        code: 'CUSTOMER_NOT_FOUND',
      });
    }
  });

  it.each(['?customer_id=1', '?customer=1', '?zone=a&zone=b'])('refuses %j', async (query) => {
    expect((await status(await signIn(test, 'Admin customer'), query)).status).toBe(400);
  });
});
