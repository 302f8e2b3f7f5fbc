import { errorReplySchema } from '@matiz/contracts/errors.ts';
import { login, refreshToken } from '@matiz/contracts/identity.ts';
import { createAnnouncement } from '@matiz/contracts/staff/content/announcements.ts';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { signIn } from '../testing/sign-in.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const test = useTestApp();

const url = `/api${login.path}`;
const good = { email: 'nadie@prueba.co', password: 'cualquiera' };

async function send(options: InjectOptions) {
  const reply = await test.app.inject({ method: 'POST', url, ...options });
  const body = errorReplySchema.parse(reply.json());
  expect(body.requestId).toBe(reply.headers['x-request-id']);
  return { status: reply.statusCode, headers: reply.headers, ...body };
}

describe('POST /v3/auth/login, what cannot be read', () => {
  it('names every wrong field in Spanish', async () => {
    const reply = await send({ payload: { email: 7, password: '', role: 'Staff' } });
    expect(reply).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      message: 'Hay datos que no pudimos leer. Revísalos e inténtalo de nuevo.',
      fields: [
        { path: 'email', message: 'Escribe un correo válido, como nombre@salon.co.' },
        { path: 'password', message: 'Escribe tu contraseña.' },
        { path: 'role', message: 'Este campo no existe.' },
      ],
    });
  });

  it.each([
    ['a NUL', { ...good, email: 'ana\u0000@prueba.co' }, 'email'],
    ['a control character', { ...good, password: 'clave\u001b[31m' }, 'password'],
    ['half a character', { ...good, password: 'clave\ud83e' }, 'password'],
    ['a NUL in a name', { ...good, 'x\u0000': 1 }, ''],
    ['a NUL deep inside', { ...good, password: [{ a: ['\u0000'] }] }, 'password.0.a.0'],
  ])('refuses %s, and says where', async (_, payload, path) => {
    const message = 'Tiene un carácter que no se puede leer. Bórralo y escríbelo de nuevo.';
    const { status, fields } = await send({ payload });
    expect({ status, fields }).toEqual({ status: 400, fields: [{ path, message }] });
  });

  it('lets tabs and ends of lines in a text come as far as the rule of its field', async () => {
    const { code } = await send({
      payload: { ...good, password: 'una\tclave\r\nde dos renglones' },
    });
    expect(code).toBe('BAD_CREDENTIALS');
  });

  it('refuses a hundred thousand levels without counting them all', async () => {
    const payload = `{"password":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const { fields } = await send({ headers: { 'content-type': 'application/json' }, payload });
    expect(fields).toEqual([{ path: '', message: 'Tiene demasiados niveles.' }]);
  });

  it('answers thousands of unknown names with the first of them, each cut short', async () => {
    const names = Array.from({ length: 400 }, (_, index) => `${index} ${'n'.repeat(500)}`);
    const { fields } = await send({
      payload: { ...good, ...Object.fromEntries(names.map((name) => [name, 1])) },
    });
    expect(fields).toHaveLength(50);
    expect(fields?.[0]?.path).toBe(names[0]?.slice(0, 100));
  });

  it('says one thing of a field, whatever else is wrong with it', async () => {
    const payload = { title: '', message: 'Hola', color: 'blue', startsAt: 'x', endsAt: '' };
    const { headers } = await signIn(test, 'Staff');
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api${createAnnouncement.path}`,
      headers,
      payload: { set: payload },
    });
    const paths = errorReplySchema.parse(reply.json()).fields?.map(({ path }) => path);
    expect(paths).toEqual(['set.startsAt', 'set.endsAt', 'set.title']);
  });

  it('says which field is missing', async () => {
    const { fields } = await send({ payload: {} });
    expect(fields?.map(({ path }) => path)).toEqual(['email', 'password']);
  });

  it.each([
    ['a list', [good]],
    ['a text', JSON.stringify('hola')],
    ['null', 'null'],
    ['broken JSON', '{"email":'],
    ['nothing', ''],
    ['a poisoned prototype', '{"email":"a@b.co","password":"x","__proto__":{"role":"Staff"}}'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"role":"Staff"}}}'],
  ])('refuses %s with 400', async (_, payload) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await send({ headers, payload });
    expect(reply).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });

  it('refuses more than 256 kB with 413', async () => {
    const reply = await send({ payload: { ...good, password: 'x'.repeat(300 * 1024) } });
    expect(reply).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
    'application/jsonp',
    'application/json/x',
    'application/\tjson',
    'nonsense',
    'application/xml',
  ])('refuses the content type %j with 415', async (type) => {
    const reply = await send({ headers: { 'content-type': type }, payload: JSON.stringify(good) });
    expect(reply).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA' });
  });

  it.each(['application/json', 'APPLICATION/JSON', 'application/json; charset=utf-8'])(
    'reads %j, and finds the same fault in it',
    async (type) => {
      const payload = JSON.stringify({ ...good, extra: 1 });
      const reply = await send({ headers: { 'content-type': type }, payload });
      expect(reply.fields).toEqual([{ path: 'extra', message: 'Este campo no existe.' }]);
    },
  );
});

describe('addresses', () => {
  it.each([
    ['an unknown call', { method: 'GET', url: '/api/nada' }],
    ['another method', { method: 'DELETE', url }],
    ['a slash too many', { url: `${url}/`, payload: good }],
    ['another case', { url: '/api/V3/auth/login', payload: good }],
    ['a broken address', { method: 'GET', url: '/api/%ff' }],
  ] as const)('answers 404 to %s', async (_, options) => {
    expect(await send(options)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('never answers HEAD, which would run a call without its reply', async () => {
    const reply = await test.app.inject({ method: 'HEAD', url: `/api${refreshToken.path}` });
    expect(reply.statusCode).toBe(404);
  });
});

describe('request ids', () => {
  it('keeps a well-formed one and replaces any other', async () => {
    const kept = await send({ headers: { 'x-request-id': 'abc-12345' }, payload: {} });
    expect(kept.requestId).toBe('abc-12345');
    const made = await send({ headers: { 'x-request-id': 'a b\u0001' }, payload: {} });
    expect(made.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('forbids keeping any reply of a call', async () => {
    expect((await send({ payload: {} })).headers['cache-control']).toBe('no-store');
  });
});
