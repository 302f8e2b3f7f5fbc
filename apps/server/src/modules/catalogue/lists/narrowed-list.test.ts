import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  buildArrival,
  buildBrand,
  buildCategory,
  buildProduct,
  setStock,
} from '#testing/catalogue.ts';
import { buildProgrammedPrice } from '#testing/prices.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const now = new Date('2026-11-20T15:00:00Z');
let buyer: SignedIn;
let guest: SignedIn;
let scope: string;
const tested = useTestApp({ clock: () => now });
beforeAll(async () => {
  buyer = await signIn(tested, 'Admin customer');
  guest = await signIn(tested, 'Guest');
  scope = `categoryId=${await buildShelf()}`;
});

const brands: Record<string, number> = {};

/** Six products in two categories under one: what each filter leaves is told by their codes. */
async function buildShelf() {
  const { sql } = tested;
  const root = await buildCategory(sql, { name: 'Color' });
  const tints = await buildCategory(sql, { parentId: root, name: 'Tintes' });
  const care = await buildCategory(sql, { parentId: root, name: 'Cuidado' });
  brands.Kolora = await buildBrand(sql, 'Kolora');
  brands.Otra = await buildBrand(sql, 'Otra');
  brands.tints = tints;
  for (const name of ['Kolora', 'Otra']) {
    await sql`INSERT INTO brand_reflection (brand_id, digit, family) VALUES
      (${brands[name] ?? 0}, '3', 'dorado'), (${brands[name] ?? 0}, '4', 'cobrizo')`;
  }
  const [kolora, otra] = [brands.Kolora, brands.Otra];
  const tint = { categoryId: tints, brandId: kolora, line: 'Sin Amoniaco' };
  await buildProduct(sql, {
    ...tint,
    code: 'A',
    tones: ['7.43', '6.0'],
    price: 10_000,
    salesRank: 1,
  });
  await buildProduct(sql, {
    ...tint,
    code: 'B',
    tones: ['7.3', '9.4'],
    price: 20_000,
    salesRank: 2,
    isNew: true,
    stock: 0,
  });
  const cream = { categoryId: tints, brandId: otra, line: 'Vértigo' };
  const offered = await buildProduct(sql, {
    ...cream,
    code: 'C',
    tones: ['9.4'],
    price: 30_000,
    salesRank: 3,
  });
  await buildProgrammedPrice(sql, { productId: offered.id, price: 5_000 });
  const oxidant = { categoryId: care, brandId: otra, price: 40_000 };
  await buildProduct(sql, { ...oxidant, code: 'D', volumes: [20, 30], salesRank: 4 });
  const due = await buildProduct(sql, {
    ...oxidant,
    code: 'E',
    isPresale: true,
    stock: 0,
    salesRank: 5,
  });
  await buildArrival(sql, due.versions[0], { date: '2026-11-27' });
  await buildProduct(sql, { ...oxidant, code: 'F', price: 60_000, salesRank: 6 });
  return root;
}

async function get(path: string, who = buyer) {
  const reply = await tested.app.inject({ url: `/api${path}`, headers: who.headers });
  return { status: reply.statusCode, body: reply.json() };
}
async function codes(query: string, who = buyer) {
  const { body } = await get(`/product/list?${scope}&${query}`, who);
  return (body.result as ProductCard[]).map(({ code }) => code).join('');
}
const id = (name: string) => brands[name] ?? 0;

