import { fail } from '@matiz/domain/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import type { Messages } from '#adapters/messages/messages.ts';
import { buildCustomer, buildUser } from '#testing/people.ts';
import { newestCode, newPhone, post } from '#testing/phones.ts';
import { createClock, minute } from '#testing/ports.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp } from '#testing/test-app.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock();
const settings = { trustProxy: ['127.0.0.1'] };
const test = useTestApp({ clock, settings });

async function openVisit(where = test) {
  const { headers } = await signIn(where, 'Guest');
  return {
    headers,
    ask: (phone: string) => post(where, '/auth/verify', { phone }, { headers }),
    enter: (phone: string, code: string, more: Record<string, string> = {}) =>
      post(where, '/auth/check', { phone, code }, { headers: { ...headers, ...more } }),
  };
}

/** Someone with a phone. */
async function buildPhoneUser(where = test, role: 'Seller' | 'Admin customer' = 'Seller') {
  const user = await buildUser(where.sql, role);
  const phone = newPhone();
  await where.sql`UPDATE app_user SET phone = ${`+57${phone}`} WHERE id = ${user.id}`;
  return { ...user, phone };
}

async function countMessages(phone: string): Promise<number> {
  await test.deps.background.idle();
  const rows = await test.sql`SELECT FROM local_message WHERE recipient = ${`+57${phone}`}`;
  return rows.length;
}

describe('POST /auth/verify', () => {
  it('sends a code to a phone with an account, and nothing to one without', async () => {
    const { phone } = await buildPhoneUser();
    const stranger = newPhone();
    const { ask } = await openVisit();
    const known = await ask(phone);
    const unknown = await ask(stranger);
    expect(known.results).toEqual({
      message: 'Te enviamos un código de 6 dígitos. Vence en 10 minutos.',
      expiresInSeconds: 600,
      resendInSeconds: 60,
    });
    expect(unknown.text).toBe(known.text);
    const { date: _, ...headers } = known.headers;
    expect(unknown.headers).toMatchObject(headers);
    expect([await countMessages(phone), await countMessages(stranger)]).toEqual([1, 0]);
  });

  it('sends nothing to a removed user or to the user of a removed business', async () => {
    const gone = await buildPhoneUser();
    await test.sql`UPDATE app_user SET removed_at = now() WHERE id = ${gone.id}`;
    const owner = await buildPhoneUser(test, 'Admin customer');
    await test.sql`UPDATE customer SET status = 'removed' WHERE id = ${owner.customerId}`;
    const { ask } = await openVisit();
    for (const { phone } of [gone, owner]) {
      expect((await ask(phone)).status).toBe(200);
      expect(await countMessages(phone)).toBe(0);
    }
  });

  it('counts the same for a phone without an account', async () => {
    const { phone } = await buildPhoneUser();
    const stranger = newPhone();
    const { ask } = await openVisit();
    for (const each of [phone, stranger]) await ask(each);
    expect((await ask(stranger)).text).toBe((await ask(phone)).text);
    expect(await ask(stranger)).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  });

  it('tells a provider that refuses to nobody: only a channel that nobody carries', async () => {
    const messages: Messages = {
      carries: (channel) => channel === 'sms',
      send: async () => fail('NOT_SENT'),
    };
    const other = await createTestApp({ settings, ports: { clock, messages } });
    const { phone } = await buildPhoneUser(other);
    const { ask, headers } = await openVisit(other);
    expect((await ask(phone)).text).toBe((await ask(newPhone())).text);
    for (const each of [phone, newPhone()]) {
      const body = { phone: each, channel: 'whatsapp' };
      const refused = await post(other, '/auth/verify', body, { headers });
      expect(refused.code).toBe('CHANNEL_NOT_OFFERED');
    }
    await other.close();
  });

  it('refuses what is no mobile phone at its field', async () => {
    const { ask } = await openVisit();
    expect(await ask('6015551234')).toMatchObject({ status: 400, fields: [{ path: 'phone' }] });
  });
});

