import { repeatUsual } from '@matiz/contracts/cart/usual-basket.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct, setStock } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import {
  askAs,
  buildPaymentMethods,
  buildShopper,
  fillCart,
  type Shopper,
} from '#testing/orders.ts';
import { buildCustomer } from '#testing/people.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp();
beforeAll(() => buildPaymentMethods(test.sql));

type Product = Parameters<typeof fillCart>[1];

async function buildSeller() {
  const seller = await buildShopper(test, { role: 'Seller' });
  const ask = askAs(test, seller);
  const { customerId } = seller;
  return {
    ...seller,
    repeat: (mutationId?: string) => ask(repeatUsual, { customerId, mutationId }),
  };
}

async function order(shopper: Pick<Shopper, 'calls'>, goods: [Product, number][]) {
  let cartId = '';
  for (const [product, units] of goods) cartId = await fillCart(shopper, product, units);
  await shopper.calls.order({ cartId });
}

describe('POST /cart/repeat-usual', () => {
  it('fills the seller’s draft with what the customer orders as a rule', async () => {
    const seller = await buildSeller();
    const [dye, once] = [
      await buildProduct(test.sql, { stock: 50 }),
      await buildProduct(test.sql, { stock: 50 }),
    ];
    await order(seller, [[dye, 4]]);
    await order(seller, [
      [dye, 4],
      [once, 1],
    ]);
    const { value } = await seller.repeat();
    expect(value).toMatchObject({ from: 'usual', cart: { units: 4 } });
    const { cart } = (await seller.calls.cart()).value;
    expect(cart?.products.map(({ code, quantity }) => [code, quantity])).toEqual([[dye.code, 4]]);
  });

  it('adds only what is not there yet, and says so when nothing lacks', async () => {
    const seller = await buildSeller();
    const dye = await buildProduct(test.sql, { stock: 50 });
    await order(seller, [[dye, 4]]);
    await fillCart(seller, dye, 1);
    expect((await seller.repeat()).value).toMatchObject({ from: 'last', cart: { units: 4 } });
    expect((await seller.repeat()).value).toMatchObject({ results: [], cart: { units: 4 } });
  });

  it('says what could not be taken, line by line', async () => {
    const seller = await buildSeller();
    const [dye, scarce] = [
      await buildProduct(test.sql, { stock: 50 }),
      await buildProduct(test.sql, { stock: 50 }),
    ];
    await order(seller, [
      [dye, 2],
      [scarce, 5],
    ]);
    await setStock(test.sql, scarce.versions[0], 3);
    const { results } = (await seller.repeat()).value;
    expect(results.map(({ state, quantityNow }) => [state, quantityNow])).toEqual([
      ['AVAILABLE', 2],
      ['PARTIAL', 3],
    ]);
    expect(results[1]?.reason?.message).toMatch(/^Agregamos 3 de 5/);
  });

  it('fails line by line where nothing can be had, and opens no cart', async () => {
    const seller = await buildSeller();
    const dye = await buildProduct(test.sql, { stock: 5 });
    await order(seller, [[dye, 5]]);
    const { refusal } = await seller.repeat();
    expect(refusal).toMatchObject({ code: 'NOTHING_TO_REORDER', lines: [{ code: dye.code }] });
    expect((await seller.calls.cart()).value.cart).toBeNull();
  });

  it('is repeat-safe, and of whom the session works for', async () => {
    const seller = await buildSeller();
    expect((await seller.repeat()).refusal?.code).toBe('NOTHING_USUAL');
    await order(seller, [[await buildProduct(test.sql, { stock: 50 }), 2]]);
    const id = nextId();
    const replies = await Promise.all([seller.repeat(id), seller.repeat(id), seller.repeat(id)]);
    for (const { value } of replies) expect(value).toEqual(replies[0]?.value);
    expect((await seller.calls.cart()).value.cart?.units).toBe(2);
    const other = await buildCustomer(test.sql, { sellerId: seller.userId });
    const asked = await askAs(test, seller)(repeatUsual, { customerId: other.id });
    expect(asked.refusal?.code).toBe('CUSTOMER_MISMATCH');
  });
});
