import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '#testing/people.ts';
import { createClock, day } from '#testing/ports.ts';
import { buildRegistered, readMessage, tokenIn } from '#testing/registrations.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock();
let guest: SignedIn;
const test = useTestApp({ clock });
beforeAll(async () => {
  guest = await signIn(test, 'Guest');
});

async function post(path: string, payload: object, { headers }: Pick<SignedIn, 'headers'>) {
  const reply = await test.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  return { status: reply.statusCode, ...reply.json() };
}
const confirm = (token: string, by: Pick<SignedIn, 'headers'> = guest) =>
  post('/auth/confirm-email', { token }, by);
const resend = (by: Pick<SignedIn, 'headers'>) => post('/auth/resend-email', {}, by);
const logIn = (email: string, password = 'tijeras-y-peine-largo') =>
  post('/v3/auth/login', { email, password }, { headers: { token: '' } });

async function registered(email?: string) {
  const person = await buildRegistered(test, {
    fecha_lead: '2026-11-01',
    ...(email ? { email } : {}),
  });
  return { ...person, token: tokenIn(await readMessage(test, person.body.email)) };
}

describe('POST /auth/confirm-email', () => {
  it('makes the address the one that the account is found by, wherever it is opened', async () => {
    const person = await registered();
    expect((await logIn(person.body.email)).code).toBe('BAD_CREDENTIALS');
    expect(await confirm(person.token)).toMatchObject({
      status: 200,
      results: { message: 'Confirmaste tu correo.' },
    });
    expect(await logIn(person.body.email)).toMatchObject({
      status: 200,
      user: { _id: person.userId, email: person.body.email },
    });
    const [kept] = await test.sql`SELECT customer.email, pending_email FROM customer
      JOIN app_user ON app_user.customer_id = customer.id WHERE customer.id = ${person.customerId}`;
    expect(kept).toEqual({ email: person.body.email, pending_email: null });
  });

  it('works once, for two days, and with its own token only', async () => {
    const person = await registered();
    expect((await confirm('x'.repeat(43))).code).toBe('BAD_LINK');
    expect((await confirm('')).code).toBe('BAD_LINK');
    expect((await confirm(person.token)).status).toBe(200);
    expect((await confirm(person.token)).code).toBe('BAD_LINK');
    const late = await registered();
    clock.advance(2 * day + 1);
    guest = await signIn(test, 'Guest');
    expect((await confirm(late.token)).code).toBe('BAD_LINK');
  });

  it('gives an address that two registered to the one who opens the mail first', async () => {
    const email = 'disputado@prueba.co';
    const [one, other] = [await registered(email), await registered(email)];
    expect((await confirm(other.token)).status).toBe(200);
    expect((await confirm(one.token)).code).toBe('BAD_LINK');
    expect((await logIn(email)).user._id).toBe(other.userId);
  });

  it('lets nobody take an address by registering it', async () => {
    const owner = await buildUser(test.sql, 'Seller');
    const intruder = await buildRegistered(test, {
      email: owner.email,
      fecha_lead: '2026-11-01',
    });
    const message = await readMessage(test, owner.email);
    expect(message?.body).not.toMatch(/confirm-email/);
    expect((await logIn(owner.email)).code).toBe('BAD_CREDENTIALS');
    expect((await logIn(owner.email, 'matiz-demo-2026')).user._id).toBe(owner.id);
    expect(intruder.userId).not.toBe(owner.id);
  });
});

describe('POST /auth/resend-email', () => {
  it('sends a new link; the first one works as long as neither was used', async () => {
    const person = await registered();
    expect(await resend(person)).toMatchObject({
      status: 200,
      results: { message: expect.stringMatching(/^Te enviamos un correo/) },
    });
    const newer = tokenIn(await readMessage(test, person.body.email));
    expect(newer).not.toBe(person.token);
    expect((await confirm(newer)).status).toBe(200);
    expect((await confirm(person.token)).code).toBe('BAD_LINK');
  });

  it("answers the same when nothing waits, and when the address is someone else's", async () => {
    const owner = await buildUser(test.sql, 'Seller');
    const taken = await buildRegistered(test, { email: owner.email, fecha_lead: '2026-11-01' });
    const done = await signIn(test, 'Seller');
    const free = await registered();
    const [a, b, c] = [await resend(taken), await resend(done), await resend(free)];
    expect({ ...a, requestId: '' }).toEqual({ ...c, requestId: '' });
    expect({ ...b, requestId: '' }).toEqual({ ...c, requestId: '' });
    expect((await readMessage(test, owner.email))?.subject).toMatch(/ya tiene una cuenta/);
  });

  it('sends three at once, then waits', async () => {
    const person = await registered();
    for (let n = 0; n < 3; n += 1) expect((await resend(person)).status).toBe(200);
    expect((await resend(person)).code).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('GET /v3/lists/trades-types', () => {
  it('answers the kinds of business to anybody with a session', async () => {
    const reply = await test.app.inject({
      url: '/api/v3/lists/trades-types',
      headers: guest.headers,
    });
    expect(reply.json()).toEqual({
      results: [
        { _id: '1', name: 'Salón de belleza' },
        { _id: '2', name: 'Distribuidor' },
      ],
    });
  });
});
