import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltProduct, buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { buildPaymentMethods, buildShopper, fillCart } from '#testing/orders.ts';
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

async function buildList(name: string, products: BuiltProduct[]) {
  await tested.sql`
    WITH list AS (
      INSERT INTO custom_list (url_name, title) VALUES (${name}, 'Rubios fríos') RETURNING id)
    INSERT INTO custom_list_product (list_id, product_id, position)
    SELECT list.id, one.id, place FROM list,
      unnest(${products.map(({ id }) => id)}::int[]) WITH ORDINALITY AS one (id, place)`;
}

describe('GET /product/custom-list/:name', () => {
  test('shows its products in its own order, paged, with its title', async () => {
    const make = (code: string, price: number, salesRank: number) =>
      buildProduct(tested.sql, { code, price, salesRank });
    const products = [
      await make('L1', 30_000, 9),
      await make('L2', 10_000, 5),
      await make('L3', 20_000, 1),
    ];
    await buildList('rubios-frios', products);
    const path = '/product/custom-list/rubios-frios';
    const { body } = await get(`${path}?limit=2`);
    expect(body).toMatchObject({ title: 'Rubios fríos', total: 3, totalPage: 2, page: 1 });
    expect(codes(body.result)).toEqual(['L1', 'L2']);
    const sorted = async (query: string) => codes((await get(`${path}?${query}`)).body.result);
    expect(await sorted('sort=bestsellers')).toEqual(['L3', 'L2', 'L1']);
    expect(await sorted('sort=price-asc&maxPrice=20000')).toEqual(['L2', 'L3']);
    await tested.sql`UPDATE product SET withdrawn_at = now() WHERE code = 'L2'`;
    expect(await sorted('')).toEqual(['L1', 'L3']);
    expect((await get('/product/facets?customList=rubios-frios')).body.result.total).toBe(2);
  });

  test('refuses a guest who sorts by price, and shows the rest', async () => {
    const guest = await signIn(tested, 'Guest');
    const path = '/product/custom-list/rubios-frios';
    expect((await get(path, guest)).body.result[0].warehouses[0].price).toBeNull();
    expect((await get(`${path}?sort=price-asc`, guest)).body.code).toBe('PRICES_HIDDEN');
  });

  test.each([
    ['nada', 404, 'NOT_FOUND'],
    ['%25', 400, 'INVALID_REQUEST'],
    ["x'--", 400, 'INVALID_REQUEST'],
    ['rubios-frios?page=0', 400, 'INVALID_REQUEST'],
    ['rubios-frios?sort=listed', 400, 'INVALID_REQUEST'],
  ])('%s answers %i', async (name, status, code) => {
    const reply = await get(`/product/custom-list/${name}`);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
  });
});

describe('GET /attribute/color/list', () => {
  test('names the levels and reflections of tones on sale, each with a swatch', async () => {
    const { sql } = tested;
    const brandId = await buildBrand(sql);
    await sql`INSERT INTO brand_reflection (brand_id, digit, family) VALUES (${brandId}, '4', 'cobrizo'),
      (${brandId}, '7', 'marron'), (${brandId}, '0', 'natural'), (${brandId}, '6', 'rojo')`;
    await buildProduct(sql, { brandId, tones: ['6.0', '7.4', '7.47', '9.7'] });
    const gone = await buildProduct(sql, { brandId, tones: ['12.6'] });
    await sql`UPDATE product_version SET withdrawn_at = now() WHERE product_id = ${gone.id}`;
    const { body } = await get('/attribute/color/list');
    const color = '#7a4b2c';
    expect(body.result).toEqual({
      levels: [
        { value: '6', name: 'Rubio oscuro', color },
        { value: '7', name: 'Rubio medio', color },
        { value: '9', name: 'Rubio muy claro', color },
      ],
      reflections: [
        { value: 'cobrizo', name: 'Cobrizo', color },
        { value: 'marron', name: 'Marrón', color },
        { value: 'natural', name: 'Natural', color },
      ],
    });
  });
});

describe('GET /product/related', () => {
  test('shows the line first, then the category, never itself', async () => {
    const { sql } = tested;
    const [brandId, categoryId] = [await buildBrand(sql), await buildCategory(sql)];
    const asked = await buildProduct(sql, { brandId, categoryId, line: 'Oro', salesRank: 1 });
    const shelf = await buildProduct(sql, { categoryId, salesRank: 2 });
    const line = await buildProduct(sql, { brandId, line: 'Oro', salesRank: 900 });
    await buildProduct(sql, { brandId, line: 'Plata' });
    const { body } = await get(`/product/related?productId=${asked.id}`);
    expect(codes(body.result.related)).toEqual([line.code, shelf.code]);
    expect(body.result.boughtTogether).toEqual([]);
  });

  test('shows what at least two orders held with it, the most often first', async () => {
    const { sql } = tested;
    const [dye, oxidant, brush, once] = [
      await buildProduct(sql),
      await buildProduct(sql, { salesRank: 9 }),
      await buildProduct(sql, { salesRank: 1 }),
      await buildProduct(sql),
    ];
    const baskets = [[oxidant, brush], [oxidant, brush, once], [oxidant]];
    await buildPaymentMethods(sql);
    for (const basket of baskets) {
      const shopper = await buildShopper(tested);
      for (const product of basket) await fillCart(shopper, product);
      const cartId = await fillCart(shopper, dye);
      const { totals } = (await shopper.calls.purchase()).value;
      const { customerId } = shopper;
      const placed = await shopper.calls.order({
        cartId,
        customerId,
        confirmedTotal: totals.total,
      });
      expect(placed.refusal).toBeNull();
    }
    const { body } = await get(`/product/related?productId=${dye.id}`);
    expect(codes(body.result.boughtTogether)).toEqual([oxidant.code, brush.code]);
  });

  test.each(['999999', '999999999999999'])('an unknown %s answers UNKNOWN_PRODUCT', async (id) => {
    const { status, body } = await get(`/product/related?productId=${id}`);
    expect([status, body.code]).toEqual([404, 'UNKNOWN_PRODUCT']);
  });
});
