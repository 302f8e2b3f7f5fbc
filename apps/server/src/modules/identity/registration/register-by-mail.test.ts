import { ok } from '@matiz/domain/kernel/result.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message, Messages } from '#adapters/messages/messages.ts';
import { collectNews } from '#testing/news.ts';
import { buildUser } from '#testing/people.ts';
import { newPhone, openCodeSession, post } from '#testing/phones.ts';
import { buildPlaces } from '#testing/places.ts';
import { createClock, day, minute } from '#testing/ports.ts';
import { describeRegistration, sendRegistration, tokenIn } from '#testing/registrations.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

/** Production until a provider of messages is connected: there is a mail server, and nothing else. */
const clock = createClock();
const sent: Message[] = [];
let carried: readonly string[] = ['email'];
const messages: Messages = {
  carries: (channel) => carried.includes(channel),
  send: async (message) => {
    sent.push(message);
    return ok(null);
  },
};
const test = useTestApp({
  ports: { clock, messages },
  settings: { trustProxy: ['127.0.0.1'], isProduction: true },
});
beforeAll(() => buildPlaces(test.sql));
beforeEach(() => {
  sent.length = 0;
  carried = ['email'];
});

const newestTo = async (to: string) => {
  await test.deps.background.idle();
  await collectNews(test);
  return sent.findLast((message) => message.to === to);
};
const codeIn = (message: Message | undefined) => String(/\d{6}/.exec(message?.subject ?? '')?.[0]);

/** A visitor who asks for codes by mail. */
async function openVisit(role: 'Guest' | 'Seller' = 'Guest') {
  const visit = await openCodeSession(test, role);
  const { headers } = visit;
  const call = (path: string, body: object) => post(test, path, body, { headers });
  return {
    ...visit,
    askByMail: (phone: string, email: string) =>
      call('/verify/verify', { phone, channel: 'email', email }),
    checkByMail: (phone: string, email: string, code: string) =>
      call('/verify/check', { phone, email, code }),
    askStaff: (phone: string) => call('/verify/verify', { phone, channel: 'staff' }),
    register: (body: object) => sendRegistration(test, { headers }, body),
  };
}

/** The same with the e-mail proven. */
async function openProven(body: { phone: string; email: string }, role?: 'Seller') {
  const visit = await openVisit(role);
  await visit.askByMail(body.phone, body.email);
  const code = codeIn(await newestTo(body.email));
  const checked = await visit.checkByMail(body.phone, body.email, code);
  return { ...visit, checked };
}

const accountOf = async (customerId: string) => {
  const [row] = await test.sql`
    SELECT app_user.email, pending_email, app_user.phone, customer.phone AS contact
    FROM app_user JOIN customer ON customer.id = app_user.customer_id
    WHERE customer.id = ${customerId}`;
  return row;
};

