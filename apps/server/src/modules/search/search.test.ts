import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import type { FoundProduct } from '@matiz/contracts/search.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const tested = useTestApp();
let buyer: SignedIn;
beforeAll(async () => {
  const { sql } = tested;
  buyer = await signIn(tested, 'Admin customer');
  const colour = await buildCategory(sql, { name: 'Colorimetría' });
  const tints = await buildCategory(sql, { name: 'Tintes permanentes', parentId: colour });
  const brushes = await buildCategory(sql, { name: 'Pinceles y brochas' });
  const cromia = await buildBrand(sql, 'Cromía');
  const alba = await buildBrand(sql, 'Alba Niña');
  const make = (code: string, name: string, options: object) =>
    buildProduct(sql, { code, name, ...options });
  await make('TIN-1', 'Tinte en crema', {
    brandId: cromia,
    categoryId: tints,
    line: 'Esencial',
    salesRank: 1,
    tones: ['7.43', '7.1', '10.1'],
  });
  await make('TIN-2', 'Tinte sin amoniaco', {
    brandId: alba,
    categoryId: tints,
    salesRank: 2,
    tones: ['7/4', '8/43'],
  });
  await make('OXI-1', 'Crema oxidante', {
    brandId: cromia,
    categoryId: colour,
    salesRank: 3,
    volumes: [20, 30],
  });
  await make('PIN-1', 'Pincel de tinte', { brandId: alba, categoryId: brushes, salesRank: 4 });
  await make('GUA_50%', 'Guantes de nitrilo', { salesRank: 5 });
});

async function find(search: string, rest = '') {
  const reply = await tested.app.inject({
    url: `/api/search?search=${encodeURIComponent(search)}${rest}`,
    headers: buyer.headers,
  });
  return { status: reply.statusCode, ...reply.json() };
}
const codesFor = async (search: string) =>
  (await find(search)).products.map(({ code }: ProductCard) => code);

