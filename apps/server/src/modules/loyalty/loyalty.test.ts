import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { orderOf } from '#testing/order-fixture.ts';
import { buildPaymentMethods, buildShopper } from '#testing/orders.ts';
import { buildCustomer } from '#testing/people.ts';
import { createClock, day } from '#testing/ports.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { createWork } from '../../work.ts';

const clock = createClock();
const test = useTestApp({ clock });

async function status({ headers }: SignedIn, query = '') {
  const reply = await test.app.inject({
    url: `/api/v3/loyalty_status/customer${query}`,
    headers,
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function count(who: SignedIn, amount: number, daysAgo = 0) {
  const at = new Date(clock().getTime() - daysAgo * day);
  await test.sql`INSERT INTO loyalty_entry (customer_id, kind, amount, counts_at)
    VALUES (${who.customerId}, 'adjustment', ${amount}, ${at})`;
}

/** As the orders publish it. */
async function handle(event: { kind: string; [more: string]: unknown }): Promise<void> {
  const { subscribers } = createWork(test.deps);
  for (const one of subscribers.filter(({ kind }) => kind === event.kind))
    await one.handle(event, 'x');
}

describe('D-13 the ledger of what counts', () => {
  const at = '2026-11-19T15:00:00.000Z';
  const tierOf = async ({ customerId }: SignedIn) => {
    const [row] = await test.sql`SELECT loyalty_tier FROM customer WHERE id = ${customerId}`;
    return row?.loyalty_tier;
  };
  async function buildDelivered(amount: number) {
    const buyer = await buildShopper(test);
    const placed = await orderOf(buyer, [[await buildProduct(test.sql), 1]]);
    const order = { orderId: placed._id, customerId: buyer.customerId };
    const event = { ...order, delivery: 1, amount, at };
    return { buyer, event };
  }
  beforeAll(() => buildPaymentMethods(test.sql));

  it('counts a delivery once, however often it is told, and raises the tier at once', async () => {
    const { buyer, event } = await buildDelivered(2_500_000);
    for (let times = 0; times < 3; times += 1) {
      await handle({ kind: 'delivery.delivered', ...event });
    }
    expect(await status(buyer)).toMatchObject({
      currentLoyaltyStatus: { name: 'Plata', amountToNextStatus: 3_500_000 },
    });
    expect(await tierOf(buyer)).toBe('Plata');
    await handle({ kind: 'delivery.delivered', ...event, delivery: 2, amount: 3_500_000 });
    expect(await tierOf(buyer)).toBe('Oro');
  });

  it('takes back what came back, in whatever order it is told', async () => {
    const { buyer, event } = await buildDelivered(2_500_000);
    await handle({ kind: 'delivery.returned', ...event, wasDelivered: true });
    await handle({ kind: 'delivery.delivered', ...event });
    await handle({ kind: 'delivery.returned', ...event, wasDelivered: true });
    expect(await status(buyer)).toMatchObject({
      currentLoyaltyStatus: { name: 'Bronce', amountToNextStatus: 2_000_000 },
    });
  });

  it('takes nothing back for what was refused at the door', async () => {
    const { buyer, event } = await buildDelivered(2_500_000);
    await handle({ kind: 'delivery.returned', ...event, wasDelivered: false });
    const entries = await test.sql`SELECT FROM loyalty_entry
      WHERE customer_id = ${buyer.customerId}`;
    expect(entries.count).toBe(0);
  });

  it('lowers a tier once what earned it is a year old', async () => {
    const { buyer, event } = await buildDelivered(6_000_000);
    await handle({ kind: 'delivery.delivered', ...event, at: '2025-11-01T15:00:00.000Z' });
    await test.sql`UPDATE customer SET loyalty_tier = 'Oro' WHERE id = ${buyer.customerId}`;
    await test.deps.loyalty.recountAll();
    expect(await tierOf(buyer)).toBe('Bronce');
  });
});

describe('GET /v3/loyalty_status/customer', () => {
  it('is Bronce without any order, and says what the next tier takes', async () => {
    const buyer = await signIn(test, 'Admin customer');
    expect(await status(buyer)).toEqual({
      status: 200,
      currentLoyaltyStatus: { name: 'Bronce', color: '#9c6b3f', amountToNextStatus: 2_000_000 },
      nextLoyaltyStatus: { name: 'Plata' },
      counted: 0,
      lastsUntil: null,
      tiers: [
        { name: 'Bronce', threshold: 0 },
        { name: 'Plata', threshold: 2_000_000 },
        { name: 'Oro', threshold: 6_000_000 },
        { name: 'Diamante', threshold: 15_000_000 },
      ],
    });
  });

  it('says what counted and when the tier is lost if nothing more is bought', async () => {
    const buyer = await signIn(test, 'Admin customer');
    await count(buyer, 1_500_000, 300);
    await count(buyer, 1_000_000, 100);
    const lost = new Date(clock().getTime() + 65 * day).toISOString();
    expect(await status(buyer)).toMatchObject({ counted: 2_500_000, lastsUntil: lost });
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
    for (const id of [theirs.id, nextId()]) {
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
