import { describe, expect, it } from 'vitest';
import { buildArrival, buildProduct } from '#testing/catalogue.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { buildDeal } from '#testing/prices.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp({ clock: createClock() });

/** A buyer with an empty cart, so that no test sees another one's lines. */
async function newBuyer(): Promise<Shopper> {
  return buildShopper(test);
}

const presaleTones = async (stock: number, cap: number) => {
  const dye = await buildProduct(test.sql, { tones: ['7.43', '8.1'], stock, isPresale: true });
  await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01', cap });
  return dye;
};
const asked = (product: { id: number; code: string }) => ({
  productId: String(product.id),
  code: product.code,
});

describe('POST /cart/additem, prices (D-6)', () => {
  it('prices the whole line by its volume breaks, whatever price the client names', async () => {
    const { calls } = await newBuyer();
    const dye = await presaleTones(4, 20);
    await buildDeal(test.sql, { productIds: [dye.id], breaks: [{ minQuantity: 12, percent: 10 }] });
    const code = dye.versions[0].code;
    const deal = { applicableDealsId: '1', programmedPriceId: '7', programmedPriceName: 'Gratis' };
    await calls.add({ ...asked(dye), ...deal, versions: [{ code, quantity: 10 }] });
    const { value } = await calls.add({
      ...asked(dye),
      ...deal,
      versions: [{ code, quantity: 2 }],
    });
    expect(value.cart).toMatchObject({ units: 12, amount: 12 * 9000 });
    const { productsNews } = (await calls.cart()).value;
    expect(productsNews).toEqual([]);
  });

  it('counts a product’s tones together for its volume breaks, and makes no news of it', async () => {
    const { calls } = await newBuyer();
    const dye = await buildProduct(test.sql, { tones: ['7.43', '8.1'], price: 10_000 });
    const deal = { productIds: [dye.id], breaks: [{ minQuantity: 6, percent: 10 }] };
    await buildDeal(test.sql, deal);
    const [copper, ash] = dye.versions.map(({ code }) => code);
    const add = (code = '') => calls.add({ ...asked(dye), versions: [{ code, quantity: 3 }] });
    expect((await add(copper)).value.cart.amount).toBe(30_000);
    expect((await add(ash)).value.cart.amount).toBe(54_000);
    const { cart, productsNews } = (await calls.cart()).value;
    expect(cart?.products.map(({ price }) => price)).toEqual([9000, 9000]);
    expect(productsNews).toEqual([]);
    const line = { code: dye.code, advancedPurchasing: false };
    const { value } = await calls.remove({ ...line, version: ash ?? '' });
    expect(value.cart.amount).toBe(30_000);
    await test.sql`UPDATE base_price SET price = 11000 WHERE product_id = ${dye.id}`;
    await add(ash);
    const news = (await calls.cart()).value.productsNews;
    expect(news.map(({ versionCode, before, after }) => [versionCode, before, after])).toEqual([
      [copper, 10_000, 9900],
    ]);
  });
});
