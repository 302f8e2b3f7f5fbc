import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildProduct } from '../../testing/catalogue.ts';
import { buildShopper } from '../../testing/orders.ts';
import { pauseWork } from '../../testing/paused-work.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { servePages } from './pages.ts';
import { pagesAtOnce } from './pages-queue.ts';

let test: TestApp;
let drawing: ReturnType<typeof pauseWork>;

/** Nothing is ever told. */
const silent = { listen: () => ({ stop: async () => {} }) };

beforeEach(async () => {
  drawing = pauseWork();
  test = await createTestApp({
    addRoutes: (app) =>
      servePages(
        app,
        {
          scripts: [],
          kept: [],
          async draw({ url }) {
            const { pathname } = new URL(url);
            await drawing.hold(pathname.slice(1));
            const headers = [['content-type', 'text/html']] as const;
            return { status: 200, headers, bytes: Buffer.from(pathname), encoding: 'identity' };
          },
        },
        { ga4Id: null, cardOrigin: null, news: silent },
      ),
  });
});
afterEach(async () => {
  drawing.releaseAll();
  await test.close();
});

const crowdAddress = '186.80.0.1';
const look = (path: string, from = crowdAddress, cookies = {}) =>
  test.app.inject({ url: `/${path}`, remoteAddress: from, cookies });
const crowdOf = (count: number) =>
  Array.from({ length: count }, (_, index) => look(`crowd-${index}`));
const arrived = (works: number) =>
  vi.waitUntil(() => drawing.begun.length >= works, { timeout: 60_000 });

describe('GET of a page', () => {
  it('is drawn beside few others, however many are asked for', async () => {
    const pages = crowdOf(30);
    await arrived(pagesAtOnce);
    expect(drawing.begun).toHaveLength(pagesAtOnce);
    await drawing.releaseOne();
    expect(drawing.begun).toHaveLength(pagesAtOnce + 1);
    drawing.releaseAll();
    const replies = await Promise.all(pages);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  });

  it('goes before the next of an address that asks for many, from any other address', async () => {
    const pages = crowdOf(30);
    await arrived(pagesAtOnce);
    pages.push(look('landing', '190.24.0.2'), look('robot', '2001:db8:1::7'));
    for (let turns = 0; turns < 3; turns += 1) await drawing.releaseOne();
    expect(drawing.begun.slice(pagesAtOnce, pagesAtOnce + 3)).toEqual(
      expect.arrayContaining(['landing', 'robot']),
    );
    drawing.releaseAll();
    await Promise.all(pages);
  });

  it('of someone with an account goes before those of visitors, from the same address too', async () => {
    const { headers } = await buildShopper(test);
    const authenticate = vi.spyOn(test.app.sessions, 'authenticate');
    const pages = crowdOf(30);
    await arrived(pagesAtOnce);
    pages.push(look('buyer', crowdAddress, { 'matiz-access': headers.token }));
    await vi.waitUntil(() => authenticate.mock.results.length > 0, { timeout: 60_000 });
    await authenticate.mock.results[0]?.value;
    await drawing.releaseOne();
    await drawing.releaseOne();
    expect(drawing.begun.slice(pagesAtOnce, pagesAtOnce + 2)).toContain('buyer');
    drawing.releaseAll();
    await Promise.all(pages);
  });

  it('is refused as busy only where one address waits for hundreds, which walls nobody else', async () => {
    const pages = crowdOf(pagesAtOnce + 250);
    await arrived(pagesAtOnce);
    const refused = await look('crowd-last');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers).toMatchObject({ 'retry-after': '2' });
    expect(refused.headers['content-type']).toContain('text/html');
    pages.push(look('landing', '190.24.0.2'));
    drawing.releaseAll();
    const replies = await Promise.all(pages);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  });
});

describe('POST /cart/additem', () => {
  it('is answered while every place for pages is taken, and as many pages wait', async () => {
    const shopper = await buildShopper(test);
    const product = await buildProduct(test.sql, { stock: 5 });
    const pages = crowdOf(100);
    await arrived(pagesAtOnce);
    const pageRequest = { productId: String(product.id), code: product.code, quantity: 1 };
    expect((await shopper.calls.add(pageRequest)).value.cart.units).toBe(1);
    expect(drawing.begun).toHaveLength(pagesAtOnce);
    drawing.releaseAll();
    await Promise.all(pages);
  });
});
