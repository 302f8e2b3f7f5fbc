import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSql, type SqlPool } from '#db/pool.ts';
import type { StandbyReads } from '#db/replica/route-reads.ts';
import { mayReadLate } from '#lib/late-reads.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

/** Another pool on the same database plays the standby: what matters here is who is asked. */
let second: SqlPool | undefined;
let asked = 0;
const standby: StandbyReads = {
  get reader() {
    asked += 1;
    if (!second) throw new Error('it opens in a hook');
    return second.reader;
  },
  isUsable: mayReadLate,
  noteLoss: () => {},
};
const tested = useTestApp({ ports: { standby } });
let ana: SignedIn;
let productId: string;
beforeAll(async () => {
  second = createSql(tested.database);
  ana = await signIn(tested, 'Admin customer');
  productId = String((await buildProduct(tested.sql)).id);
  return () => second?.end();
});
beforeEach(() => {
  asked = 0;
});

/** As a browser: with the token in its cookie, and what it was given to keep. */
function browse(method: 'GET' | 'POST', url: string, more: Record<string, string> = {}, body = {}) {
  const cookies = { 'matiz-access': ana.headers.token ?? '', ...more };
  const origin = 'http://localhost:3000';
  const sent = method === 'POST' ? { payload: body } : {};
  return tested.app.inject({ method, url, cookies, headers: { origin }, ...sent });
}
const lists = '/api/product/list';

describe('DATABASE_READ_URL (ADR 96)', () => {
  test.each([lists, '/api/search?search=tinte', '/api/menu/list'])(
    'GET %s of a browser that only looks asks the standby',
    async (url) => {
      expect((await browse('GET', url)).statusCode).toBe(200);
      expect(asked).toBeGreaterThan(0);
    },
  );

  test('cart and account never do', async () => {
    expect((await browse('GET', '/api/cart/listcart')).statusCode).toBe(200);
    expect(asked).toBe(0);
  });

  test('who wrote reads what is for five seconds, whichever process answers', async () => {
    const wrote = await browse('POST', '/api/favorite/add', {}, { productId });
    expect(wrote.statusCode).toBeLessThan(300);
    const [cookie] = wrote.cookies.filter(({ name }) => name === 'matiz-wrote');
    expect(cookie).toMatchObject({ maxAge: 5, httpOnly: true, sameSite: 'Lax' });
    asked = 0;
    await browse('GET', lists, { 'matiz-wrote': cookie?.value ?? '' });
    expect(asked).toBe(0);
  });

  test('a client with a token of its own reads what is', async () => {
    const { headers } = ana;
    expect((await tested.app.inject({ url: lists, headers })).statusCode).toBe(200);
    expect(asked).toBe(0);
  });

  test('what nobody reads back keeps nobody from it', async () => {
    const seen = await browse('POST', '/api/searchTerms/add', {}, { search: 'tinte' });
    expect(seen.cookies.map(({ name }) => name)).not.toContain('matiz-wrote');
  });
});
