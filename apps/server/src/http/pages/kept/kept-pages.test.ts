import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPagesFixture, pagePatience } from '#testing/pages.ts';
import { pauseWork } from '#testing/paused-work.ts';
import { buildPlaces } from '#testing/places.ts';
import { buildSabotaged } from '#testing/races/sabotage.ts';
import { signIn } from '#testing/sign-in.ts';
import type { TestApp } from '#testing/test-app.ts';

const web = createPagesFixture();
let test: TestApp;
beforeAll(async () => {
  test = await web.open();
  await buildPlaces(test.sql);
});
beforeEach(async () => {
  await web.untilKept(test);
  web.forgetDrawn();
});
afterEach(() => web.pauseAfterReading(null));
afterAll(() => test.close());

const look = (url: string, more: { cookies?: Record<string, string>; encoding?: string } = {}) =>
  test.app.inject({
    url,
    ...(more.cookies ? { cookies: more.cookies } : {}),
    headers: more.encoding ? { 'accept-encoding': more.encoding } : {},
  });
const guestIn = async (cityId: string, { app } = test) => {
  const chosen = await app.inject({
    method: 'PUT',
    url: '/api/shippings/place',
    payload: { cityId },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return Object.fromEntries(chosen.cookies.map(({ name, value }) => [name, value]));
};

describe('GET of a page, by someone who only looks', () => {
  it('is drawn once for a hundred who ask at the same time, and for those after them', async () => {
    const address = web.fresh();
    const reading = pauseWork();
    web.pauseAfterReading(() => reading.hold('page'));
    const asked = Array.from({ length: 100 }, () => look(address));
    await vi.waitUntil(() => reading.begun.length > 0, pagePatience);
    reading.releaseAll();
    const replies = await Promise.all(asked);
    replies.push(await look(address));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(web.drawn).toEqual([address]);
  });

  it('is the same page whatever else stands in its query', async () => {
    const address = web.fresh();
    const page = await look(`${address}?sort=name&page=2`);
    for (const spelling of [
      `${address}?page=2&sort=name`,
      `${address}?page=2&sort=name&fbclid=abc`,
      `${address}/?utm_source=x&page=2&utm_source=y&sort=name`.replace('/?', '?'),
      `${address}?page=2&sort=name&reference=ana#card`,
    ]) {
      expect((await look(spelling)).body).toBe(page.body);
    }
    expect(web.drawn).toEqual([`${address}?page=2&sort=name`]);
    await look(`${address}?page=3&sort=name`);
    expect(web.drawn).toHaveLength(2);
  });

  it.each(['page=x', 'page=1&page=2', `sort=${'a'.repeat(400)}`])(
    'is drawn each time where its query is odd: %s',
    async (query) => {
      const address = `${web.fresh()}?${query}`;
      await look(address);
      await look(address);
      expect(web.drawn).toEqual([address, address]);
    },
  );

  it('leads on with the whole address', async () => {
    const moved = await look('/lista/mueve?campaign=mayo');
    expect(moved.headers.location).toBe('http://localhost:3000/lista/mueve?campaign=mayo');
  });

  it('is sent as the one who asks takes it', async () => {
    const address = web.fresh();
    const plain = (await look(address)).body;
    const br = await look(address, { encoding: 'gzip, deflate, br' });
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(String(brotliDecompressSync(br.rawPayload))).toBe(plain);
    const gzip = await look(address, { encoding: 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(gzip.rawPayload))).toBe(plain);
    expect((await look(address)).body).toBe(plain);
    expect(web.drawn).toHaveLength(1);
  });

  it('writes nothing and sets no cookie; a cookie that is garbage is nobody’s', async () => {
    const address = web.fresh();
    const sessions = () => test.sql`SELECT id FROM session`;
    const before = (await sessions()).length;
    const first = await look(address);
    const second = await look(address, {
      cookies: { 'matiz-access': '%%%', 'matiz-refresh': 'x' },
    });
    expect(second.body).toBe(first.body);
    expect([...first.cookies, ...second.cookies]).toEqual([]);
    expect(await sessions()).toHaveLength(before);
    expect(web.drawn).toHaveLength(1);
  });

  it('is sent early as it is sent the long way, but for what makes each reply one of its own', async () => {
    const address = web.fresh();
    await look(address);
    const ownHeaders = ['x-request-id', 'date', 'access-control-expose-headers'];
    const sent = async (cookies?: Record<string, string>) => {
      const reply = await look(address, { encoding: 'br', ...(cookies ? { cookies } : {}) });
      const names = Object.keys(reply.headers).filter((name) => !ownHeaders.includes(name));
      expect(reply.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
      return [reply.rawPayload, names.sort().map((name) => [name, String(reply.headers[name])])];
    };
    const begin = vi.spyOn(test.app.sessions, 'visitor');
    // Where everybody is is believed for a second: what took longer is tried again.
    const early = await vi.waitUntil(async () => {
      await look(address);
      begin.mockClear();
      const page = await sent();
      return begin.mock.calls.length === 0 ? page : null;
    }, pagePatience);
    expect(early).toEqual(await sent({ 'matiz-access': 'nobody' }));
    expect(begin).toHaveBeenCalled();
  });

  it('lets its own script run by its hash, and no other', async () => {
    const { headers } = await look(web.fresh());
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toMatch(/nonce|unsafe-eval|script-src[^;]*unsafe-inline/);
  });
});

/** Two guests of different cities, a buyer, and a guest again: what each is shown. */
async function lookInTurn(shop: TestApp): Promise<string[]> {
  const bogota = await guestIn('11001', shop);
  const medellin = await guestIn('05001', shop);
  const { headers } = await signIn(shop, 'Admin customer', { cityCode: '11001' });
  const shown: string[] = [];
  for (const cookies of [bogota, medellin, { 'matiz-access': headers.token }, {}, medellin]) {
    const page = (await shop.app.inject({ url: '/lista/a', cookies })).json();
    shown.push(`${page.user.rol}, ${page.city}`);
  }
  return shown;
}
const each = [
  'Guest, Bogotá',
  'Guest, Medellín',
  'Admin customer, Bogotá',
  'Guest, Bogotá',
  'Guest, Medellín',
];

describe('never a page of one for another', () => {
  it('by city, and with an account always one’s own', async () => {
    expect(await lookInTurn(test)).toEqual(each);
  });

  it('and the test would see it: a key without the place, accounts that count as guests', async () => {
    const build = buildSabotaged('kept pages');
    try {
      const { createTestApp: open } = await build.load();
      const { servePages: serve } = await import(
        path.join(path.dirname(build.main), 'http', 'pages', 'pages.ts')
      );
      const shop = await web.open(open, serve);
      await buildPlaces(shop.sql);
      await web.untilKept(shop);
      const shown = await lookInTurn(shop);
      await shop.close();
      expect(shown[1]).not.toBe(each[1]);
      expect(shown[2]).not.toBe(each[2]);
    } finally {
      build.remove();
    }
  });
});
