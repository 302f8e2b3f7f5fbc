import { describe, expect, it } from 'vitest';
import { password as demoPassword } from '#testing/people.ts';
import {
  buildRegistered,
  describeRegistration,
  provePhone,
  sendRegistration,
} from '#testing/registrations.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp();

const password = 'tijeras-y-peine-largo';

async function remove({ headers }: Pick<SignedIn, 'headers'>, body: object = { password }) {
  const reply = await test.app.inject({
    method: 'DELETE',
    url: '/api/customer/remove',
    headers,
    payload: body,
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function meOf({ headers }: Pick<SignedIn, 'headers'>) {
  return (await test.app.inject({ url: '/api/auth/me', headers })).statusCode;
}

describe('DELETE /customer/remove wants to be sure', () => {
  it('refuses a wrong password and none, at the field, and stops guessing', async () => {
    const person = await buildRegistered(test);
    expect(await remove(person, {})).toMatchObject({
      code: 'PASSWORD_REQUIRED',
      fields: [{ path: 'password' }],
    });
    const wrong = { password: 'otra-cosa-larga' };
    expect(await remove(person, wrong)).toMatchObject({
      code: 'BAD_PASSWORD',
      fields: [{ path: 'password', message: 'La contraseña no es correcta.' }],
    });
    for (let n = 0; n < 5; n += 1) await remove(person, wrong);
    expect((await remove(person)).code).toBe('TOO_MANY_ATTEMPTS');
    expect(await meOf(person)).toBe(200);
  });

  it('asks a proven phone of who has no password, and does not take a password for it', async () => {
    const seller = await signIn(test, 'Seller', { withCustomer: false });
    const { password: _, ...body } = describeRegistration();
    await provePhone(test, seller, body.phone);
    const { results } = await sendRegistration(test, seller, body);
    const [user] = await test.sql<{ id: string }[]>`
      SELECT id FROM app_user WHERE customer_id = ${results.customerId}`;
    const opened = await test.deps.identity.openSession({
      id: user?.id ?? '',
      role: 'Admin customer',
    });
    const person = { headers: { token: opened.token } };
    expect((await remove(person, {})).code).toBe('PHONE_NOT_VERIFIED');
    expect((await remove(person)).code).toBe('PHONE_NOT_VERIFIED');
    // Someone else's phone proves nothing.
    await provePhone(test, person, '3190000001');
    expect((await remove(person, {})).code).toBe('PHONE_NOT_VERIFIED');
    await provePhone(test, person, body.phone);
    expect((await remove(person, {})).status).toBe(200);
  });

  it.each(['Seller', 'Staff'] as const)('finds no customer of a %s', async (role) => {
    const person = await signIn(test, role);
    const told = await remove(person, { password: demoPassword });
    expect(told).toMatchObject({ status: 404, message: 'Cliente no encontrado' });
    expect(await meOf(person)).toBe(200);
  });

  it('takes nobody else along', async () => {
    const [one, other] = [await buildRegistered(test), await buildRegistered(test)];
    const before = await test.sql`SELECT * FROM customer WHERE id = ${other.customerId}`;
    await remove(one);
    expect(await test.sql`SELECT * FROM customer WHERE id = ${other.customerId}`).toEqual(before);
    expect(await meOf(other)).toBe(200);
  });
});
