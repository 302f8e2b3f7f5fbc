import { beforeAll, expect, it, vi } from 'vitest';
import { buildProduct } from './testing/catalogue.ts';
import { buildStaff, orderOf } from './testing/order-fixture.ts';
import { buildShopper } from './testing/orders.ts';
import { useShop } from './testing/use-test-app.ts';
import { createWork } from './work.ts';

const test = useShop();
const warn = vi.fn();
beforeAll(async () => {
  await test.deps.jobs.start(createWork(test.deps), { warn });
});

it('tells the buyer of the order, and counts what was delivered, behind the requests', async () => {
  const ana = await buildShopper(test);
  const staff = await buildStaff(test);
  const { code } = await orderOf(ana, [[await buildProduct(test.sql, { price: 10_000 }), 2]]);
  for (const state of ['in_preparation', 'dispatched', 'delivered'] as const) {
    await staff.advance({ orderCode: code, state });
  }
  await vi.waitFor(
    async () => {
      const mails = await test.sql<{ subject: string }[]>`
        SELECT subject FROM local_message ORDER BY subject`;
      expect(mails.map(({ subject }) => subject)).toEqual([
        `Recibimos tu pedido ${code}`,
        `Tu pedido ${code} va en camino`,
      ]);
      const entries = await test.sql`SELECT kind, amount FROM loyalty_entry
        WHERE customer_id = ${ana.customerId}`;
      expect([...entries]).toEqual([{ kind: 'delivered', amount: 20_000 }]);
    },
    { timeout: 60_000 },
  );
  expect(warn).not.toHaveBeenCalled();
});

it('has one name for each task', () => {
  const names = createWork(test.deps).tasks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
