import type { PushPhone } from '@matiz/domain/push/push-phone.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { dispatchedNote } from '#testing/notes.ts';
import { createClock } from '#testing/ports.ts';
import { buildRegistered } from '#testing/registrations.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { createPushService } from './push.service.ts';

const clock = createClock('2026-11-22T15:00:00Z');
const shop = useTestApp({ clock });
beforeEach(() => shop.sql`DELETE FROM push_token`);

const phone = { deviceId: 'telefono-de-ana', token: 'fcm:0123456789abcdef' };
async function register(
  { headers, userId }: Pick<SignedIn, 'headers' | 'userId'>,
  more: object = {},
  asShell = true,
) {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/tokens',
    headers: asShell ? headers : webHeaders(headers.token),
    payload: { userId, ...phone, ...more },
  });
  return { status: reply.statusCode, code: reply.json().code };
}
const webHeaders = (token: string) => ({
  cookie: `${shop.app.cookieNames.access}=${token}`,
  origin: 'http://localhost:3000',
  'sec-fetch-site': 'same-origin',
});
const kept = () => shop.sql`SELECT user_id, device_id, token FROM push_token ORDER BY token`;
const taken = { status: 200, code: undefined };
const refused = { status: 403, code: 'FORBIDDEN' };

describe('POST /tokens', () => {
  it('writes a customer’s phone down once, however often it is sent', async () => {
    const ana = await signIn(shop, 'Admin customer');
    expect([await register(ana), await register(ana)]).toEqual([taken, taken]);
    expect(await kept()).toEqual([
      { user_id: ana.userId, device_id: phone.deviceId, token: phone.token },
    ]);
  });

  it('takes the new token of a phone in the place of the old one', async () => {
    const ana = await signIn(shop, 'Admin customer');
    await register(ana);
    await register(ana, { token: 'fcm:fedcba9876543210' });
    expect((await kept()).map(({ token }) => token)).toEqual(['fcm:fedcba9876543210']);
  });

  it('gives a phone to who logs in on it last, also when two come at once', async () => {
    const [ana, luz] = [await signIn(shop, 'Admin customer'), await signIn(shop, 'Admin customer')];
    await register(ana);
    await register(luz);
    expect((await kept()).map((row) => row.user_id)).toEqual([luz.userId]);
    const replies = await Promise.all([ana, luz, ana, luz].map((one) => register(one)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await kept()).toHaveLength(1);
  });

  it.each(['Seller', 'Staff'] as const)('refuses a %s', async (role) => {
    expect(await register(await signIn(shop, role))).toEqual(refused);
    expect(await kept()).toEqual([]);
  });

  it('refuses a visitor, a page on the web and someone else’s name', async () => {
    const guest = await signIn(shop, 'Guest');
    expect((await register(guest)).code).toBe('LOGIN_REQUIRED');
    const [ana, luz] = [await signIn(shop, 'Admin customer'), await signIn(shop, 'Admin customer')];
    expect(await register(ana, {}, false)).toEqual(refused);
    expect(await register(ana, { userId: luz.userId })).toEqual(refused);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['a short device', { deviceId: 'x' }],
    ['a short token', { token: 'x' }],
    ['an endless token', { token: 'x'.repeat(1025) }],
    ['line breaks', { token: `${phone.token}\n` }],
    ['a field too many', { platform: 'ios' }],
  ])('refuses %s', async (_title, more) => {
    expect((await register(await signIn(shop, 'Admin customer'), more)).status).toBe(400);
  });

  it('keeps ten phones of a person, the latest', async () => {
    const ana = await signIn(shop, 'Admin customer');
    for (let n = 10; n < 21; n += 1) {
      clock.advance(1000);
      await register(ana, { deviceId: `telefono-${n}`, token: `fcm:00000000000000${n}` });
    }
    const rows = await kept();
    expect([rows.length, rows[0]?.device_id]).toEqual([10, 'telefono-11']);
  });
});

describe('a phone is told nothing more', () => {
  it('after logging out there, and the other phones still are', async () => {
    const { userId, customerId, headers } = await signIn(shop, 'Admin customer');
    const other = await shop.deps.identity.openSession({ id: userId, role: 'Admin customer' });
    await register({ headers, userId });
    const tablet = { deviceId: 'tableta-de-ana', token: 'fcm:tableta000000000' };
    await register({ headers: { token: other.token }, userId }, tablet);
    await shop.app.inject({ method: 'POST', url: '/api/auth/logout', headers, payload: {} });
    expect(await kept()).toEqual([
      { user_id: userId, device_id: tablet.deviceId, token: tablet.token },
    ]);
    expect(await toldOf(customerId ?? '')).toEqual([tablet.token]);
  });

  it('after the account was removed', async () => {
    const ana = await buildRegistered(shop);
    expect(await register(ana)).toEqual(taken);
    await shop.app.inject({
      method: 'DELETE',
      url: '/api/customer/remove',
      headers: ana.headers,
      payload: { password: 'tijeras-y-peine-largo' },
    });
    expect(await kept()).toEqual([]);
  });
});

async function toldOf(customerId: string, answer: 'sent' | 'gone' = 'sent', times = 1) {
  const told: PushPhone[] = [];
  const push = async (phone: PushPhone) => {
    told.push(phone);
    return answer;
  };
  const service = createPushService({
    sql: shop.sql,
    clock,
    newId: () => crypto.randomUUID(),
    push,
    browserKey: null,
  });
  for (let n = 0; n < times; n += 1) await service.tell(customerId, 'event-1', dispatchedNote);
  return told.map(({ token }) => token);
}

describe('telling phones of an order', () => {
  it('tells each once, however often the event is handled, and nobody else’s', async () => {
    const [ana, luz] = [await signIn(shop, 'Admin customer'), await signIn(shop, 'Admin customer')];
    await register(ana);
    await register(luz, { token: 'fcm:luz0000000000000', deviceId: 'telefono-de-luz' });
    await shop.sql`DELETE FROM message_sent`;
    expect(await toldOf(ana.customerId ?? '', 'sent', 3)).toEqual([phone.token]);
  });

  it('forgets a phone that its service knows no longer', async () => {
    const ana = await signIn(shop, 'Admin customer');
    await register(ana, { token: 'fcm:gone000000000000' });
    await toldOf(ana.customerId ?? '', 'gone');
    expect(await kept()).toEqual([]);
  });

  it('leaves it in the outbox where nobody carries it', async () => {
    const ana = await signIn(shop, 'Admin customer');
    await register(ana, { token: 'fcm:outbox0000000000' });
    await shop.deps.push.tell(ana.customerId ?? '', 'event-2', dispatchedNote);
    const [kept] = await shop.sql`SELECT channel, subject FROM local_message
      WHERE recipient = 'fcm:outbox0000000000'`;
    expect(kept).toEqual({ channel: 'push', subject: 'Tu pedido va en camino' });
  });
});
