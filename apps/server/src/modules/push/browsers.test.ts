import { beforeEach, describe, expect, it } from 'vitest';
import { makeVapidKey, publicVapidKey } from '#lib/vapid-key.ts';
import { dispatchedNote } from '#testing/notes.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const privateKey = makeVapidKey();
const shop = useTestApp({
  settings: { webPush: { privateKey, isGiven: false }, isProduction: false },
});
beforeEach(() => shop.sql`DELETE FROM push_token`);

const browser = {
  deviceId: 'navegador-de-ana',
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc:def',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
};
const ofPage = (token: string) => ({
  cookie: `${shop.app.cookieNames.access}=${token}`,
  origin: 'http://localhost:3000',
  'sec-fetch-site': 'same-origin',
});
type Signed = Pick<SignedIn, 'headers'>;
async function register({ headers }: Signed, more: object = {}, asShell = false) {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/tokens/browser',
    headers: asShell ? headers : ofPage(headers.token),
    payload: { ...browser, ...more },
  });
  return reply.json().code ?? reply.statusCode;
}
async function readKey({ headers }: Signed): Promise<string | null> {
  const url = '/api/tokens/browser';
  return (await shop.app.inject({ url, headers: ofPage(headers.token) })).json().publicKey;
}
const kept = () => shop.sql`SELECT user_id, token, p256dh, auth FROM push_token ORDER BY token`;

describe('POST /tokens/browser', () => {
  it('writes a customer’s browser down once, with what its notes are sealed with', async () => {
    const ana = await signIn(shop, 'Admin customer');
    expect([await register(ana), await register(ana)]).toEqual([200, 200]);
    expect(await kept()).toEqual([
      { user_id: ana.userId, token: browser.endpoint, ...browser.keys },
    ]);
  });

  it('takes a new address in the place of the old one, and another person in that of the first', async () => {
    const [ana, luz] = [await signIn(shop, 'Admin customer'), await signIn(shop, 'Admin customer')];
    await register(ana);
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/gAAA';
    await register(ana, { endpoint });
    expect((await kept()).map(({ token }) => token)).toEqual([endpoint]);
    await register(luz, { endpoint, deviceId: 'navegador-de-luz' });
    expect((await kept()).map((row) => row.user_id)).toEqual([luz.userId]);
  });

  it('refuses sellers, staff, visitors and shells', async () => {
    expect(await register(await signIn(shop, 'Seller'))).toBe('FORBIDDEN');
    expect(await register(await signIn(shop, 'Staff'))).toBe('FORBIDDEN');
    expect(await register(await signIn(shop, 'Guest'))).toBe('LOGIN_REQUIRED');
    expect(await register(await signIn(shop, 'Admin customer'), {}, true)).toBe('FORBIDDEN');
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['a page that is not sealed', { endpoint: 'http://fcm.googleapis.com/fcm/send/abc' }],
    ['this machine', { endpoint: 'https://127.0.0.1/fcm/send/abcdef' }],
    ['a name of the network', { endpoint: 'https://metadata.google.internal/abcdef' }],
    ['another port', { endpoint: 'https://fcm.googleapis.com:5432/abcdef' }],
    ['no address', { endpoint: 'fcm:0123456789abcdef' }],
    ['half a key', { keys: { ...browser.keys, p256dh: 'Babc' } }],
    ['no keys', { keys: undefined }],
    ['a field too many', { userId: 'x' }],
  ])('refuses %s', async (_title, more) => {
    const refused = await register(await signIn(shop, 'Admin customer'), more);
    expect(refused).toBe('INVALID_REQUEST');
    expect(await kept()).toEqual([]);
  });

  it('a logout ends it', async () => {
    const ana = await signIn(shop, 'Admin customer');
    await register(ana);
    const { headers } = ana;
    await shop.app.inject({ method: 'POST', url: '/api/auth/logout', headers, payload: {} });
    expect(await kept()).toEqual([]);
  });
});

it('GET /tokens/browser gives the key to customers alone', async () => {
  expect(await readKey(await signIn(shop, 'Admin customer'))).toBe(publicVapidKey(privateKey));
  expect(await readKey(await signIn(shop, 'Seller'))).toBeNull();
});

it('a key that was only made here sends nothing outside of the demonstration: the outbox has it', async () => {
  const ana = await signIn(shop, 'Admin customer');
  await register(ana);
  await shop.deps.push.tell(ana.customerId ?? '', 'event-1', dispatchedNote);
  const [note] = await shop.sql`SELECT channel, subject FROM local_message
    WHERE recipient = ${browser.endpoint}`;
  expect(note).toEqual({ channel: 'push', subject: 'Tu pedido va en camino' });
});
