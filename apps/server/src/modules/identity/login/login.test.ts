import { describe, expect, it } from 'vitest';
import { nextNumber } from '#testing/numbers.ts';
import { buildCustomer, buildUser, password } from '#testing/people.ts';
import { createClock } from '#testing/ports.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { useTestApp } from '#testing/use-test-app.ts';

import { limitKey } from '../limits/rate-limit.ts';

const clock = createClock();
const test = useTestApp({ clock, settings: { trustProxy: ['127.0.0.1'] } });

/** Each attempt comes from an address of its own unless one is given. */
async function logIn(email: string, typed = password, from = `10.0.0.${nextNumber()}`) {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/v3/auth/login',
    headers: { 'x-forwarded-for': from, 'x-request-id': 'the-same-id' },
    payload: { email, password: typed },
  });
  return { status: reply.statusCode, headers: reply.headers, text: reply.body, ...reply.json() };
}

describe('POST /v3/auth/login', () => {
  it('answers {token, refreshToken, user}, and the token works', async () => {
    const user = await buildUser(test.sql, 'Admin customer');
    const reply = await logIn(user.email);
    expect(reply).toMatchObject({ status: 200, user: { _id: user.id, rol: 'Admin customer' } });
    const headers = { token: reply.token };
    const me = await test.app.inject({ url: '/api/auth/me', headers });
    expect(me.json()).toMatchObject({ user: { _id: user.id }, customer: { _id: user.customerId } });
  });

  it('finds the account however its e-mail is written', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    expect((await logIn(email.toUpperCase())).status).toBe(200);
  });

  it('answers an unknown account exactly as a wrong password', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    const wrong = await logIn(email, 'otra-clave');
    const unknown = await logIn('nadie@prueba.co', 'otra-clave');
    expect(wrong).toMatchObject({ status: 400, code: 'BAD_CREDENTIALS' });
    expect(unknown.text).toBe(wrong.text);
    const { date: _, ...headers } = wrong.headers;
    expect(unknown.headers).toMatchObject(headers);
  });

  it('knows neither a removed user nor the user of a removed business', async () => {
    const gone = await buildUser(test.sql, 'Seller');
    await test.sql`UPDATE app_user SET removed_at = now() WHERE id = ${gone.id}`;
    expect((await logIn(gone.email)).code).toBe('BAD_CREDENTIALS');
    const customer = await buildCustomer(test.sql);
    const owner = await buildUser(test.sql, 'Admin customer', { customerId: customer.id });
    await test.sql`UPDATE customer SET status = 'removed' WHERE id = ${customer.id}`;
    expect((await logIn(owner.email)).code).toBe('BAD_CREDENTIALS');
  });

  it('does not let anybody in as the visitor', async () => {
    expect((await logIn('visitante@matiz.co', '')).status).toBe(400);
  });
});

describe('POST /v3/auth/login, tried too often', () => {
  it('stops an address that tries many accounts', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    // As if it had tried 299 before.
    await logIn('persona@ataque.co', 'x', '203.0.113.9');
    await test.sql`UPDATE rate_limit SET spent_until = ${clock()}::timestamptz + interval '599 s'
      WHERE key = ${limitKey({ name: 'login.address' }, '203.0.113.9')}`;
    expect((await logIn(email, password, '203.0.113.9')).code).toBe('TOO_MANY_ATTEMPTS');
    expect((await logIn(email, password, '203.0.113.10')).status).toBe(200);
  });

  it('lets a whole office in from one address', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    for (let n = 0; n < 70; n += 1) {
      expect((await logIn(email, password, '203.0.113.20')).status).toBe(200);
    }
  });

  it('turns most of a storm away, which then counts against nobody', async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) => logIn(`tormenta-${n}@prueba.co`, 'otra-clave')),
    );
    const busy = replies.filter(({ code }) => code === 'BUSY');
    expect(busy).toHaveLength(37);
    expect(busy[0]).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    const turnedAway = replies.findIndex(({ code }) => code === 'BUSY');
    for (let n = 0; n < 10; n += 1) {
      const again = await logIn(`tormenta-${turnedAway}@prueba.co`, 'otra-clave');
      expect(again.code).toBe('BAD_CREDENTIALS');
    }
  });

  it('believes X-Forwarded-For from the known proxy only', async () => {
    const stranger = await createTestApp();
    const addressOf = async (app: TestApp) => {
      const reply = await app.app.inject({
        method: 'POST',
        url: '/api/v3/auth/guest',
        headers: { 'x-forwarded-for': '198.51.100.7' },
        payload: {},
      });
      expect(reply.statusCode).toBe(200);
      return (await app.sql`SELECT key FROM rate_limit WHERE key LIKE 'guest.%'`).map(
        ({ key }) => key,
      );
    };
    const [believed] = await addressOf(test);
    const [direct] = await addressOf(stranger);
    expect(believed).not.toBe(direct);
    await stranger.close();
  });
});

describe('POST /v3/auth/guest', () => {
  it('opens a session of its own for each visitor, who is always the same principal', async () => {
    const open = async () =>
      (await test.app.inject({ method: 'POST', url: '/api/v3/auth/guest', payload: {} })).json();
    const [one, other] = [await open(), await open()];
    expect(one.user).toEqual({
      _id: '00000000-0000-4000-8000-000000000001',
      name: 'Visitante',
      last_name: '',
      email: null,
      rol: 'Guest',
      matiz_identifier: null,
    });
    expect(other.user).toEqual(one.user);
    expect(other.refreshToken).not.toBe(one.refreshToken);
  });
});
