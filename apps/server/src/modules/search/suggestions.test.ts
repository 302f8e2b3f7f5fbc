import type { SearchSuggestions } from '@matiz/contracts/search.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const tested = useTestApp();
let buyer: SignedIn;
beforeAll(async () => {
  const { sql } = tested;
  buyer = await signIn(tested, 'Admin customer');
  const brandId = await buildBrand(sql, 'Cromía');
  await buildBrand(sql, 'Cromada sin productos');
  const tints = await buildCategory(sql, { name: 'Tintes permanentes' });
  await buildCategory(sql, { name: 'Tintes que nadie vende' });
  await buildProduct(sql, {
    code: 'TIN-1',
    name: 'Tinte en crema',
    brandId,
    categoryId: tints,
    salesRank: 1,
    tones: ['7.43', '7.1'],
  });
  for (let place = 2; place <= 12; place += 1) {
    await buildProduct(sql, { code: `TIN-${place}`, name: `Tinte ${place}`, salesRank: place });
  }
});

async function suggest(search: string, rest = '', who: SignedIn = buyer) {
  const url = `/api/search/suggestions?search=${encodeURIComponent(search)}${rest}`;
  const reply = await tested.app.inject({ url, headers: who.headers });
  const value: SearchSuggestions = reply.json();
  return { status: reply.statusCode, ...value };
}

describe('GET /search/suggestions', () => {
  test('offers products, brands and categories that begin as typed', async () => {
    const { products, brands, categories, suggestion } = await suggest('cro');
    expect(products.map(({ code }) => code)).toEqual(['TIN-1']);
    expect(brands.map(({ name }) => name)).toEqual(['Cromía']);
    expect([categories, suggestion]).toEqual([[], null]);
    expect((await suggest('tint')).categories.map(({ name }) => name)).toEqual([
      'Tintes permanentes',
    ]);
  });

  test('names the tone that was typed, and what was meant', async () => {
    const [first] = (await suggest('7,43')).products;
    expect(first?.matchedTone).toMatchObject({ number: '7.43', stock: 100 });
    expect(first?.toneCount).toBeGreaterThan(0);
    expect(await suggest('cromja')).toMatchObject({ suggestion: 'cromía' });
  });

  test('the tone that was typed with its price, as its result has it', async () => {
    const { sql } = tested;
    await sql`UPDATE product_version SET discount_percent = 20 WHERE code = 'TIN-1-7.1'`;
    for (const typed of ['7,43', 'tinte 7.1']) {
      const { headers } = buyer;
      const url = `/api/search?search=${encodeURIComponent(typed)}`;
      const [found] = (await tested.app.inject({ url, headers })).json().products;
      expect(found.matchedTone.price).toBe(typed === '7,43' ? 10_000 : 8_000);
      // What the text means is known by now, and its price is read again.
      for (const _ of ['asked', 'remembered']) {
        expect((await suggest(typed)).products[0]?.matchedTone).toEqual(found.matchedTone);
      }
    }
  });

  test('no price of a tone for a visitor (D-3)', async () => {
    const guest = await signIn(tested, 'Guest');
    const { products } = await suggest('7.43', '', guest);
    expect(products[0]?.matchedTone).toMatchObject({ price: null, originalPrice: null });
    expect(JSON.stringify(products)).not.toContain('10000');
  });

  test('names the words that were let go, and nothing where all were found', async () => {
    const letGo = { leftOut: ['Lavadora'], suggestion: null };
    for (const _ of ['asked', 'remembered']) {
      const found = await suggest('crema Lavadora');
      expect(found).toMatchObject(letGo);
      expect(found.products).not.toEqual([]);
    }
    expect(await suggest('tinte crema')).toMatchObject({ leftOut: [] });
    expect(await suggest('cromja')).toMatchObject({ suggestion: 'cromía', leftOut: [] });
  });

  test('eight products, or as many as asked; and no price of a product', async () => {
    expect((await suggest('tinte')).products).toHaveLength(8);
    expect((await suggest('tinte', '&limit=3')).products).toHaveLength(3);
    expect(JSON.stringify(await suggest('tinte'))).not.toContain('10000');
  });

  test.each(['', '%', "'", '💇', '& | !', 'x'.repeat(1000), "a' or 1=1", ':* <->', 'ø'])(
    'offers nothing, or something, for %j',
    async (typed) => {
      expect((await suggest(typed)).status).toBe(200);
    },
  );

  test.each(['&limit=0', '&limit=11', '&limit=1000000000', '&limit=-1', '&page=1'])(
    'refuses %j',
    async (rest) => {
      expect(await suggest('tinte', rest)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    },
  );

  test('to a visitor, too', async () => {
    const guest = await signIn(tested, 'Guest');
    expect((await suggest('tinte', '', guest)).products).toHaveLength(8);
  });
});
