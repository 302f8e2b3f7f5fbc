import type { Equivalent } from '@matiz/contracts/search.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type BuiltProduct,
  buildArrival,
  buildBrand,
  buildCategory,
  buildProduct,
  setStock,
} from '#testing/catalogue.ts';
import { createClock } from '#testing/ports.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let buyer: SignedIn;
let dye: BuiltProduct;
const tested = useTestApp({ clock: createClock() });
beforeAll(async () => {
  const { sql } = tested;
  buyer = await signIn(tested, 'Admin customer');
  const brand = async (name: string, meanings: Record<string, string>) => {
    const id = await buildBrand(sql, name);
    for (const [digit, family] of Object.entries(meanings)) {
      await sql`INSERT INTO brand_reflection (brand_id, digit, family) VALUES (${id}, ${digit}, ${family})`;
    }
    return id;
  };
  const own = await brand('Propia', { 3: 'dorado', 4: 'cobrizo' });
  const other = await brand('Ajena', { 5: 'dorado', 7: 'cobrizo', 4: 'rojo', 3: 'violeta' });
  const categoryId = await buildCategory(sql, { name: 'Tintes' });
  const make = (code: string, brandId: number, tones: string[], more: object = {}) =>
    buildProduct(sql, { code, name: `Tinte ${code}`, brandId, categoryId, tones, ...more });
  dye = await make('OWN-60', own, ['7.43', '7.1', '7.4'], { line: 'Uno', isPresale: true });
  await make('OWN-90', own, ['7.43'], { line: 'Uno', salesRank: 90 });
  await make('OWN-SOFT', own, ['7,43', '8.43'], { line: 'Dos', salesRank: 1 });
  await make('OWN-GONE', own, ['7.43'], { stock: 0 });
  await make('OTHER-LIKE', other, ['7-75', '7-43'], { salesRank: 50 });
  await make('OTHER-KIT', other, ['7-75'], {
    salesRank: 1,
    categoryId: await buildCategory(sql, { name: 'Kits' }),
  });
  await make('OTHER-GONE', other, ['7-75'], { stock: 0 });
  await make('OTHER-RED', other, ['7-43']);
  for (const version of dye.versions) await setStock(sql, version, 0);
});

async function ask(query: Record<string, string>, who: SignedIn = buyer) {
  const url = `/api/product/equivalents?${new URLSearchParams(query)}`;
  const reply = await tested.app.inject({ url, headers: who.headers });
  return { status: reply.statusCode, ...reply.json() };
}
const wanted = (tone: string) => ({ productId: String(dye.id), versionCode: `OWN-60-${tone}` });
const shortly = ({ result }: { result: Equivalent[] }) =>
  result.map(
    ({ kind, product, dispatchDate }) =>
      `${kind} ${product.code} ${product.matchedTone?.number}${dispatchDate ? ` ${dispatchDate}` : ''}`,
  );

describe('GET /product/equivalents', () => {
  const others = [
    'brand OWN-90 7.43',
    'brand OWN-SOFT 7,43',
    'otherBrand OTHER-LIKE 7-75',
    'otherBrand OTHER-KIT 7-75',
  ];

  test('of the brand in another size and line, then like it in other brands; what is in stock', async () => {
    expect(shortly(await ask(wanted('7.43')))).toEqual(others);
  });

  test('before them the tone itself, when it can be promised', async () => {
    const { sql } = tested;
    const [copper] = dye.versions;
    await buildArrival(sql, copper, { date: '2026-12-09', cap: 8 });
    await buildArrival(sql, copper, { date: '2026-12-02', cap: 5, promised: 2 });
    await buildArrival(sql, copper, { date: '2026-11-25', cap: 5, promised: 5 });
    await buildArrival(sql, copper, { date: '2026-11-19' });
    const answer = await ask(wanted('7.43'));
    expect(shortly(answer)).toEqual(['presale OWN-60 7.43 2026-12-02', ...others]);
    expect(answer.result[0].remaining).toBe(3);
    await sql`UPDATE product_version SET excluded_from_presale = true WHERE id = ${copper.id}`;
    expect(shortly(await ask(wanted('7.43')))).toEqual(others);
  });

  test('of a product without a line, whatever else of the brand has the tone, also without one', async () => {
    const { sql } = tested;
    const brandId = await buildBrand(sql, 'Sin líneas');
    const asked = await buildProduct(sql, { code: 'PLAIN', brandId, tones: ['5.55'] });
    await buildProduct(sql, {
      code: 'PLAIN-2',
      brandId,
      tones: ['5.55'],
      salesRank: 2,
    });
    await buildProduct(sql, { code: 'LINED', brandId, tones: ['5.55'], line: 'Una', salesRank: 1 });
    const answer = await ask({ productId: String(asked.id), versionCode: 'PLAIN-5.55' });
    expect(shortly(answer)).toEqual(['brand LINED 5.55', 'brand PLAIN-2 5.55']);
  });

  test('six of a kind, and none from farther where six are near', async () => {
    const { sql } = tested;
    const brandId = await buildBrand(sql, 'De muchas');
    const make = (code: string, line: string, salesRank: number) =>
      buildProduct(sql, { code, brandId, tones: ['6.66'], line, salesRank });
    const asked = await make('M-0', 'Suya', 9);
    await make('M-FAR', 'Otra', 1);
    for (const near of [1, 2, 3, 4, 5, 6, 7]) await make(`M-${near}`, 'Suya', 10 + near);
    const answer = await ask({ productId: String(asked.id), versionCode: 'M-0-6.66' });
    expect(shortly(answer)).toEqual([1, 2, 3, 4, 5, 6].map((near) => `brand M-${near} 6.66`));
  });

  test('none where there is none', async () => {
    expect(await ask(wanted('7.1'))).toMatchObject({ status: 200, result: [] });
  });

  test('a visitor is told no price', async () => {
    const { result } = await ask(wanted('7.43'), await signIn(tested, 'Guest'));
    const offers: Equivalent[] = result;
    expect(offers.flatMap(({ product }) => product.warehouses.map(({ price }) => price))).toEqual(
      offers.map(() => null),
    );
  });

  test.each([
    [{ productId: '2147483647', versionCode: 'X' }, 404, 'UNKNOWN_PRODUCT'],
    [{ productId: '999999999999999', versionCode: 'X' }, 404, 'UNKNOWN_PRODUCT'],
    [{ productId: '-1', versionCode: 'X' }, 400, 'INVALID_REQUEST'],
    [{ productId: '1', versionCode: '' }, 400, 'INVALID_REQUEST'],
    [{ productId: '1' }, 400, 'INVALID_REQUEST'],
  ])('refuses %j', async (query, status, code) => {
    expect(await ask(query as Record<string, string>)).toMatchObject({ status, code });
  });

  test("another product's version is unknown to this one", async () => {
    expect(await ask({ productId: String(dye.id), versionCode: 'OTHER-RED-7-43' })).toMatchObject({
      status: 400,
      code: 'UNKNOWN_VERSION',
    });
  });
});
