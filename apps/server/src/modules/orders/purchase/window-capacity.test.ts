import { changeWindow } from '@matiz/contracts/staff/delivery/windows.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';
import { buildWindow } from '#testing/windows.ts';

const test = useShop();
const ask = useStaff(test);
// A Saturday; the clock of the shop stands on the Friday before.
const day = '2026-11-21';
let morning: number;
let goods: Awaited<ReturnType<typeof buildProduct>>;
beforeEach(async () => {
  await test.sql`DELETE FROM delivery_window`;
  goods = await buildProduct(test.sql, { price: 100_000, stock: 100 });
  morning = await buildWindow(test.sql, { weekdays: [6] });
});
afterEach(async () => {
  expect(await findViolations(test.sql)).toEqual([]);
});

/** With a cart that can be ordered. */
async function buyer(): Promise<Shopper & { cartId: string }> {
  const shopper = await buildShopper(test);
  return { ...shopper, cartId: await fillCart(shopper, goods) };
}

const order = ({ calls, cartId }: Awaited<ReturnType<typeof buyer>>) =>
  calls.order({ cartId, confirmedArrival: { day, windowId: String(morning) } });

const setCapacity = (version: number, capacity: number | null) =>
  ask(changeWindow, { id: String(morning), version, set: { capacity } });

async function taken(): Promise<number> {
  const [row] = await test.sql<{ taken: number }[]>`
    SELECT taken FROM delivery_window_day WHERE window_id = ${morning} AND day = ${day}`;
  return row?.taken ?? 0;
}

describe('PUT /staff/windows with a capacity', () => {
  it('counts what stands in a window that had none, and frees what is cancelled once', async () => {
    const [ana, berta] = [await buyer(), await buyer()];
    const [first] = [(await order(ana)).value.order, (await order(berta)).value.order];
    expect((await setCapacity(1, 2)).status).toBe(200);
    const [carla, eva] = [await buyer(), await buyer()];
    expect((await order(carla)).refusal?.code).toBe('WINDOW_GONE');
    for (let time = 0; time < 2; time += 1) await ana.calls.cancel({ orderCode: first.code });
    expect(await taken()).toBe(1);
    expect((await order(carla)).status).toBe(200);
    expect((await order(eva)).refusal?.code).toBe('WINDOW_GONE');
  });

  it('counts again after a time without one', async () => {
    await setCapacity(1, 5);
    await order(await buyer());
    await setCapacity(2, null);
    const ana = await buyer();
    const placed = (await order(ana)).value.order;
    await order(await buyer());
    await ana.calls.cancel({ orderCode: placed.code });
    await setCapacity(3, 5);
    expect(await taken()).toBe(2);
  });

  it('misses no order that is placed, and none that is cancelled, at the same moment', async () => {
    const early = await Promise.all(Array.from({ length: 6 }, buyer));
    const codes = await Promise.all(early.map(async (one) => (await order(one)).value.order.code));
    const late = await Promise.all(Array.from({ length: 6 }, buyer));
    await Promise.all([
      ...late.map(order),
      ...early.map(({ calls }, index) => calls.cancel({ orderCode: codes[index] ?? '' })),
      setCapacity(1, 50),
    ]);
    expect(await taken()).toBe(6);
  });
});
