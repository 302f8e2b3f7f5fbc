import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildProduct, setStock } from '#testing/catalogue.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const tested = useTestApp();
let buyer: SignedIn;
beforeAll(async () => {
  buyer = await signIn(tested, 'Admin customer');
});

async function get(path: string, who = buyer) {
  const reply = await tested.app.inject({ url: `/api${path}`, headers: who.headers });
  return { status: reply.statusCode, body: reply.json() };
}
const codes = (cards: ProductCard[]) => cards.map(({ code }) => code);

describe('GET /product/list', () => {
  test('pages a category 20 by 20, best sellers first, and tells the total', async () => {
    const categoryId = await buildCategory(tested.sql);
    const brandId = await buildBrand(tested.sql);
    const built = [];
    for (let rank = 1; rank <= 25; rank += 1) {
      built.push(await buildProduct(tested.sql, { categoryId, brandId, salesRank: 100 - rank }));
    }
    const best = built.toReversed().map(({ code }) => code);
    const first = await get(`/product/list?categoryId=${categoryId}`);
    expect(first.body).toMatchObject({ total: 25, totalPage: 2, page: 1 });
    expect(codes(first.body.result)).toEqual(best.slice(0, 20));
    const second = await get(`/product/list?categoryId=${categoryId}&page=2`);
    expect(codes(second.body.result)).toEqual(best.slice(20));
    const third = await get(`/product/list?categoryId=${categoryId}&page=3`);
    expect(third.body).toEqual({ result: [], total: 25, totalPage: 2, page: 3 });
  });

  test('a category holds everything under it, and nothing beside it', async () => {
    const root = await buildCategory(tested.sql);
    const child = await buildCategory(tested.sql, { parentId: root });
    const grandchild = await buildCategory(tested.sql, { parentId: child });
    const inside = await buildProduct(tested.sql, { categoryId: grandchild });
    await buildProduct(tested.sql);
    for (const id of [root, child, grandchild]) {
      const { body } = await get(`/product/list?categoryId=${id}`);
      expect(codes(body.result)).toEqual([inside.code]);
    }
  });

  test('filters by brand, and by brand and category together', async () => {
    const brandId = await buildBrand(tested.sql);
    const one = await buildProduct(tested.sql, { brandId, salesRank: 1 });
    const two = await buildProduct(tested.sql, { brandId, salesRank: 2 });
    expect(codes((await get(`/product/list?manufacturerId=${brandId}`)).body.result)).toEqual([
      one.code,
      two.code,
    ]);
    const both = `/product/list?manufacturerId=${brandId}&categoryId=${two.categoryId}`;
    expect(codes((await get(both)).body.result)).toEqual([two.code]);
  });

  test('sorts by name without accents, and by date', async () => {
    const brandId = await buildBrand(tested.sql);
    const make = (name: string, day: string) =>
      buildProduct(tested.sql, { brandId, name, listedAt: new Date(day) });
    const zebra = await make('Zeta', '2026-03-01');
    const angel = await make('Ángel', '2026-01-01');
    const berry = await make('berry', '2026-02-01');
    const sorted = async (sort: string) =>
      codes((await get(`/product/list?manufacturerId=${brandId}&sort=${sort}`)).body.result);
    expect(await sorted('name')).toEqual([angel.code, berry.code, zebra.code]);
    expect(await sorted('new')).toEqual([zebra.code, berry.code, angel.code]);
  });

  test.each([
    ['new', { isNew: true }],
    ['bestsellers', { isBestSeller: true }],
  ] as const)('the list %s holds those that are marked', async (list, mark) => {
    const marked = await buildProduct(tested.sql, { ...mark, salesRank: 0 });
    await buildProduct(tested.sql);
    const { body } = await get(`/product/list?list=${list}`);
    expect(codes(body.result)).toEqual([marked.code]);
  });

  test('a card says the stock of all tones in this warehouse, without withdrawn ones', async () => {
    const { sql } = tested;
    const product = await buildProduct(sql, { tones: ['1.0', '2.0', '3.0'], stock: 0 });
    const [first, second, third] = product.versions;
    await setStock(sql, first, 5);
    await setStock(sql, second ?? first, 7);
    await setStock(sql, third ?? first, 90);
    await setStock(sql, first, 1000, 2);
    await sql`UPDATE product_version SET withdrawn_at = now() WHERE id = ${third?.id ?? 0}`;
    const { body } = await get(`/product/list?manufacturerId=${product.brandId}`);
    expect(body.result[0]).toMatchObject({
      versionCount: 2,
      attributes: ['Tono'],
      warehouses: [{ warehouse: 'BOG', stock: 12 }],
    });
    expect(body.result[0].swatches).toHaveLength(2);
  });

  test('the stock of a combo is what its parts make, an open part by its best tone', async () => {
    const { sql } = tested;
    const tint = await buildProduct(sql, { tones: ['1.0', '2.0'], stock: 3 });
    const oxidant = await buildProduct(sql, { stock: 11 });
    const combo = await buildProduct(sql, {
      stock: 0,
      parts: [{ productId: tint.id }, { productId: oxidant.id, quantity: 5 }],
    });
    const stockNow = async () =>
      (await get(`/product/list?manufacturerId=${combo.brandId}`)).body.result[0].warehouses[0]
        .stock;
    expect(await stockNow()).toBe(2);
    await sql`UPDATE product SET withdrawn_at = now() WHERE id = ${oxidant.id}`;
    expect(await stockNow()).toBe(0);
  });

  test('what is withdrawn, or has no price where one buys, is neither listed nor counted', async () => {
    const brandId = await buildBrand(tested.sql);
    await buildProduct(tested.sql, { brandId, price: null });
    const gone = await buildProduct(tested.sql, { brandId });
    await tested.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${gone.id}`;
    const elsewhere = await buildProduct(tested.sql, { brandId });
    await tested.sql`DELETE FROM base_price WHERE product_id = ${elsewhere.id} AND warehouse_id = 1`;
    const path = `/product/list?manufacturerId=${brandId}`;
    expect((await get(path)).body).toMatchObject({ result: [], total: 0 });
    const inMedellin = await signIn(tested, 'Admin customer', { cityCode: '05001' });
    expect((await get(path, inMedellin)).body).toMatchObject({ total: 1 });
  });

  test.each(['categoryId=999999', 'manufacturerId=999999', 'categoryId=999999999999999'])(
    'an unknown %s answers NOT_FOUND',
    async (filter) => {
      const { status, body } = await get(`/product/list?${filter}`);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  test.each(['page=0', 'page=x', 'limit=61', 'sort=price', 'list=all', 'categoryId=-1', 'foo=1'])(
    'refuses %s',
    async (query) => {
      expect((await get(`/product/list?${query}`)).status).toBe(400);
    },
  );

  test('a forged warehouse changes nothing', async () => {
    const product = await buildProduct(tested.sql, { stock: 1 });
    await setStock(tested.sql, product.versions[0], 50, 2);
    const path = `/product/list?manufacturerId=${product.brandId}`;
    const forged = '&warehouse=2&tradeTypeId=2&userCityId=05001&userStateId=05&userId=x';
    expect((await get(path + forged)).body).toEqual((await get(path)).body);
  });
});

test('GET /menu/list counts a category with all below it, leaves empty ones out, and says who sells', async () => {
  await tested.sql`UPDATE business SET name = 'Belleza Andina S.A.S.', nit = '900123456-8'`;
  const root = await buildCategory(tested.sql, { name: 'Color' });
  const child = await buildCategory(tested.sql, { parentId: root, name: 'Tintes' });
  const bare = await buildCategory(tested.sql);
  const emptyBrand = await buildBrand(tested.sql);
  const { brandId } = await buildProduct(tested.sql, { categoryId: child });
  const { body } = await get('/menu/list');
  const { categories, brands, seller } = body.result;
  expect(seller).toBe('Belleza Andina S.A.S. · NIT 900.123.456-8');
  const find = (list: { _id: string }[], id: number) => list.find(({ _id }) => _id === String(id));
  expect(find(categories, root)).toMatchObject({ parentId: null, products: 1, name: 'Color' });
  expect(find(categories, child)).toMatchObject({ parentId: String(root), products: 1 });
  expect(find(categories, bare)).toBeUndefined();
  expect(find(brands, brandId)).toMatchObject({ products: 1 });
  expect(find(brands, emptyBrand)).toBeUndefined();
});