describe('registering in production, where only the mail is connected', () => {
  it('goes by a code in a mail, which confirms the address; the phone proves nothing', async () => {
    const body = describeRegistration();
    const { status, register, checked } = await openProven(body);
    expect((await status(body.phone)).results.channels).toEqual(['email', 'staff']);
    expect(checked.results).toEqual({ message: 'Tu correo quedó comprobado.', hasAccount: false });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ channel: 'email', to: body.email });
    expect(sent[0]?.subject).toMatch(/^\d{6} es tu código de Matiz$/);

    const registered = await register(body);
    expect(registered).toMatchObject({ status: 200, user: { email: body.email } });
    expect(await accountOf(registered.results.customerId)).toEqual({
      email: body.email,
      pending_email: null,
      phone: null,
      contact: `+57${body.phone}`,
    });
    await collectNews(test);
    expect(sent, 'nothing more is to be confirmed').toHaveLength(1);
    const entered = await post(test, '/v3/auth/login', {
      email: body.email,
      password: body.password,
    });
    expect(entered.status).toBe(200);
    // Sent twice it registers once.
    expect((await register(body)).results.customerId).toBe(registered.results.customerId);
  });

  it('takes only the address that was proven', async () => {
    const body = describeRegistration();
    const { register } = await openProven(body);
    const other = { ...body, email: 'otra@prueba.co' };
    expect(await register(other)).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      fields: [{ path: 'email' }],
    });
    expect((await register({ ...body, phone: '123' })).code).toBe('INVALID_PHONE');
    expect((await register(body)).status).toBe(200);
  });

  it('tells only who holds the mailbox that it has an account, and takes nobody’s phone away', async () => {
    const { email, id } = await buildUser(test.sql, 'Seller');
    const phone = newPhone();
    await test.sql`UPDATE app_user SET phone = ${`+57${phone}`} WHERE id = ${id}`;
    const { register, checked } = await openProven({ phone, email });
    expect(checked.results.hasAccount).toBe(true);
    expect((await register(describeRegistration({ phone, email }))).code).toBe('EMAIL_HAS_ACCOUNT');

    const body = describeRegistration({ phone });
    const { register: registerOther } = await openProven(body);
    expect((await registerOther(body)).status).toBe(200);
    const [row] = await test.sql`SELECT phone FROM app_user WHERE id = ${id}`;
    expect(row).toEqual({ phone: `+57${phone}` });
  });

  it('limits mails by address, however many phones are named', async () => {
    const { email } = describeRegistration();
    const from = '203.0.113.90';
    const { headers } = await openVisit();
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      const body = { phone: newPhone(), channel: 'email', email };
      statuses.push((await post(test, '/verify/verify', body, { headers, from })).status);
    }
    expect(statuses).toEqual([200, 429, 429]);
  });

  it.each([
    [{ channel: 'email' }, 'INVALID_EMAIL'],
    [{ channel: 'email', email: 'no es' }, 'INVALID_REQUEST'],
    [{ channel: 'sms' }, 'CHANNEL_NOT_OFFERED'],
  ])('refuses %o: %s', async (more, code) => {
    const { headers } = await openVisit();
    const reply = await post(test, '/verify/verify', { phone: newPhone(), ...more }, { headers });
    expect(reply.code).toBe(code);
    expect(sent).toEqual([]);
  });

  it('lets a seller register the one who reads the code out, who then chooses a password', async () => {
    const { password: _, ...body } = describeRegistration();
    const { register } = await openProven(body, 'Seller');
    const registered = await register(body);
    expect(registered).toMatchObject({ status: 200, token: null });
    const invitation = await newestTo(body.email);
    expect(invitation?.subject).toBe('Tu negocio ya está en Matiz: elige tu contraseña');
    const recoveryToken = tokenIn({ body: invitation?.text ?? '' });
    const change = { newPassword: 'una frase que sí recuerdo', recoveryToken };
    expect((await post(test, '/change-password', change)).status).toBe(200);
  });
});

describe('once a provider of messages is connected', () => {
  it('only a phone proves who registers', async () => {
    const body = describeRegistration();
    const { register, status, askByMail } = await openProven(body);
    carried = ['email', 'sms'];
    expect((await status(body.phone)).results.channels).toEqual(['sms']);
    expect((await askByMail(body.phone, body.email)).code).toBe('CHANNEL_NOT_OFFERED');
    expect((await register(body)).code).toBe('PHONE_NOT_VERIFIED');
  });
});

describe('entering with a phone, where only the mail is connected', () => {
  it('sends the code to the address that the account has confirmed, and says the same of any phone', async () => {
    const { email, id } = await buildUser(test.sql, 'Seller');
    const phone = newPhone();
    await test.sql`UPDATE app_user SET phone = ${`+57${phone}`} WHERE id = ${id}`;
    const { headers } = await signIn(test, 'Guest');
    const ask = (whose: string) => post(test, '/auth/verify', { phone: whose }, { headers });
    const [known, unknown] = [await ask(phone), await ask(newPhone())];
    expect(known.text).toBe(unknown.text);
    const code = codeIn(await newestTo(email));
    expect(sent).toHaveLength(1);
    const entered = await post(test, '/auth/check', { phone, code }, { headers });
    expect(entered).toMatchObject({ status: 200, user: { _id: id } });
    const { headers: others } = await signIn(test, 'Guest');
    const byStaff = { phone, channel: 'staff' };
    const staff = await post(test, '/auth/verify', byStaff, { headers: others });
    expect(staff.code).toBe('CHANNEL_NOT_OFFERED');
  });
});

