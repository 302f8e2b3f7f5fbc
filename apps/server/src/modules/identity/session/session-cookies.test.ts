import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, password } from '#testing/people.ts';
import { buildPlaces } from '#testing/places.ts';
import type { TestApp } from '#testing/test-app.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const ours = { 'sec-fetch-site': 'same-origin' };

const test = useTestApp();
const secure = useTestApp({ settings: { publicUrl: 'https://matiz.co' } });
beforeAll(() => buildPlaces(test.sql));

async function logIn(on: TestApp, headers: Record<string, string> = ours) {
  const { email } = await buildUser(on.sql, 'Admin customer');
  return on.app.inject({
    method: 'POST',
    url: '/api/v3/auth/login',
    headers,
    payload: { email, password },
  });
}

async function webSession() {
  const reply = await logIn(test);
  return Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
}

describe('POST /v3/auth/login from a page of ours', () => {
  it('sets cookies that no script reads, and repeats no token in the body', async () => {
    const reply = await logIn(test);
    expect(reply.json()).toMatchObject({ token: null, refreshToken: null, device: null });
    expect(reply.cookies).toMatchObject([
      { name: 'matiz-device', httpOnly: true, sameSite: 'Lax', path: '/api', maxAge: 34_560_000 },
      { name: 'matiz-access', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 900 },
      { name: 'matiz-refresh', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 604_800 },
    ]);
  });

  it('binds them to the host over TLS', async () => {
    const { cookies } = await logIn(secure);
    expect(cookies).toMatchObject([
      { name: '__Secure-matiz-device', secure: true },
      { name: '__Host-matiz-access', secure: true },
      { name: '__Host-matiz-refresh', secure: true },
    ]);
    expect(cookies[0]).not.toHaveProperty('domain');
  });

  it.each([{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://otra.co' }])(
    'answers tokens and no cookies to any other client: %j',
    async (headers) => {
      const reply = await logIn(test, headers);
      expect(reply.cookies).toEqual([]);
      expect(reply.json().token).toMatch(/^ey/);
    },
  );

  it('leaves the session that this browser had', async () => {
    const before = await webSession();
    const { email } = await buildUser(test.sql, 'Seller');
    await test.app.inject({
      method: 'POST',
      url: '/api/v3/auth/login',
      headers: ours,
      cookies: before,
      payload: { email, password },
    });
    const reply = await test.app.inject({ url: '/api/auth/me', cookies: before });
    expect(reply.statusCode).toBe(401);
  });
});

describe('writes by cookie', () => {
  const write = { method: 'POST', url: '/api/auth/logout', payload: {} } as const;

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
    { origin: 'https://otra.co' },
    { origin: 'null' },
    {},
  ])('are refused from elsewhere: %j', async (headers) => {
    const reply = await test.app.inject({ ...write, headers, cookies: await webSession() });
    expect(reply.statusCode).toBe(403);
    expect(reply.json().code).toBe('CROSS_SITE');
  });

  it.each([ours, { origin: 'http://localhost:3000' }, { origin: 'http://a.co', host: 'a.co' }])(
    'are taken from our pages: %j',
    async (headers) => {
      const reply = await test.app.inject({ ...write, headers, cookies: await webSession() });
      expect(reply.statusCode).toBe(200);
      expect(reply.cookies).toMatchObject([{ value: '' }, { value: '' }]);
    },
  );
});

describe('GET /auth/refresh-token by cookie', () => {
  it('renews both cookies for our pages', async () => {
    const reply = await test.app.inject({
      url: '/api/auth/refresh-token',
      headers: ours,
      cookies: await webSession(),
    });
    expect(reply.json()).toEqual({ token: null, refreshToken: null });
    expect(reply.cookies.map(({ name }) => name)).toEqual(['matiz-access', 'matiz-refresh']);
  });

  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }, {}])(
    'is refused elsewhere, and the token stays good: %j',
    async (headers) => {
      const cookies = await webSession();
      const url = '/api/auth/refresh-token';
      const refused = await test.app.inject({ url, headers, cookies });
      expect(refused.json().code).toBe('CROSS_SITE');
      expect((await test.app.inject({ url, headers: ours, cookies })).statusCode).toBe(200);
    },
  );

  it('leaves the cookies alone when it fails, so that another tab keeps its own', async () => {
    const reply = await test.app.inject({
      url: '/api/auth/refresh-token',
      headers: ours,
      cookies: { 'matiz-refresh': 'old' },
    });
    expect(reply.statusCode).toBe(401);
    expect(reply.cookies).toEqual([]);
  });
});
