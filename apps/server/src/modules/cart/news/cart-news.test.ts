import { describe, expect, it } from 'vitest';
import { cartCallsAs } from '#testing/carts.ts';
import { type BuiltProduct, buildArrival, buildProduct, setStock } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, fillCart } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp({ clock: createClock() });

async function newBuyer() {
  const shopper = await buildShopper(test);
  const calls = { ...shopper.calls, ...cartCallsAs(test, shopper) };
  const news = async () => {
    const { productsNews } = (await calls.cart()).value;
    return productsNews.map(({ code, kind, before, after }) => [code, kind, before, after]);
  };
  const lines = async () => {
    const { cart } = (await calls.cart()).value;
    return (cart?.products ?? []).map((one) => [one.code, one.quantity, one.dispatchDate]);
  };
  const lineIdOf = async (code: string) => {
    const { cart, outOfStock } = (await calls.cart()).value;
    const line = [...(cart?.products ?? []), ...outOfStock].find((one) => one.code === code);
    if (!line) throw new Error(`${code} is not in the cart`);
    return line.lineId;
  };
  return { ...shopper, calls, news, lines, lineIdOf };
}

const reprice = (product: BuiltProduct, price: number) =>
  test.sql`UPDATE base_price SET price = ${price} WHERE product_id = ${product.id}`;
