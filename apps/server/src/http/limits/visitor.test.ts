import { allCalls } from '@matiz/contracts/calls.ts';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '../../testing/catalogue.ts';
import { buildPlaces } from '../../testing/places.ts';
import { createClock, minute } from '../../testing/ports.ts';
import { signIn } from '../../testing/sign-in.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { findPageSession } from '../pages/page-session.ts';
import { callInProcess } from '../pages/pages-calls.ts';

const clock = createClock();
const ours = { 'sec-fetch-site': 'same-origin' };

/** A page whose loaders ask who looks and what the shop sells. */
function addRoutes(app: FastifyInstance) {
  app.get('/page', async (request, reply) => {
    const session = await findPageSession(request, reply);
    const callApi = callInProcess(request, { token: session?.token ?? null });
    const ask = (path: string) => callApi({ method: 'GET', path, headers: {} });
    const [me, list] = [await ask('/auth/me'), await ask('/product/list')];
    return { me: JSON.parse(String(me.json)), listed: list.status };
  });
}

const test = useTestApp({ addRoutes, clock });
beforeAll(async () => {
  await buildPlaces(test.sql);
  await buildProduct(test.sql, { stock: 5 });
});
beforeEach(() => test.sql`truncate session, session_token, rate_limit, page_view cascade`);

async function written() {
  const [row] = await test.sql<{ sessions: number; limits: number }[]>`
    select (select count(*)::int from session) as sessions,
      (select count(*)::int from rate_limit) as limits`;
  return row;
}
const nothing = { sessions: 0, limits: 0 };

const choose = (cityId: string, headers: Record<string, string>, cookies = {}) =>
  test.app.inject({
    method: 'PUT',
    url: '/api/shippings/place',
    payload: { cityId },
    headers,
    cookies,
  });
const cityOf = async (cookies: Record<string, string>) =>
  (await test.app.inject({ url: '/api/auth/me', headers: ours, cookies })).json().delivery.cityId;
const cookiesOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

describe('a visitor who only looks (D-21)', () => {
  it('is answered 700 first pages from one address, and nothing is written or set', async () => {
    for (let visit = 0; visit < 700; visit += 1) {
      const page = await test.app.inject({ url: '/page' });
      expect(page.statusCode).toBe(200);
      expect(page.cookies).toEqual([]);
      expect(page.json()).toMatchObject({ me: { user: { rol: 'Guest' } }, listed: 200 });
    }
    expect(await written()).toEqual(nothing);
  });

  const looks = allCalls.filter(({ access, method }) => access === 'visitor' && method === 'GET');
  it.each(looks.map(({ path }) => path))('GET %s writes nothing', async (path) => {
    const reply = await test.app.inject({ url: `/api${path}` });
    expect(reply.json().code).not.toBe('NO_SESSION');
    expect(reply.cookies).toEqual([]);
    expect(await written()).toEqual(nothing);
  });

  it('counts its pages and searches without a session, and one address has no end of them', async () => {
    const send = (url: string, payload: object) =>
      test.app.inject({ method: 'POST', url: `/api${url}`, payload, headers: ours });
    for (let visit = 0; visit < 40; visit += 1) {
      const counted = await send('/events/page-views', { views: [{ path: '/', ago: 0 }] });
      expect(counted.json()).toEqual({ counted: 1 });
      expect(counted.cookies).toEqual([]);
      const kept = await send('/searchTerms/add', { searchTerm: 'tinte' });
      expect(kept.json()).toEqual({ isKept: true });
    }
    const views = await test.sql`SELECT FROM page_view WHERE session_id IS NULL`;
    expect(views).toHaveLength(40);
    expect((await written())?.sessions).toBe(0);
  });
});

describe('a visitor who writes', () => {
  it('is given a session by the call itself, and no two share what they choose', async () => {
    const medellin = await choose('05001', ours);
    expect(medellin.statusCode).toBe(200);
    expect(medellin.cookies.map(({ name }) => name)).toEqual(['matiz-access', 'matiz-refresh']);
    const cali = await choose('97001', ours);
    const [ana, bea] = [cookiesOf(medellin), cookiesOf(cali)];
    expect([await cityOf(ana), await cityOf(bea), await cityOf({})]).toEqual([
      '05001',
      '97001',
      '11001',
    ]);
    expect(await written()).toMatchObject({ sessions: 2 });
    // From then on it is theirs: nothing more is opened.
    expect((await choose('97001', ours, ana)).cookies).toEqual([]);
    expect(await cityOf(ana)).toBe('97001');
    expect(await written()).toMatchObject({ sessions: 2 });
  });

  it('from anywhere else asks for a session first', async () => {
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://otra.co' }]) {
      const refused = await choose('05001', headers);
      expect(refused.json()).toMatchObject({ code: 'NO_SESSION' });
      expect(refused.cookies).toEqual([]);
    }
    expect(await written()).toEqual(nothing);
    const { headers } = await signIn(test, 'Guest');
    expect((await choose('05001', headers)).statusCode).toBe(200);
  });

  it('is one of thousands behind a carrier’s address, and 5,000 of them at once get in', async () => {
    // As many as 4,999 before this one, without the time that opening them takes.
    await choose('05001', ours);
    await test.sql`UPDATE rate_limit SET spent_until = ${clock()}::timestamptz + interval '499.9 s'
      WHERE key LIKE 'guest.address:%'`;
    expect((await choose('05001', ours)).statusCode).toBe(200);
    expect((await choose('05001', ours)).json().code).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('who has a session, or had one, is no visitor', () => {
  it.each(['/api/auth/me', '/api/product/list', '/api/search?search=tinte'])(
    'GET %s asks a browser whose access cookie ran out to refresh',
    async (url) => {
      const reply = await test.app.inject({ url, cookies: { 'matiz-refresh': 'x' } });
      expect(reply.json().code).toBe('NO_SESSION');
    },
  );

  it('tells a page that still shows someone, whose cookies are gone', async () => {
    const { userId } = await signIn(test, 'Seller');
    const list = (query: Record<string, string>) =>
      test.app.inject({ url: '/api/product/list', query });
    expect((await list({ userId })).json().code).toBe('NO_SESSION');
    const visitor = '00000000-0000-4000-8000-000000000001';
    expect((await list({ userId: visitor })).statusCode).toBe(200);
  });

  it('draws the page of a session that is over as a visitor’s, and leaves the cookies alone', async () => {
    const cookies = { 'matiz-access': 'x', 'matiz-refresh': 'y' };
    const page = await test.app.inject({ url: '/page', cookies });
    expect(page.json().me.user.rol).toBe('Guest');
    expect(page.cookies).toEqual([]);
  });

  it('draws the page of a session in its own name, also across its access token', async () => {
    const { headers, refreshToken, userId } = await signIn(test, 'Seller');
    const cookies = { 'matiz-access': headers.token, 'matiz-refresh': refreshToken };
    const now = await test.app.inject({ url: '/page', cookies });
    expect(now.json().me.user._id).toBe(userId);
    expect(now.cookies).toEqual([]);
    clock.advance(16 * minute);
    const later = await test.app.inject({ url: '/page', cookies });
    expect(later.json().me.user._id).toBe(userId);
    expect(later.cookies).toHaveLength(2);
  });
});