describe('POST /staff/registrations/codes: a person of the staff tells the code', () => {
  const list = async (headers: { token: string }) => {
    const url = '/api/staff/registrations/codes';
    return (await test.app.inject({ url, headers })).json().results ?? [];
  };
  const tell = (phone: string, headers: { token: string }) =>
    post(test, '/staff/registrations/codes', { phone }, { headers });

  it('GET /staff/registrations/codes has who asked; told, the code counts in their session, and is written down by whom', async () => {
    const body = describeRegistration();
    const visit = await openVisit();
    const asked = await visit.askStaff(body.phone);
    expect(asked.results.message).toBe('Un asesor te llama a ese celular y te dicta el código.');
    expect(sent).toEqual([]);
    clock.advance(3 * 60 * minute);
    const staff = await signIn(test, 'Staff');
    expect(await list(staff.headers)).toContainEqual({
      phone: `+57${body.phone}`,
      askedAt: new Date(clock().getTime() - 3 * 60 * minute).toISOString(),
      toldAt: null,
    });
    const fresh = await openVisit();
    expect((await fresh.check(body.phone, '000000')).code).toBe('BAD_CODE');

    const told = await tell(body.phone, staff.headers);
    expect(told.results).toEqual({ code: expect.stringMatching(/^\d{6}$/), expiresInSeconds: 600 });
    const [kept] = await test.sql<{ row: string }[]>`
      SELECT row_to_json(phone_code)::text AS row FROM phone_code
      WHERE phone = ${`+57${body.phone}`}`;
    expect(kept?.row).not.toContain(told.results.code);
    const [entry] = await test.sql`
      SELECT actor_id, after FROM audit_entry WHERE action = 'registration.vouch'`;
    expect(entry).toEqual({ actor_id: staff.userId, after: { phoneEnding: body.phone.slice(-4) } });
    const called = { phone: `+57${body.phone}`, toldAt: clock().toISOString() };
    expect(await list(staff.headers)).toContainEqual(expect.objectContaining(called));
  });

  it('lets its owner in who asked, past a stranger who asked with the same phone', async () => {
    const staff = await signIn(test, 'Staff');
    const body = describeRegistration();
    const [owner, stranger] = [await openVisit(), await openVisit()];
    await owner.askStaff(body.phone);
    await stranger.askStaff(body.phone);
    const { results } = await tell(body.phone, staff.headers);
    expect((await owner.check(body.phone, results.code)).status).toBe(200);
    const waiting: { phone: string }[] = await list(staff.headers);
    expect(waiting.map(({ phone }) => phone)).not.toContain(`+57${body.phone}`);
    expect((await tell(body.phone, staff.headers)).code).toBe('NOBODY_WAITS');
    const registered = await owner.register(body);
    expect(registered.status).toBe(200);
    expect(await accountOf(registered.results.customerId)).toMatchObject({
      email: null,
      pending_email: body.email,
      phone: `+57${body.phone}`,
    });
  });

  it('finds nobody to tell it to who did not ask, or asked the day before', async () => {
    const staff = await signIn(test, 'Staff');
    expect((await tell(newPhone(), staff.headers)).code).toBe('NOBODY_WAITS');
    const phone = newPhone();
    const { askStaff } = await openVisit();
    await askStaff(phone);
    clock.advance(day + minute);
    const later = await signIn(test, 'Staff');
    expect((await tell(phone, later.headers)).code).toBe('NOBODY_WAITS');
    expect(await list(later.headers)).toEqual([]);
  });

  it('is there where not even the mail is', async () => {
    carried = [];
    const { status } = await openVisit();
    expect((await status(newPhone())).results.channels).toEqual(['staff']);
  });
});
