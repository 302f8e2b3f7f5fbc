import * as calls from '@matiz/contracts/identity/own-account.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { collectNews } from '#testing/news.ts';
import { nextId } from '#testing/numbers.ts';
import { type Ask, askAs } from '#testing/orders.ts';
import { type BuiltUser, buildUser, password } from '#testing/people.ts';
import { newestMessage, post } from '#testing/phones.ts';
import { createClock } from '#testing/ports.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock();
const test = useTestApp({ clock, settings: { trustProxy: ['127.0.0.1'] } });
const newPassword = 'una frase larga y nueva';
const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36';

let ana: BuiltUser;
let here: { token: string };
let ask: Ask;
const open = async (user: BuiltUser) => {
  const { token } = await test.deps.identity.openSession({ id: user.id, role: user.role });
  return { token };
};
const logIn = (typed: string) =>
  post(test, '/v3/auth/login', { email: ana.email, password: typed });
const isIn = async (headers: { token: string }) =>
  (await test.app.inject({ url: '/api/v3/me/sessions', headers })).statusCode === 200;

beforeEach(async () => {
  ana = await buildUser(test.sql, 'Admin customer');
  here = await open(ana);
  ask = askAs(test, { headers: here });
});

describe('PUT /v3/me/password', () => {
  it('changes it, ends the other sessions, keeps this one and mails the owner', async () => {
    const elsewhere = await open(ana);
    const { status } = await ask(calls.changeOwnPassword, {
      currentPassword: password,
      newPassword,
    });
    expect(status).toBe(200);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await logIn(password)).code).toBe('BAD_CREDENTIALS');
    expect((await logIn(newPassword)).status).toBe(200);
    expect(await newestMessage(test, ana.email)).toContain('contraseña');
  });

  it('says at the field what is wrong, and slows guessing down', async () => {
    const change = (currentPassword: string | undefined, next = newPassword) =>
      ask(calls.changeOwnPassword, {
        ...(currentPassword === undefined ? {} : { currentPassword }),
        newPassword: next,
      });
    expect((await change(undefined)).refusal?.fields?.[0]?.path).toBe('currentPassword');
    expect((await change('otra')).refusal).toMatchObject({
      code: 'BAD_PASSWORD',
      fields: [{ path: 'currentPassword' }],
    });
    expect((await change(password, 'colombia2026')).refusal).toMatchObject({
      code: 'PASSWORD_TOO_COMMON',
      fields: [{ path: 'newPassword' }],
    });
    for (let n = 0; n < 6; n += 1) await change(`otra ${n}`);
    expect((await change(password)).refusal?.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await logIn(password)).status).toBe(200);
  });
});

it('PUT /v3/me/name changes the person and the contact of their business', async () => {
  await ask(calls.changeOwnName, { name: 'Luz', last_name: 'Ñáñez' });
  const [row] = await test.sql`
    SELECT customer.name, app_user.last_name FROM app_user
    JOIN customer ON customer.id = app_user.customer_id WHERE app_user.id = ${ana.id}`;
  expect(row).toEqual({ name: 'Luz', last_name: 'Ñáñez' });
  const { refusal } = await ask(calls.changeOwnName, { name: '<b>', last_name: 'Díaz' });
  expect(refusal?.fields?.[0]?.path).toBe('name');
});

it('PUT /v3/me/business names the own business, and never its document', async () => {
  const { status } = await ask(calls.changeOwnBusiness, { businessName: 'Salón Ñandú' });
  expect(status).toBe(200);
  const read = () => test.sql`
    SELECT customer.business_name AS name, customer.version FROM app_user
    JOIN customer ON customer.id = app_user.customer_id WHERE app_user.id = ${ana.id}`;
  expect(await read()).toMatchObject([{ name: 'Salón Ñandú', version: 2 }]);
  // Said again it changes nothing, so that no form of the staff's grows old.
  await ask(calls.changeOwnBusiness, { businessName: 'Salón Ñandú' });
  expect(await read()).toMatchObject([{ version: 2 }]);
  const { refusal } = await ask(calls.changeOwnBusiness, { businessName: ' ' });
  expect(refusal?.fields?.[0]?.path).toBe('businessName');
  const other = { businessName: 'Otro', documentNumber: '1' };
  expect((await ask(calls.changeOwnBusiness, other)).status).toBe(400);
});

describe('PUT /v3/me/email', () => {
  const change = (email: string, currentPassword = password) =>
    ask(calls.changeOwnEmail, { email, currentPassword });

  it('counts once its link was opened, and the old address is told', async () => {
    const email = `nuevo-${ana.id}@prueba.co`;
    await change(email.toUpperCase());
    expect(await newestMessage(test, ana.email)).toContain('pidió usar otro correo');
    const [, token] = /confirm-email\/([\w-]+)/.exec(await newestMessage(test, email)) ?? [];
    const [before] = await test.sql`SELECT email FROM app_user WHERE id = ${ana.id}`;
    expect(before).toEqual({ email: ana.email });
    await post(test, '/auth/confirm-email', { token });
    const [after] = await test.sql`SELECT email, pending_email FROM app_user WHERE id = ${ana.id}`;
    expect(after).toEqual({ email, pending_email: null });
  });

  it('asks for the password, and says nothing of who has the address', async () => {
    expect((await change('a@prueba.co', 'otra')).refusal?.code).toBe('BAD_PASSWORD');
    const taken = await buildUser(test.sql, 'Seller');
    expect((await change(taken.email)).value).toEqual((await change('libre@prueba.co')).value);
  });
});

describe('GET /v3/me/sessions', () => {
  it('tells device, network and when, this one first', async () => {
    const phone = await open(ana);
    clock.advance(60_000);
    const headers = { ...phone, 'user-agent': chrome, 'x-forwarded-for': '203.0.113.9' };
    await test.app.inject({ url: '/api/v3/me/sessions', headers });
    await test.deps.background.idle();
    const { results } = (await ask(calls.listOwnSessions)).value;
    expect(results.map(({ isCurrent, device, from }) => [isCurrent, device, from])).toEqual([
      [true, 'Dispositivo desconocido', null],
      [false, 'Chrome en Android', '203.0.113.9'],
    ]);
    expect(results[1]?.seenAt).toBe(clock().toISOString());
  });
});

describe('DELETE /v3/me/sessions', () => {
  it('closes one of the own; another’s, one that is over and none answer alike', async () => {
    const phone = await open(ana);
    const other = await open(await buildUser(test.sql, 'Seller'));
    const idOf = async (headers: { token: string }) => {
      const { value } = await askAs(test, { headers })(calls.listOwnSessions);
      return value.results.find(({ isCurrent }) => isCurrent)?.id ?? '';
    };
    const sessionId = await idOf(phone);
    expect((await ask(calls.closeOwnSession, { sessionId })).status).toBe(200);
    expect([await isIn(here), await isIn(phone)]).toEqual([true, false]);
    for (const id of [sessionId, await idOf(other), nextId()]) {
      const { refusal } = await ask(calls.closeOwnSession, { sessionId: id });
      expect(refusal?.code).toBe('NOT_FOUND');
    }
    expect(await isIn(other)).toBe(true);
  });

  it('closes all of them, here too', async () => {
    const phone = await open(ana);
    await ask(calls.closeOwnSession, { sessionId: null });
    expect([await isIn(here), await isIn(phone)]).toEqual([false, false]);
    await collectNews(test);
  });
});
