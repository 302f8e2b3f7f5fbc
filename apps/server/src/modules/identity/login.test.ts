import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, password } from '../../testing/people.ts';
import { signIn } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('POST /v3/auth/login', () => {
  it('answers the tokens and the user', async () => {
    const user = await buildUser(test.sql, 'Admin customer');
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v3/auth/login',
      payload: { email: user.email, password },
    });
    expect(reply.json()).toMatchObject({ user: { _id: user.id, rol: 'Admin customer' } });
    const me = await test.app.inject({
      url: '/api/auth/me',
      headers: { token: reply.json().token },
    });
    expect(me.json()).toMatchObject({ user: { _id: user.id }, customer: { _id: user.customerId } });
  });
  it.each(['Guest', 'Staff', 'Seller', 'Admin customer'] as const)('%s', async (role) => {
    const { headers } = await signIn(test, role);
    const me = await test.app.inject({ url: '/api/auth/me', headers });
    expect(me.statusCode).toBe(200);
  });
});
