import { beforeAll, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let now = Date.parse('2026-11-20T15:00:00Z');
let buyer: SignedIn;
const tested = useTestApp({
  settings: { totalsTtlMs: 10_000 },
  clock: () => new Date(now),
});
beforeAll(async () => {
  buyer = await signIn(tested, 'Admin customer');
});

async function get(path: string) {
  return (await tested.app.inject({ url: `/api${path}`, headers: buyer.headers })).json();
}
async function look(query: string): Promise<[total: number, shown: number]> {
  const { total, result } = await get(`/product/list?${query}`);
  return [total, result.length];
}

test('a total and the menu are remembered for ten seconds, what is listed is not', async () => {
  const { sql } = tested;
  const [brandId, categoryId] = [await buildBrand(sql), await buildCategory(sql)];
  const sell = () => buildProduct(sql, { brandId, categoryId });
  const sold = async () =>
    (await get('/menu/list')).result.brands.map((one: { products: number }) => one.products);
  await sell();
  expect(await look(`manufacturerId=${brandId}`)).toEqual([1, 1]);
  expect(await sold()).toEqual([1]);
  await sell();
  now += 9_000;
  expect(await look(`manufacturerId=${brandId}`)).toEqual([1, 2]);
  expect(await sold()).toEqual([1]);
  // Kept by the database, and so always true.
  expect(await look(`categoryId=${categoryId}`)).toEqual([2, 2]);
  now += 1_001;
  expect(await look(`manufacturerId=${brandId}`)).toEqual([2, 2]);
  expect(await sold()).toEqual([2]);
});

test('what filters leave is remembered for ten seconds, between which prices it is not', async () => {
  const { sql } = tested;
  const brandId = await buildBrand(sql);
  const first = await buildProduct(sql, { brandId, price: 5_000 });
  const told = async () => {
    const { total, price } = (await get(`/product/facets?manufacturerId=${brandId}`)).result;
    return [total, price.min, price.max];
  };
  expect(await told()).toEqual([1, 5_000, 5_000]);
  await buildProduct(sql, { brandId, price: 9_000 });
  await sql`UPDATE base_price SET price = 4_000 WHERE product_id = ${first.id}`;
  now += 9_000;
  expect(await told()).toEqual([1, 4_000, 9_000]);
  now += 1_001;
  expect(await told()).toEqual([2, 4_000, 9_000]);
});
