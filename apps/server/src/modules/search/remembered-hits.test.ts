import type { FoundProduct } from '@matiz/contracts/search.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildProduct, setStock } from '#testing/catalogue.ts';
import { orderOf } from '#testing/order-fixture.ts';
import { buildPaymentMethods, buildShopper } from '#testing/orders.ts';
import { discountVersion } from '#testing/prices.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let now = Date.parse('2026-11-20T15:00:00Z');
let buyer: SignedIn;
const tested = useTestApp({
  settings: { searchTtlMs: 60_000 },
  clock: () => new Date(now),
});
beforeAll(async () => {
  buyer = await signIn(tested, 'Admin customer');
});

async function search(
  who: Pick<SignedIn, 'headers'> = buyer,
): Promise<[total: number, ...codes: string[]]> {
  const reply = await tested.app.inject({
    url: '/api/search?search=brillantina',
    headers: who.headers,
  });
  const { totalItems, products } = reply.json();
  return [totalItems, ...products.map(({ code }: { code: string }) => code)];
}

test('GET /search remembers for ten seconds what a text finds and what is sold out of it', async () => {
  const { sql } = tested;
  const sell = (code: string, salesRank: number) =>
    buildProduct(sql, { code, name: `Brillantina ${code}`, salesRank });
  const [first] = [await sell('A', 1), await sell('B', 2)];
  expect(await search()).toEqual([2, 'A', 'B']);
  expect(await search()).toEqual([2, 'A', 'B']);
  await sell('C', 3);
  await setStock(sql, first.versions[0], 0);
  now += 9_000;
  expect(await search()).toEqual([2, 'A', 'B']);
  // Asked again and again, it is not remembered for longer.
  now += 1_001;
  expect(await search()).toEqual([3, 'B', 'C', 'A']);
});

test('GET /search shows nothing that is no longer sold, although it is remembered', async () => {
  expect(await search()).toContain('B');
  await tested.sql`UPDATE product SET withdrawn_at = now() WHERE code = 'B'`;
  expect(await search()).not.toContain('B');
});

test('GET /search shows each what they bought first, although it is remembered', async () => {
  await buildPaymentMethods(tested.sql);
  const [regular, also] = [
    await buildShopper(tested),
    await buildProduct(tested.sql, { code: 'D', name: 'Brillantina D', salesRank: 4 }),
  ];
  now += 10_001;
  expect(await search()).toEqual([3, 'C', 'D', 'A']);
  await orderOf(regular, [[also, 1]]);
  expect(await search(regular)).toEqual([3, 'D', 'C', 'A']);
  expect(await search()).toEqual([3, 'C', 'D', 'A']);
});

test('GET /search remembers which tone matched, not what is left of it', async () => {
  const { sql, app } = tested;
  const dye = await buildProduct(sql, { code: 'T', name: 'Tinte', tones: ['9.73', '9.7'] });
  const leftOf = async () => {
    const reply = await app.inject({ url: '/api/search?search=9.73', headers: buyer.headers });
    return reply
      .json()
      .products.map(({ matchedTone: tone }: FoundProduct) => [tone?.number, tone?.stock]);
  };
  const [tone] = dye.versions;
  await setStock(sql, tone, 7);
  expect(await leftOf()).toEqual([['9.73', 7]]);
  await setStock(sql, tone, 3);
  expect(await leftOf()).toEqual([['9.73', 3]]);
  await setStock(sql, tone, 0);
  expect(await leftOf()).toEqual([['9.73', 0]]);
  await sql`UPDATE product_version SET withdrawn_at = now() WHERE id = ${tone.id}`;
  expect((await leftOf()).flat()).not.toContain('9.73');
});

test('GET /search prices the tone that matched as its card does, remembered or not', async () => {
  const { sql, app } = tested;
  const dye = await buildProduct(sql, { code: 'U', name: 'Tinte', tones: ['9.84', '9.8'] });
  const priceFor = async (who: Pick<SignedIn, 'headers'>) => {
    const reply = await app.inject({ url: '/api/search?search=9.84', headers: who.headers });
    const [found]: FoundProduct[] = reply.json().products;
    return [found?.matchedTone?.price, found?.matchedTone?.originalPrice];
  };
  await discountVersion(sql, dye.versions[0].id, { percent: 20 });
  expect(await priceFor(buyer)).toEqual([8_000, 10_000]);
  await discountVersion(sql, dye.versions[0].id, { value: 500 });
  expect(await priceFor(buyer)).toEqual([9_500, 10_000]);
  expect(await priceFor(await signIn(tested, 'Guest'))).toEqual([null, null]);
});
