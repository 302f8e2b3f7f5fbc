import { listSavedLines, removeSavedLines, saveLines } from '@matiz/contracts/cart/saved-lines.ts';
import { describe, expect, it } from 'vitest';
import { buildArrival, buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { askAs, buildShopper, fillCart } from '#testing/orders.ts';
import { buildCustomer } from '#testing/people.ts';
import { createClock } from '#testing/ports.ts';
import { actFor } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp({ clock: createClock() });

async function newBuyer(role: 'Admin customer' | 'Seller' = 'Admin customer') {
  const shopper = await buildShopper(test, { role });
  const ask = askAs(test, shopper);
  const linesOf = async () => (await shopper.calls.cart()).value.cart?.products ?? [];
  return {
    ...shopper,
    ask,
    linesOf,
    lineIds: async () => (await linesOf()).map(({ lineId }) => lineId),
    saved: async () =>
      (await ask(listSavedLines)).value.result.map(({ versionCode, quantity, priceThen }) => [
        versionCode,
        quantity,
        priceThen,
      ]),
  };
}

describe('POST /cart/saved', () => {
  it('takes lines out of the cart and keeps them with their units and price', async () => {
    const buyer = await newBuyer();
    const dye = await buildProduct(test.sql, { price: 10_000 });
    const mask = await buildProduct(test.sql, { price: 7_000 });
    await fillCart(buyer, dye, 3);
    await fillCart(buyer, mask, 2);
    const [first = ''] = await buyer.lineIds();
    const { value } = await buyer.ask(saveLines, { lineIds: [first] });
    expect(value.cart?.products.map(({ code }) => code)).toEqual([mask.code]);
    expect(await buyer.saved()).toEqual([[dye.versions[0].code, 3, 10_000]]);
  });

  it('happens once, however often it is sent', async () => {
    const buyer = await newBuyer();
    const dye = await buildProduct(test.sql);
    await fillCart(buyer, dye, 3);
    const body = { lineIds: await buyer.lineIds(), mutationId: nextId() };
    const replies = await Promise.all([buyer.ask(saveLines, body), buyer.ask(saveLines, body)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    await buyer.ask(saveLines, body);
    expect((await buyer.saved()).map(([, quantity]) => quantity)).toEqual([3]);
  });

  it('adds to what is saved of it already', async () => {
    const buyer = await newBuyer();
    const dye = await buildProduct(test.sql);
    for (const units of [3, 4]) {
      await fillCart(buyer, dye, units);
      await buyer.ask(saveLines, { lineIds: await buyer.lineIds() });
    }
    expect((await buyer.saved()).map(([, quantity]) => quantity)).toEqual([7]);
  });

  it('keeps the units of one day alone', async () => {
    const buyer = await newBuyer();
    const dye = await buildProduct(test.sql, { isPresale: true, stock: 0 });
    await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01', cap: 2 });
    await buildArrival(test.sql, dye.versions[0], { date: '2026-12-15', cap: 9 });
    await fillCart(buyer, dye, 5);
    const [, later = ''] = await buyer.lineIds();
    await buyer.ask(saveLines, { lineIds: [later] });
    expect((await buyer.saved()).map(([, quantity]) => quantity)).toEqual([3]);
    expect((await buyer.linesOf()).map(({ quantity }) => quantity)).toEqual([2]);
  });

  it('knows no line of another cart, and none that is gone', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const dye = await buildProduct(test.sql);
    await fillCart(buyer, dye, 1);
    await fillCart(other, dye, 1);
    for (const lineIds of [await other.lineIds(), [nextId()]]) {
      expect((await buyer.ask(saveLines, { lineIds })).refusal?.code).toBe('UNKNOWN_CART_LINE');
    }
    expect(await buyer.saved()).toEqual([]);
    expect(await other.linesOf()).toHaveLength(1);
  });
});

describe('GET /cart/saved', () => {
  it('is each one’s own: a seller’s stands apart from the customer’s, and by customer', async () => {
    const seller = await newBuyer('Seller');
    const dye = await buildProduct(test.sql);
    await fillCart(seller, dye, 2);
    await seller.ask(saveLines, { lineIds: await seller.lineIds() });
    expect(await seller.saved()).toHaveLength(1);
    const other = await buildCustomer(test.sql, { sellerId: seller.userId });
    await actFor(test, seller, other.id);
    expect(await seller.saved()).toEqual([]);
    const buyer = await newBuyer();
    expect(await buyer.saved()).toEqual([]);
  });

  it('leaves out what is sold no longer', async () => {
    const buyer = await newBuyer();
    const dye = await buildProduct(test.sql);
    await fillCart(buyer, dye, 2);
    await buyer.ask(saveLines, { lineIds: await buyer.lineIds() });
    await test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${dye.id}`;
    expect(await buyer.saved()).toEqual([]);
  });
});

describe('DELETE /cart/saved', () => {
  it('forgets one’s own and no one else’s, as often as it is asked', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const dye = await buildProduct(test.sql);
    for (const each of [buyer, other]) {
      await fillCart(each, dye, 2);
      await each.ask(saveLines, { lineIds: await each.lineIds() });
    }
    const versionCodes = [dye.versions[0].code];
    for (const _ of [1, 2]) {
      expect((await buyer.ask(removeSavedLines, { versionCodes })).value.result).toEqual([]);
    }
    expect(await other.saved()).toHaveLength(1);
  });
});