describe('GET /search', () => {
  test.each([
    [
      'name, best sellers first among those that begin with it',
      'tinte',
      ['TIN-1', 'TIN-2', 'PIN-1'],
    ],
    ['the beginning of the last word', 'tin', ['TIN-1', 'TIN-2', 'PIN-1']],
    ['the beginning of another word, if nothing is called so', 'crem tinte', ['TIN-1']],
    ['all words, in any order', 'crema tinte', ['TIN-1']],
    ['the brand, without its accent', 'cromia', ['TIN-1', 'OXI-1']],
    ['ñ typed as n', 'nina', ['TIN-2', 'PIN-1']],
    ['ñ is ñ, whatever the case', 'NIÑA', ['TIN-2', 'PIN-1']],
    ['brand and name', 'tinte cromía', ['TIN-1']],
    ['the line', 'esencial', ['TIN-1']],
    ['the category above', 'colorimetria', ['TIN-1', 'TIN-2', 'OXI-1']],
    ['plural for singular', 'guante', ['GUA_50%']],
    ['singular for plural', 'pincel', ['PIN-1']],
    ['plurals typed', 'tintes pinceles', ['PIN-1']],
    ['words that say nothing are left out', 'crema para el tinte', ['TIN-1']],
    ['a volume', 'oxidante 20 vol', ['OXI-1']],
    ['a volume in one word', 'oxidante 30vol', ['OXI-1']],
  ])('finds by %s', async (_title, typed, expected) => {
    expect(await codesFor(typed)).toEqual(expected);
  });

  test.each(['7.43', '7,43', '7/43', '743', '7-43'])('the tone %s', async (tone) => {
    expect(await codesFor(tone)).toEqual(['TIN-1']);
    expect(await codesFor(`tinte ${tone}`)).toEqual(['TIN-1']);
  });

  test('a tone is never forgiven', async () => {
    expect(await codesFor('7.44')).toEqual([]);
    const { products, leftOut } = await find('tinte 9.43');
    expect(leftOut).toEqual(['9.43']);
    expect(products.map(({ matchedTone }: FoundProduct) => matchedTone)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test.each([
    ['oxidante 40', ['OXI-1'], '40'],
    ['zz tinte', ['TIN-1', 'TIN-2', 'PIN-1'], 'zz'],
    ['pincel 7.43', ['PIN-1'], '7.43'],
  ])('lets go of what nothing has, and says it: %s', async (typed, expected, leftOut) => {
    expect((await find(typed)).leftOut).toEqual([leftOut]);
    expect(await codesFor(typed)).toEqual(expected);
  });

  test('the code of a product, or of a version, comes first, in any case', async () => {
    expect(await codesFor('pin-1')).toEqual(['PIN-1']);
    expect((await codesFor('tin-2-8/43'))[0]).toBe('TIN-2');
    expect(await codesFor('gua_50%')).toEqual(['GUA_50%']);
  });

  test.each([
    ['oxidnate crema', ['OXI-1']],
    ['oxidnte', ['OXI-1']],
    ['cromja', ['TIN-1', 'OXI-1']],
    ['gantes', ['GUA_50%']],
    ['pincle tinte', ['PIN-1']],
    ['tinte cromja 7.43', ['TIN-1']],
  ])('forgives a mistyped word when nothing matches: %s', async (typed, expected) => {
    expect(await codesFor(typed)).toEqual(expected);
  });

  test.each(['', '   ', '%', '_', "'", '"', '\\', '💇🏽‍♀️', '& | ! <-> :*', '()'])(
    'nothing to look for in %j',
    async (typed) => {
      expect(await find(typed)).toMatchObject({
        status: 200,
        products: [],
        totalItems: 0,
        totalPages: 0,
        page: 1,
      });
    },
  );

  test.each([
    "tinte'; drop table product; --",
    'tinte & !crema',
    "tinte':*",
    '%tinte%',
    'tinte 💇',
  ])('takes %j for words', async (typed) => {
    expect((await find(typed)).status).toBe(200);
  });

  test('a thousand characters are read as far as they tell; more are refused', async () => {
    expect(await find('tinte '.repeat(166))).toMatchObject({ status: 200, totalItems: 3 });
    expect(await find('x'.repeat(1001))).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });

  test.each([
    '&page=0',
    '&page=-1',
    '&page=1000000000',
    '&page=x',
    '&page=1.5',
    '&limit=0',
    '&limit=-1',
    '&limit=1000000000',
    '&limit=',
  ])('refuses %j', async (rest) => {
    expect(await find('tinte', rest)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });

  test('whatever is typed is answered', async () => {
    const word = fc.constantFrom(
      ...[
        'tinte',
        '7.43',
        '743',
        '.4',
        '20',
        'vol',
        '6%',
        'rubio',
        'claro',
        'cobriz',
        'para',
        'de',
      ],
      ...["'", '"', '\\', ':*', '<->', '|', '&', '!', '(', ')', '%', '_', '💇', 'ñ', '\ud800'],
    );
    const typed = fc.oneof(
      fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
      fc.array(word, { maxLength: 9 }).map((words) => words.join('')),
      fc.string({ unit: 'binary', maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (search) => {
        const readable = search.toWellFormed().replace(/\p{Cc}/gu, ' ');
        expect(await find(readable)).toMatchObject({ status: 200 });
      }),
      { numRuns: 150 },
    );
  });

  test('a page far beyond the last is empty', async () => {
    expect(await find('tinte', '&page=10000&limit=60')).toMatchObject({
      status: 200,
      products: [],
    });
  });

  test('has twenty a page where no other number is asked for (§9)', async () => {
    for (let n = 1; n <= 21; n += 1)
      await buildProduct(tested.sql, {
        code: `ESM-${n}`,
        name: `Esmalte ${n}`,
        salesRank: 100 + n,
      });
    const first = await find('esmalte');
    expect(first).toMatchObject({ totalItems: 21, totalPages: 2 });
    expect(first.products).toHaveLength(20);
    expect((await find('esmalte', '&page=2')).products).toHaveLength(1);
  });

  test('pages', async () => {
    expect(await find('tinte', '&limit=2')).toMatchObject({
      totalItems: 3,
      totalPages: 2,
      page: 1,
    });
    const second = await find('tinte', '&limit=2&page=2');
    expect(second.products.map(({ code }: ProductCard) => code)).toEqual(['PIN-1']);
    expect(await find('tinte', '&page=9')).toMatchObject({ products: [], totalItems: 3, page: 9 });
  });

  test('what changes is found by its new words, and no longer by the old', async () => {
    const { sql } = tested;
    const product = await buildProduct(sql, { name: 'Laca fuerte' });
    expect(await codesFor('laca')).toEqual([product.code]);
    await sql`UPDATE product SET name = 'Bruma suave' WHERE id = ${product.id}`;
    expect(await codesFor('laca')).toEqual([]);
    await sql`UPDATE brand SET name = 'Zafira' WHERE id = ${product.brandId}`;
    await sql`UPDATE category SET name = 'Acabados' WHERE id = ${product.categoryId}`;
    expect(await codesFor('bruma zafira acabado')).toEqual([product.code]);
    await sql`UPDATE product_version SET volume = 15 WHERE product_id = ${product.id}`;
    expect(await codesFor('bruma 15vol')).toEqual([product.code]);
    await sql`UPDATE product SET withdrawn_at = now() WHERE id = ${product.id}`;
    expect(await codesFor('bruma')).toEqual([]);
  });

  test('what is not sold where one buys is not found', async () => {
    const { code } = await buildProduct(tested.sql, { name: 'Invisible', price: null });
    expect(await codesFor('invisible')).toEqual([]);
    expect(await codesFor(code)).toEqual([]);
  });
});
