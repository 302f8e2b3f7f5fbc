import { search, searchFacets } from '@matiz/contracts/search.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildProduct } from '#testing/catalogue.ts';
import { type Ask, askAs } from '#testing/orders.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const tested = useTestApp();
let buyer: Ask;
let guest: Ask;
let brands: { one: number; other: number };
beforeAll(async () => {
  const { sql } = tested;
  buyer = askAs(tested, await signIn(tested, 'Admin customer'));
  guest = askAs(tested, await signIn(tested, 'Guest'));
  brands = { one: await buildBrand(sql, 'Uno'), other: await buildBrand(sql, 'Otro') };
  const make = (code: string, brandId: number, price: number, options: object = {}) =>
    buildProduct(sql, { code, name: `Tinte ${code}`, brandId, price, ...options });
  await make('A', brands.one, 9_000, { salesRank: 3, tones: ['7.43', '8.1'] });
  await make('B', brands.one, 5_000, { salesRank: 2, stock: 0 });
  await make('C', brands.other, 7_000, { salesRank: 1, tones: ['6.0'] });
  await buildProduct(sql, { code: 'D', name: 'Peinilla', brandId: brands.other, price: 1_000 });
});

const find = async (query: string, who = buyer) =>
  (await who(search, undefined, { query: `?search=${query}` })).value;
const codesOf = async (query: string, who?: Ask) =>
  (await find(query, who)).products.map(({ code }) => code);

describe('GET /search: the filters and orders of lists (§2)', () => {
  test('what answers best comes first, unless asked otherwise', async () => {
    expect(await codesOf('tinte')).toEqual(['C', 'A', 'B']);
    expect(await codesOf('tinte&sort=price-asc')).toEqual(['B', 'C', 'A']);
    expect(await codesOf('tinte&sort=price-desc')).toEqual(['A', 'C', 'B']);
    expect(await codesOf('tinte&sort=name')).toEqual(['A', 'B', 'C']);
  });

  test('filters leave what was found in its order, and the total says how many', async () => {
    const one = await find(`tinte&brand=${brands.one}`);
    expect(one).toMatchObject({ totalItems: 2, alternatives: [] });
    expect(one.products.map(({ code }) => code)).toEqual(['A', 'B']);
    expect(await codesOf('tinte&available=stock')).toEqual(['C', 'A']);
    expect(await codesOf('tinte&maxPrice=7000')).toEqual(['C', 'B']);
    expect(await codesOf('tinte&level=8')).toEqual(['A']);
    expect(await codesOf('tinte&sort=name&limit=1&page=2')).toEqual(['B']);
  });

  test('the tone that was asked for stays, and so does what was let go', async () => {
    const { products, leftOut } = await find(`xyzzy 7.43&brand=${brands.one}`);
    expect(products[0]?.matchedTone).toMatchObject({ number: '7.43', price: 9_000 });
    expect(leftOut).toEqual(['xyzzy']);
  });

  test('where one’s own filters leave nothing, the first without them are offered', async () => {
    const { products, totalItems, alternatives } = await find(`peinilla&brand=${brands.one}`);
    expect([products, totalItems]).toEqual([[], 0]);
    expect(alternatives.map(({ code }) => code)).toEqual(['D']);
  });

  test('prices neither narrow nor sort for the one who is told none (D-3)', async () => {
    for (const query of ['tinte&sort=price-asc', 'tinte&minPrice=1']) {
      const reply = await guest(search, undefined, { query: `?search=${query}` });
      expect(reply.refusal?.code).toBe('PRICES_HIDDEN');
    }
    expect(await codesOf('tinte&sort=name', guest)).toEqual(['A', 'B', 'C']);
  });
});

describe('GET /search/facets', () => {
  const facets = async (query: string) =>
    (await buyer(searchFacets, undefined, { query: `?search=${query}` })).value.result;

  test('counts what each filter leaves of what was found', async () => {
    const { total, brands: counted, levels, price, available } = await facets('tinte');
    expect([total, price, available.stock]).toEqual([3, { min: 5_000, max: 9_000 }, 2]);
    expect(counted.map(({ name, count }) => [name, count])).toEqual([
      ['Otro', 1],
      ['Uno', 2],
    ]);
    expect(levels.map(({ value }) => value)).toEqual(['6', '7', '8']);
  });

  test('with the chosen ones applied', async () => {
    expect((await facets(`tinte&brand=${brands.other}`)).total).toBe(1);
    expect((await facets('%20')).total).toBe(0);
  });
});