describe('GET /product/list with filters', () => {
  test.each([
    ['a brand', () => `brand=${id('Kolora')}`, 'AB'],
    ['several brands', () => `brand=${id('Kolora')},${id('Otra')}`, 'ABCDEF'],
    ['a category below', () => `category=${id('tints')}`, 'ABC'],
    ['a line', () => 'line=sin-amoniaco', 'AB'],
    ['several lines, without accents', () => 'line=sin-amoniaco,vertigo', 'ABC'],
    ['a level', () => 'level=9', 'BC'],
    ['several levels', () => 'level=6,9', 'ABC'],
    ['a reflection, first or second', () => 'reflection=cobrizo', 'ABC'],
    ['a level and a reflection of one tone', () => 'level=7&reflection=cobrizo', 'A'],
    ['a volume', () => 'volume=20', 'D'],
    ['what is on offer', () => 'offer=true', 'C'],
    ['what is new', () => 'new=true', 'B'],
    ['what is in stock', () => 'available=stock', 'ACDF'],
    ['what can be promised', () => 'available=presale', 'E'],
    ['prices from', () => 'minPrice=40000', 'DEF'],
    ['prices from and to', () => 'minPrice=10000&maxPrice=20000', 'AB'],
    ['a price that is programmed', () => 'maxPrice=5000', 'C'],
    ['all together', () => `brand=${id('Otra')}&level=9&offer=true&available=stock`, 'C'],
    ['nothing that is', () => 'brand=999999&line=nada', ''],
    ['prices that cross', () => 'minPrice=2&maxPrice=1', ''],
  ])('%s', async (_of, query, expected) => {
    expect(await codes(query())).toBe(expected);
  });

  test('sorts what is left, pages it and counts it', async () => {
    expect(await codes('sort=price-asc')).toBe('CABDEF');
    expect(await codes('sort=price-desc')).toBe('FDEBAC');
    const { body } = await get(
      `/product/list?${scope}&available=stock&sort=price-desc&limit=2&page=2`,
    );
    expect(body).toMatchObject({
      total: 4,
      totalPage: 2,
      page: 2,
      result: [{ code: 'A' }, { code: 'C' }],
    });
    const offers = await get('/discounts/products?sort=price-asc&level=9');
    expect(offers.body.result.map((card: ProductCard) => card.code)).toEqual(['C']);
  });

  test('a tone sold in several volumes counts once', async () => {
    const { sql } = tested;
    const product = await buildProduct(sql, { tones: ['1.0', '2.0'] });
    await sql`INSERT INTO product_version (product_id, code, volume, tone_number, tone_name, tone_series,
        tone_sort, swatch_hex, position)
      SELECT product_id, code || '-XL', 60, tone_number, tone_name, tone_series, tone_sort, swatch_hex, 9
      FROM product_version WHERE product_id = ${product.id}`;
    const { body } = await get(`/product/list?manufacturerId=${product.brandId}`);
    expect(body.result[0]).toMatchObject({ versionCount: 4, toneCount: 2 });
    expect(body.result[0].swatches).toHaveLength(2);
  });

  test.each(['sort=price-asc', 'sort=price-desc', 'minPrice=1', 'maxPrice=100'])(
    'refuses a guest %s, in lists, offers and facets (D-3)',
    async (query) => {
      const calls = ['/product/list', '/discounts/products'];
      if (!query.startsWith('sort')) calls.push('/product/facets');
      for (const call of calls) {
        const { status, body } = await get(
          `${call}?${query}${call.endsWith('facets') ? '&list=new' : ''}`,
          guest,
        );
        expect([status, body.code]).toEqual([403, 'PRICES_HIDDEN']);
        expect(body.message).toContain('inicia sesión');
      }
    },
  );

  test.each([
    'page=-1',
    'page=1000000000',
    'limit=1000000000',
    'limit=0',
    'brand=x',
    'brand=',
    'brand=1,',
    'brand=99999999999',
    'level=13',
    'level=-1',
    'volume=0',
    'reflection=%25',
    "line='--",
    'line=A',
    'minPrice=-1',
    'maxPrice=1e9',
    'minPrice=99999999999',
    'offer=yes',
    'available=now',
    `brand=${Array.from({ length: 41 }, (_, index) => index + 1)}`,
    'brand=1&brand=2',
  ])('refuses %s', async (query) => {
    const { status, body } = await get(`/product/list?${scope}&${query}`);
    expect([status, body.code]).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('GET /product/facets', () => {
  const counts = (options: { name: string; count: number }[]) =>
    Object.fromEntries(options.map(({ name, count }) => [name, count]));
  const facets = async (query = '', who = buyer) =>
    (await get(`/product/facets?${scope}&${query}`, who)).body.result;

  test('counts every choice of a list', async () => {
    const all = await facets();
    expect(all).toMatchObject({
      total: 6,
      price: { min: 5_000, max: 60_000 },
      offer: 1,
      new: 1,
      available: { stock: 4, presale: 1 },
    });
    expect(counts(all.categories)).toEqual({ Tintes: 3, Cuidado: 3 });
    expect(counts(all.brands)).toEqual({ Kolora: 2, Otra: 4 });
    expect(all.lines).toEqual([
      { value: 'sin-amoniaco', name: 'Sin Amoniaco', count: 2 },
      { value: 'vertigo', name: 'Vértigo', count: 1 },
    ]);
    expect(counts(all.levels)).toEqual({ 6: 1, 7: 2, 9: 2 });
    expect(counts(all.reflections)).toEqual({ Cobrizo: 3, Dorado: 2 });
    expect(counts(all.volumes)).toEqual({ 20: 1, 30: 1 });
  });

  test('counts each group with the filters of the others, not with its own', async () => {
    const one = await facets(`brand=${id('Kolora')}&level=9`);
    expect(one.total).toBe(1);
    expect(counts(one.brands)).toEqual({ Kolora: 1, Otra: 1 });
    expect(counts(one.levels)).toEqual({ 6: 1, 7: 2, 9: 1 });
    expect(one.price).toEqual({ min: 20_000, max: 20_000 });
    const shade = await facets('level=7&reflection=cobrizo');
    expect(counts(shade.levels)).toEqual({ 7: 1, 9: 2 });
    expect(counts(shade.reflections)).toEqual({ Cobrizo: 1, Dorado: 2 });
  });

  test('every count is what its list holds', async () => {
    for (const query of ['', 'available=stock', `brand=${id('Otra')}`, 'maxPrice=40000&level=9']) {
      const told = await facets(query);
      const total = async (more: string) =>
        (await get(`/product/list?${scope}&${query}&${more}`)).body.total;
      expect(await total('')).toBe(told.total);
      for (const { value, count } of told.lines) expect(await total(`line=${value}`)).toBe(count);
      for (const { value, count } of told.volumes)
        expect(await total(`volume=${value}`)).toBe(count);
      for (const { value, count } of told.categories) {
        expect(await total(`category=${value}`)).toBe(count);
      }
      if (!query.includes('level')) {
        for (const { value, count } of told.levels)
          expect(await total(`level=${value}`)).toBe(count);
      }
      expect(await total('offer=true')).toBe(told.offer);
    }
  });

  test('tells a guest no price', async () => {
    const told = await facets('', guest);
    expect(told).toMatchObject({ total: 6, price: null });
  });

  test.each(['categoryId=999999', 'manufacturerId=999999999999', 'customList=nada'])(
    'an unknown %s answers NOT_FOUND',
    async (query) => {
      const { status, body } = await get(`/product/facets?${query}`);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  test('refuses to count the whole catalogue', async () => {
    const { status, body } = await get('/product/facets?level=7');
    expect([status, body.fields[0].path]).toEqual([400, 'categoryId']);
  });

  test('stock that changes changes the counts', async () => {
    const [row] = await tested.sql<{ id: number; product_id: number }[]>`
      SELECT id, product_id FROM product_version WHERE code = 'F'`;
    const version = { id: row?.id ?? 0, productId: row?.product_id ?? 0 };
    await setStock(tested.sql, version, 0);
    expect((await facets()).available.stock).toBe(3);
    await setStock(tested.sql, version, 9);
  });
});
