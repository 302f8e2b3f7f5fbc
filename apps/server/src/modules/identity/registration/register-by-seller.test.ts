import { beforeAll, describe, expect, it } from 'vitest';
import { buildPlaces } from '#testing/places.ts';
import {
  describeRegistration,
  provePhone,
  readMessage,
  sendRegistration,
  sessionIdOf,
} from '#testing/registrations.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp();
beforeAll(async () => {
  await buildPlaces(test.sql);
});

describe('POST /v3/auth/register by a seller', () => {
  it('registers a customer of theirs, who chooses a password by mail', async () => {
    const seller = await signIn(test, 'Seller', { withCustomer: false });
    const { password: _, ...body } = describeRegistration({ acceptsMarketing: true });
    await provePhone(test, seller, body.phone);
    const told = await sendRegistration(test, seller, body);
    const { customerId } = told.results;
    expect(told).toMatchObject({
      status: 200,
      token: null,
      refreshToken: null,
      user: null,
      results: { status: 'approved' },
    });
    const chosen = await test.app.inject({
      method: 'PUT',
      url: '/api/seller/working-customer',
      headers: seller.headers,
      payload: { customerId },
    });
    expect(chosen.statusCode).toBe(200);
    const [kept] = await test.sql`SELECT registered_by, password_hash,
        (SELECT min(actor_id::text) FROM consent WHERE customer_id = customer.id) AS told_by
      FROM customer JOIN app_user ON app_user.customer_id = customer.id
      WHERE customer.id = ${customerId}`;
    expect(kept).toEqual({
      registered_by: seller.userId,
      password_hash: null,
      told_by: seller.userId,
    });
    expect(await readMessage(test, body.email)).toMatchObject({
      subject: 'Tu negocio ya está en Matiz: elige tu contraseña',
    });
    const audit = await test.sql`SELECT actor_id, session_id FROM audit_entry
      WHERE customer_id = ${customerId} AND action = 'registration.submit'`;
    expect(audit).toEqual([{ actor_id: seller.userId, session_id: sessionIdOf(seller) }]);
    expect((await sendRegistration(test, seller, body)).results).toEqual(told.results);
  });

  it('does not let a seller choose the password', async () => {
    const seller = await signIn(test, 'Seller', { withCustomer: false });
    const body = describeRegistration();
    await provePhone(test, seller, body.phone);
    expect(await sendRegistration(test, seller, body)).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: [{ path: 'password' }],
    });
  });
});
