import { describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { buildShopper } from '#testing/orders.ts';
import { buildDeal } from '#testing/prices.ts';
import { useShop } from '#testing/use-test-app.ts';

const shop = useShop();

/** A buyer, and a dye of two tones at 10,000 that costs something else whenever a test says so. */
async function build(breaks: { minQuantity: number; percent: number }[] = []) {
  const { calls } = await buildShopper(shop);
  const dye = await buildProduct(shop.sql, { tones: ['7.43', '8.1'], price: 10_000 });
  if (breaks.length > 0) await buildDeal(shop.sql, { productIds: [dye.id], breaks });
  const [copper = '', ash = ''] = dye.versions.map(({ code }) => code);
  const about = { productId: String(dye.id), code: dye.code };
  return {
    copper,
    ash,
    add: (code: string, quantity: number, seenPrice?: number) =>
      calls.add({ ...about, versions: [{ code, quantity, seenPrice }] }),
    change: (versionCode: string, quantity: number, seenPrice: number) =>
      calls.change({ code: dye.code, advancedPurchasing: false, versionCode, quantity, seenPrice }),
    cost: (pesos: number) =>
      shop.sql`UPDATE base_price SET price = ${pesos} WHERE product_id = ${dye.id}`,
    async news() {
      const { productsNews } = (await calls.cart()).value;
      return productsNews.map(({ kind, before, after }) => [kind, before, after]);
    },
  };
}

describe('POST /cart/additem, at another price than was seen', () => {
  it('tells it as news, and charges what it costs', async () => {
    const { add, copper, cost, news } = await build();
    await cost(12_000);
    expect((await add(copper, 2, 10_000)).value.cart.amount).toBe(24_000);
    expect(await news()).toEqual([['PRICE_UP', 10_000, 12_000]]);
    await add(copper, 1, 12_000);
    expect(await news()).toEqual([]);
  });

  it('has no news of what the addition itself makes cheaper', async () => {
    const { add, copper, ash, news } = await build([{ minQuantity: 6, percent: 10 }]);
    await add(copper, 3, 10_000);
    await add(ash, 3, 10_000);
    await add(copper, 1, 9000);
    expect(await news()).toEqual([]);
  });
});

describe('PUT /cart/changequantityitem, at another price than was seen', () => {
  it('leaves as news what moved meanwhile, and agrees to what was seen', async () => {
    const { add, change, copper, cost, news } = await build();
    await add(copper, 2, 10_000);
    await cost(9000);
    await change(copper, 5, 10_000);
    expect(await news()).toEqual([['PRICE_DOWN', 10_000, 9000]]);
    await change(copper, 4, 9000);
    expect(await news()).toEqual([]);
  });
});