const withdraw = (product: BuiltProduct) =>
  test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${product.id}`;

describe('PUT /cart/listcart, accepting news (D-9)', () => {
  it('takes note of a price, of that line alone, and asks nothing again', async () => {
    const buyer = await newBuyer();
    const [dear, cheap] = [await buildProduct(test.sql), await buildProduct(test.sql)];
    for (const product of [dear, cheap]) await fillCart(buyer, product, 2);
    await reprice(dear, 12_000);
    await reprice(cheap, 8000);
    expect(await buyer.news()).toEqual([
      [dear.code, 'PRICE_UP', 10_000, 12_000],
      [cheap.code, 'PRICE_DOWN', 10_000, 8000],
    ]);
    const lineId = await buyer.lineIdOf(dear.code);
    const { value } = await buyer.calls.accept({
      accept: [{ lineId, kind: 'PRICE_UP', after: 12_000 }],
    });
    expect(value.productsNews.map(({ code }) => code)).toEqual([cheap.code]);
    expect(await buyer.news()).toEqual([[cheap.code, 'PRICE_DOWN', 10_000, 8000]]);
  });

  it('keeps a price that moved again after the buyer saw it', async () => {
    const buyer = await newBuyer();
    const shampoo = await buildProduct(test.sql);
    await fillCart(buyer, shampoo, 1);
    const lineId = await buyer.lineIdOf(shampoo.code);
    await reprice(shampoo, 13_000);
    await buyer.calls.accept({ accept: [{ lineId, kind: 'PRICE_UP', after: 12_000 }] });
    expect(await buyer.news()).toEqual([[shampoo.code, 'PRICE_UP', 10_000, 13_000]]);
  });

  it('leaves as many as there are, by the minimum and the multiple', async () => {
    const buyer = await newBuyer();
    const gloves = await buildProduct(test.sql, { minQuantity: 4, multiple: 2 });
    await fillCart(buyer, gloves, 10);
    await setStock(test.sql, gloves.versions[0], 7);
    expect(await buyer.news()).toEqual([[gloves.code, 'LESS_STOCK', 10, 7]]);
    const { value } = await buyer.calls.accept({ accept: 'all' });
    expect(value.cart).toMatchObject({ units: 6, amount: 60_000 });
    expect(await buyer.news()).toEqual([]);
  });

  it('does not agree to a price by agreeing to a quantity', async () => {
    const buyer = await newBuyer();
    const shampoo = await buildProduct(test.sql);
    await fillCart(buyer, shampoo, 5);
    await setStock(test.sql, shampoo.versions[0], 3);
    await reprice(shampoo, 11_000);
    const lineId = await buyer.lineIdOf(shampoo.code);
    await buyer.calls.accept({ accept: [{ lineId, kind: 'LESS_STOCK' }] });
    expect(await buyer.news()).toEqual([[shampoo.code, 'PRICE_UP', 10_000, 11_000]]);
    expect(await buyer.lines()).toEqual([[shampoo.code, 3, null]]);
  });

  it('lets what is missing wait for its arrival', async () => {
    const buyer = await newBuyer();
    const dye = await buildProduct(test.sql, { isPresale: true });
    await fillCart(buyer, dye, 6);
    await setStock(test.sql, dye.versions[0], 2);
    await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01', cap: 3 });
    expect(await buyer.news()).toEqual([[dye.code, 'NOW_PRESALE', 6, 2]]);
    await buyer.calls.accept({ accept: 'all' });
    expect(await buyer.lines()).toEqual([
      [dye.code, 2, null],
      [dye.code, 3, '2026-12-01'],
    ]);
    expect(await buyer.news()).toEqual([]);
  });

  it('keeps what is sold out for later, and says when it is back', async () => {
    const buyer = await newBuyer();
    const shampoo = await buildProduct(test.sql);
    await fillCart(buyer, shampoo, 4);
    await setStock(test.sql, shampoo.versions[0], 0);
    expect(await buyer.news()).toEqual([[shampoo.code, 'LESS_STOCK', 4, 0]]);
    const { value } = await buyer.calls.accept({ accept: 'all' });
    expect(value.outOfStock.map(({ code, quantity }) => [code, quantity])).toEqual([
      [shampoo.code, 4],
    ]);
    expect(value.productsNews).toEqual([]);
    await setStock(test.sql, shampoo.versions[0], 9);
    expect(await buyer.news()).toEqual([[shampoo.code, 'BACK_IN_STOCK', 0, 4]]);
    await buyer.calls.accept({ accept: 'all' });
    expect(await buyer.news()).toEqual([]);
    expect(await buyer.lines()).toEqual([[shampoo.code, 4, null]]);
  });

  it('lets leave at once what waited and is here now', async () => {
    const buyer = await newBuyer();
    const dye = await buildProduct(test.sql, { isPresale: true, stock: 1 });
    await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01', cap: 9 });
    await fillCart(buyer, dye, 4);
    expect(await buyer.news()).toEqual([]);
    await setStock(test.sql, dye.versions[0], 3);
    expect(await buyer.news()).toEqual([[dye.code, 'BACK_IN_STOCK', 0, 2]]);
    await buyer.calls.accept({ accept: 'all' });
    expect(await buyer.lines()).toEqual([
      [dye.code, 3, null],
      [dye.code, 1, '2026-12-01'],
    ]);
    expect(await buyer.news()).toEqual([]);
  });

  it('tells another day of an arrival, with both', async () => {
    const buyer = await newBuyer();
    const dye = await buildProduct(test.sql, { isPresale: true, stock: 0 });
    const arrival = await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01' });
    await fillCart(buyer, dye, 2);
    await test.sql`UPDATE arrival SET arrives_on = '2026-12-20' WHERE id = ${arrival}`;
    const [news] = (await buyer.calls.cart()).value.productsNews;
    expect(news).toMatchObject({
      kind: 'NEW_DATE',
      dates: { before: '2026-12-01', after: '2026-12-20' },
    });
    await buyer.calls.accept({ accept: 'all' });
    expect(await buyer.news()).toEqual([]);
  });

  it('takes out what was withdrawn', async () => {
    const buyer = await newBuyer();
    const [kept, gone] = [await buildProduct(test.sql), await buildProduct(test.sql)];
    for (const product of [kept, gone]) await fillCart(buyer, product, 2);
    await withdraw(gone);
    expect(await buyer.news()).toEqual([[gone.code, 'WITHDRAWN', 2, 0]]);
    const { value } = await buyer.calls.accept({ accept: 'all' });
    expect(value.outOfStock).toEqual([]);
    expect(await buyer.lines()).toEqual([[kept.code, 2, null]]);
  });

  it('accepts all at once what five lines have to tell', async () => {
    const buyer = await newBuyer();
    const [dear, scarce, gone, out, later] = [
      await buildProduct(test.sql),
      await buildProduct(test.sql),
      await buildProduct(test.sql),
      await buildProduct(test.sql),
      await buildProduct(test.sql, { isPresale: true }),
    ];
    for (const product of [dear, scarce, gone, out, later]) await fillCart(buyer, product, 3);
    await reprice(dear, 15_000);
    await setStock(test.sql, scarce.versions[0], 1);
    await withdraw(gone);
    await setStock(test.sql, out.versions[0], 0);
    await setStock(test.sql, later.versions[0], 0);
    await buildArrival(test.sql, later.versions[0], { date: '2026-12-01' });
    expect((await buyer.news()).map(([, kind]) => kind).sort()).toEqual([
      'LESS_STOCK',
      'LESS_STOCK',
      'NOW_PRESALE',
      'PRICE_UP',
      'WITHDRAWN',
    ]);
    const { value } = await buyer.calls.accept({ accept: 'all' });
    expect(value.productsNews).toEqual([]);
    expect(value.cart).toMatchObject({ units: 7, amount: 45_000 + 10_000 + 30_000 });
    expect((await buyer.calls.cart()).value).toEqual(value);
  });

  it('is repeat-safe: sent again, it accepts nothing that came since', async () => {
    const buyer = await newBuyer();
    const shampoo = await buildProduct(test.sql);
    await fillCart(buyer, shampoo, 1);
    await reprice(shampoo, 11_000);
    const body = { accept: 'all' as const, mutationId: nextId() };
    await buyer.calls.accept(body);
    await reprice(shampoo, 12_000);
    const again = await buyer.calls.accept(body);
    expect(again.value.productsNews).toHaveLength(1);
    expect(await buyer.news()).toEqual([[shampoo.code, 'PRICE_UP', 11_000, 12_000]]);
  });
});