describe('POST /auth/check', () => {
  it('opens a session as a login does, and leaves the one before', async () => {
    const user = await buildPhoneUser(test, 'Admin customer');
    const { ask, enter, headers } = await openVisit();
    await ask(user.phone);
    const entered = await enter(user.phone, await newestCode(test, user.phone));
    expect(entered).toMatchObject({
      status: 200,
      user: { _id: user.id, rol: 'Admin customer', email: user.email },
    });
    const me = await test.app.inject({ url: '/api/auth/me', headers: { token: entered.token } });
    expect(me.json()).toMatchObject({ user: { _id: user.id }, customer: { _id: user.customerId } });
    const refresh = { refreshToken: entered.refreshToken };
    const renewed = await test.app.inject({ url: '/api/auth/refresh-token', headers: refresh });
    expect(renewed.statusCode).toBe(200);
    expect((await test.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
  });

  it('gives a page of ours cookies and no tokens', async () => {
    const { phone } = await buildPhoneUser();
    const { ask, enter } = await openVisit();
    await ask(phone);
    const code = await newestCode(test, phone);
    const entered = await enter(phone, code, { 'sec-fetch-site': 'same-origin' });
    expect(entered).toMatchObject({ status: 200, token: null, refreshToken: null });
    expect(entered.device).toBeNull();
    expect(entered.headers['set-cookie']).toHaveLength(3);
  });

  it('lets in a business that waits for its approval', async () => {
    const customer = await buildCustomer(test.sql);
    await test.sql`UPDATE customer SET status = 'in_review' WHERE id = ${customer.id}`;
    const { id } = await buildUser(test.sql, 'Admin customer', { customerId: customer.id });
    const phone = newPhone();
    await test.sql`UPDATE app_user SET phone = ${`+57${phone}`} WHERE id = ${id}`;
    const { ask, enter } = await openVisit();
    await ask(phone);
    expect((await enter(phone, await newestCode(test, phone))).status).toBe(200);
  });

  it('answers a phone without an account exactly as a wrong code, and as no code at all', async () => {
    const { phone } = await buildPhoneUser();
    const [stranger, untouched] = [newPhone(), newPhone()];
    const { ask, enter } = await openVisit();
    await ask(phone);
    await ask(stranger);
    const right = await newestCode(test, phone);
    const wrong = right === '000000' ? '000001' : '000000';
    const known = await enter(phone, wrong);
    expect(known).toMatchObject({ status: 400, code: 'BAD_CODE', fields: [{ path: 'code' }] });
    for (const each of [stranger, untouched])
      expect((await enter(each, wrong)).text).toBe(known.text);
  });

  it('lets nobody in who lost the account between code and entry', async () => {
    const { phone, id } = await buildPhoneUser();
    const { ask, enter } = await openVisit();
    await ask(phone);
    const code = await newestCode(test, phone);
    await test.sql`UPDATE app_user SET removed_at = now() WHERE id = ${id}`;
    expect((await enter(phone, code)).code).toBe('BAD_CODE');
  });

  it('takes no code that was sent to register', async () => {
    const { phone } = await buildPhoneUser();
    const { enter, headers } = await openVisit();
    await post(test, '/verify/verify', { phone }, { headers });
    expect((await enter(phone, await newestCode(test, phone))).code).toBe('BAD_CODE');
  });

  it('stops an address that guesses, whatever the phones', async () => {
    const { headers } = await openVisit();
    const guess = () =>
      post(
        test,
        '/auth/check',
        { phone: newPhone(), code: '123456' },
        { headers, from: '203.0.113.4' },
      );
    for (let n = 0; n < 300; n += 1) expect((await guess()).code).toBe('BAD_CODE');
    expect((await guess()).code).toBe('TOO_MANY_ATTEMPTS');
    clock.advance(minute);
    const { headers: later } = await openVisit();
    const body = { phone: newPhone(), code: '123456' };
    const reply = await post(test, '/auth/check', body, { headers: later, from: '203.0.113.4' });
    expect(reply.code).toBe('BAD_CODE');
  });
});
