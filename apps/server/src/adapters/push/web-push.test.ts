import { createECDH, randomBytes } from 'node:crypto';
import { importJWK, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { isVapidKey, makeVapidKey, publicVapidKey } from '#lib/vapid-key.ts';
import { InnerAddressError } from './outer-address.ts';
import { openWebPush, type SendSealed } from './web-push.ts';

const privateKey = makeVapidKey();
const pair = createECDH('prime256v1');
const browser = {
  p256dh: pair.generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const phone = { token: 'https://push.services.mozilla.com/wpush/v2/gAAA', browser };
const note = {
  id: 'note-1',
  title: 'Va en camino',
  text: 'Mira',
  path: '/home/cart',
  channel: 'pedidos',
} as const;

function open(answer: number | Error) {
  const asked: Parameters<SendSealed>[0][] = [];
  const push = openWebPush({
    privateKey,
    publicUrl: 'https://tienda.co',
    send: async (sealed) => {
      asked.push(sealed);
      if (typeof answer === 'number') return answer;
      throw answer;
    },
  });
  return { push, asked };
}

describe('browsers are told through their own push services', () => {
  it('with the note sealed, and signed with the shop’s key for that service alone', async () => {
    const { push, asked } = open(201);
    expect(await push(phone, note)).toBe('sent');
    const [sealed] = asked;
    expect(sealed?.endpoint).toBe(phone.token);
    expect(sealed?.headers).toMatchObject({ TTL: 86_400, 'Content-Encoding': 'aes128gcm' });
    expect(sealed?.body.toString('latin1')).not.toContain('camino');
    const signed = String(sealed?.headers.Authorization);
    const [, jwt = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(signed) ?? [];
    expect(key).toBe(publicVapidKey(privateKey));
    const point = Buffer.from(key, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    expect((await jwtVerify(jwt, jwk)).payload).toMatchObject({
      aud: 'https://push.services.mozilla.com',
      sub: 'https://tienda.co',
    });
  });

  it.each([404, 410])('a browser is gone for %i', async (status) => {
    expect(await open(status).push(phone, note)).toBe('gone');
  });

  it.each([
    'https://localhost/x',
    'https://10.0.0.1/x',
    'http://push.services.mozilla.com/x',
    'fcm:0123456789',
  ])('and for %s, which is never called', async (token) => {
    const { push, asked } = open(201);
    expect(await push({ ...phone, token }, note)).toBe('gone');
    expect(asked).toEqual([]);
  });

  it('and where its name leads to an inner address', async () => {
    expect(await open(new InnerAddressError('inner')).push(phone, note)).toBe('gone');
  });

  it.each([301, 403, 429, 500])(
    'none is forgotten for %i: the event comes again',
    async (status) => {
      await expect(open(status).push(phone, note)).rejects.toThrow(String(status));
    },
  );
});

it('keys are made, and told from what is none', () => {
  for (let n = 0; n < 100; n += 1) expect(isVapidKey(makeVapidKey())).toBe(true);
  expect(isVapidKey('A'.repeat(43))).toBe(false);
  expect(isVapidKey('abc')).toBe(false);
});
