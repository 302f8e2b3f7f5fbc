import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import type { Tx } from '#db/pool.ts';
import { buildArrival, buildProduct, setStock } from '#testing/catalogue.ts';
import { buildShopper, fillCart } from '#testing/orders.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
/** One order of a presale tone (two from stock, one in advance) and one of a combo. */
beforeAll(async () => {
  const dye = await buildProduct(test.sql, { tones: ['7.43'], stock: 2, isPresale: true });
  await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01' });
  const ana = await buildShopper(test);
  const versions = [{ code: dye.versions[0].code, quantity: 3 }];
  const added = await ana.calls.add({ productId: String(dye.id), code: dye.code, versions });
  await ana.calls.order({ cartId: added.value.cart._id });
  const parts = [{ productId: dye.id, versionId: dye.versions[0].id, quantity: 2 }];
  await setStock(test.sql, dye.versions[0], 4);
  const combo = await buildProduct(test.sql, { parts });
  await ana.calls.order({ cartId: await fillCart(ana, combo, 2) });
});

/** What is found after a change that is taken back. */
async function findAfter(change: (sql: Tx) => PromiseLike<unknown>): Promise<string[]> {
  let found: string[] = [];
  const undone = new Error('undone');
  await test.sql
    .begin(async (sql) => {
      await change(sql);
      found = (await findViolations(sql)).map(({ invariant }) => invariant);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return [...new Set(found)];
}

describe('npm run audit', () => {
  it('finds nothing where orders came the proper way', async () => {
    const [placed] = await test.sql`SELECT count(*)::int AS orders FROM customer_order`;
    expect(placed).toEqual({ orders: 2 });
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it.each([
    ['sold equals what orders took', 'UPDATE stock SET sold = sold + 1 WHERE sold > 0'],
    ['an order takes what its lines hold', 'UPDATE order_line SET arrival_id = NULL'],
    ['promised equals what orders wait for', 'UPDATE arrival SET promised = promised + 1'],
    [
      'the goods of an order are the sum of its lines',
      'UPDATE customer_order SET subtotal = subtotal + 1, total = total + 1',
    ],
    ['the tax of an order is the sum of its lines', 'UPDATE order_line SET tax = tax + 1'],
    [
      'what is paid for an order is what is paid for its lines',
      'UPDATE order_line SET payment_share = payment_share + 1',
    ],
    [
      'what is cancelled of an order is what was paid for it',
      'UPDATE customer_order SET cancelled = 1',
    ],
    [
      'shipping is paid with what is brought',
      "UPDATE order_delivery SET state = 'cancelled' WHERE dispatch_date IS NULL",
    ],
    [
      'the tax of an order is the tax of what is paid',
      'WITH lines AS (UPDATE order_line SET tax = 0) UPDATE customer_order SET tax = 0',
    ],
    ['an order has what happened to it', 'DELETE FROM order_event'],
    ['every delivery of an order has lines', 'UPDATE order_line SET delivery = 1'],
    ['an order closes its cart', "UPDATE cart SET state = 'cleared'"],
    ['a payment is for all that credit does not pay', 'UPDATE payment SET amount = amount + 1'],
    [
      'stock promises what orders hold and has not left',
      'UPDATE stock SET promised = promised - 1 WHERE promised > 0',
    ],
    ['what lies there is available and promised', 'UPDATE stock SET available = available + 1'],
    [
      'stock promises what orders hold and has not left',
      "UPDATE order_delivery SET state = 'dispatched'",
    ],
    ['on hand and sold are what came in', 'UPDATE stock SET available = available + 1'],
    [
      'nothing leaves before it came',
      "UPDATE order_delivery SET state = 'in_preparation' WHERE dispatch_date IS NOT NULL",
    ],
    ['nobody waits for what came', 'UPDATE arrival SET arrived_at = now(), received = cap'],
    [
      'what comes serves no more than came',
      'UPDATE arrival SET arrived_at = now(), received = promised - 1 WHERE promised > 0',
    ],
    [
      'a delivery waits for the day of its arrival',
      'UPDATE arrival SET arrives_on = arrives_on + 1',
    ],
    ['what is cancelled was given back', "UPDATE order_delivery SET state = 'cancelled'"],
    ['a cancelled order charges nothing', "UPDATE customer_order SET state = 'cancelled'"],
  ])('sees that not: %s', async (invariant, change) => {
    expect(await findAfter((sql) => sql.unsafe(change))).toContain(invariant);
  });

  it('sees credit that is used without an entry, and a cart ordered without an order', async () => {
    const found = await findAfter(async (sql) => {
      await sql`INSERT INTO credit_account (customer_id, credit_limit, used)
        SELECT id, 100, 1 FROM customer LIMIT 1`;
      await sql`INSERT INTO cart (id, customer_id, warehouse_id, state, created_by)
        SELECT gen_random_uuid(), customer_id, 1, 'ordered', id FROM app_user
        WHERE customer_id IS NOT NULL LIMIT 1`;
    });
    expect(found).toEqual([
      'a cart is ordered by one order',
      'used credit is the sum of its entries',
    ]);
  });
});
