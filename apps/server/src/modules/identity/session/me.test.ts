import { describe, expect, it } from 'vitest';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

describe('GET /auth/me', () => {
  const test = useTestApp();

  async function meOf(headers: Record<string, string>) {
    const reply = await test.app.inject({ url: '/api/auth/me', headers });
    return { status: reply.statusCode, body: reply.json() };
  }

  it('tells a buyer who she is, for whom she buys and where it goes', async () => {
    const buyer = await signIn(test, 'Admin customer', { cityCode: '05001' });
    const { status, body } = await meOf(buyer.headers);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ _id: buyer.userId, rol: 'Admin customer' });
    expect(body.customer._id).toBe(buyer.customerId);
    expect(body.customer.matiz_identifier).toMatch(/^C-[2-9A-Z]{3}-[2-9A-Z]{3}$/);
    expect(body.user.matiz_identifier).toBe(body.customer.matiz_identifier);
    expect(body.delivery).toMatchObject({ city: 'Medellín', stateId: '05', hasCoverage: true });
  });

  it('tells a guest that there is nobody to buy for', async () => {
    const guest = await signIn(test, 'Guest');
    const { body } = await meOf(guest.headers);
    expect(body.user).toMatchObject({ rol: 'Guest', matiz_identifier: null });
    expect(body).toMatchObject({ customer: null, ziro_credit: null });
  });

  it('tells a visitor without a session the same as one with', async () => {
    const { body } = await meOf((await signIn(test, 'Guest')).headers);
    expect(await meOf({})).toEqual({ status: 200, body });
  });

  it('refuses a session that is none', async () => {
    expect((await meOf({ token: 'not.a.token' })).body.code).toBe('NO_SESSION');
  });
});
