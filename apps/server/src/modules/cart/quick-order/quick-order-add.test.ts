import type { QuickOrderRow } from '@matiz/contracts/cart/quick-order.ts';
import { describe, expect, it } from 'vitest';
import { cartCallsAs } from '#testing/carts.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { buildDeal } from '#testing/prices.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp({ clock: createClock() });

async function newBuyer(options: Parameters<typeof buildShopper>[1] = {}) {
  const shopper = await buildShopper(test, options);
  return { ...shopper, calls: { ...shopper.calls, ...cartCallsAs(test, shopper) } };
}
const texts = (...rows: string[]) => ({ rows: rows.map((text) => ({ text })) });
const told = ({ results }: { results: QuickOrderRow[] }) =>
  results.map(({ error, quantity, product }) =>
    error ? error.message : [product?.versionCode ?? product?.code, quantity],
  );

describe('POST /cart/quick-order/add', () => {
  it('adds the good rows in one go and keeps the bad ones', async () => {
    const { calls } = await newBuyer();
    const gloves = await buildProduct(test.sql, { code: 'BUENO', price: 3000 });
    const body = { ...texts('BUENO 2', 'MALO-XYZ 1', 'BUENO;tres'), mutationId: nextId() };
    const { value } = await calls.addRows(body);
    expect(told(value)).toEqual([
      [gloves.code, 2],
      'No encontramos «MALO-XYZ».',
      'No es un número válido.',
    ]);
    expect(value).toMatchObject({ added: 1, cart: { units: 2, amount: 6000 } });
    expect((await calls.addRows(body)).value).toEqual(value);
    expect((await calls.cart()).value.cart).toMatchObject({ units: 2, amount: 6000 });
  });

  it('opens no cart for rows that are all bad', async () => {
    const { calls } = await newBuyer();
    const { value } = await calls.addRows(texts('MALO-1 1', 'MALO-2 1'));
    expect(value).toMatchObject({ added: 0, cart: null });
    expect((await calls.cart()).value.cart).toBeNull();
  });

  it('loses nothing when two devices add lists at once', async () => {
    const { calls } = await newBuyer();
    await buildProduct(test.sql, { code: 'DOSLISTAS', stock: 1000 });
    const lists = Array.from({ length: 12 }, () =>
      calls.addRows(texts('DOSLISTAS 2', 'DOSLISTAS 1')),
    );
    for (const { value } of await Promise.all(lists)) expect(value.added).toBe(2);
    expect((await calls.cart()).value.cart?.units).toBe(36);
  });
});

describe('POST /cart/quick-order/check: the next price', () => {
  it('is told once for each product, where there is room for it', async () => {
    const { calls } = await newBuyer();
    const rich = await buildProduct(test.sql, { code: 'PASO', tones: ['6.0', '7.0'], stock: 20 });
    const short = await buildProduct(test.sql, { code: 'CORTO', stock: 4 });
    await buildDeal(test.sql, {
      productIds: [rich.id, short.id],
      breaks: [{ minQuantity: 6, percent: 10 }],
    });
    const { value } = await calls.check(texts('PASO-6.0 2', 'PASO-7.0 1', 'CORTO 2'));
    expect(value.results.map(({ nextPrice }) => nextPrice?.missing ?? null)).toEqual([
      null,
      3,
      null,
    ]);
  });
});
