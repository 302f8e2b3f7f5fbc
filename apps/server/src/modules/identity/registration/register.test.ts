import { nitCheckDigit } from '@matiz/domain/identity/document.ts';
import { describe, expect, it } from 'vitest';
import { collectNews } from '#testing/news.ts';
import { buildCustomer, buildUser } from '#testing/people.ts';
import { newestCode, newPhone, openCodeSession, post } from '#testing/phones.ts';
import {
  buildRegistered,
  describeRegistration,
  provePhone,
  type RegisterInput,
  readMessage,
  sendRegistration,
} from '#testing/registrations.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { createTestApp } from '#testing/test-app.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp();

async function provenGuest(phone: string): Promise<SignedIn> {
  const guest = await signIn(test, 'Guest');
  await provePhone(test, guest, phone);
  return guest;
}

async function countRows() {
  const [row] = await test.sql`SELECT (SELECT count(*) FROM customer)::int AS customers,
    (SELECT count(*) FROM app_user)::int AS users, (SELECT count(*) FROM address)::int AS addresses,
    (SELECT count(*) FROM consent)::int AS consents`;
  return row;
}

describe('POST /v3/auth/register', () => {
  it('opens the account of a business whose phone was proven, and logs it in', async () => {
    const body = describeRegistration({
      documentType: 'NIT',
      documentNumber: `901.555.111-${nitCheckDigit('901555111')}`,
      address: {
        title: 'Local',
        address: 'Carrera 7 Bis # 45-20',
        complement: 'Piso 2',
        cityId: '05001',
        stateId: '05',
        phone: '604 123 4567',
      },
      acceptsMarketing: true,
      fecha_lead: '2026-02-28',
    });
    const guest = await provenGuest(body.phone);
    const told = await sendRegistration(test, guest, body, '?from_landing=1');
    expect(told).toMatchObject({
      status: 200,
      user: { name: 'Lucía', last_name: 'Ñáñez', email: null, rol: 'Admin customer' },
      results: { message: 'Recibimos tu registro.', status: 'approved' },
    });
    const me = await test.app.inject({ url: '/api/auth/me', headers: { token: told.token } });
    expect(me.json()).toMatchObject({
      registration: 'approved',
      customer: {
        _id: told.results.customerId,
        businessName: 'Salón Lucero',
        shipping_addresses: [{ title: 'Local', phone: '+576041234567', isDefault: true }],
      },
      delivery: { cityId: '05001', hasCoverage: true },
    });
    const [kept] = await test.sql`
      SELECT customer.document_number, customer.phone, customer.email, from_landing,
        lead_on::text, registered_by, app_user.phone AS login_phone, pending_email, password_hash
      FROM customer JOIN app_user ON app_user.customer_id = customer.id
      WHERE customer.id = ${told.results.customerId}`;
    expect(kept).toMatchObject({
      document_number: '901555111',
      phone: `+57${body.phone}`,
      email: null,
      from_landing: true,
      lead_on: '2026-02-28',
      registered_by: null,
      login_phone: `+57${body.phone}`,
      pending_email: body.email,
    });
    expect(kept?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('follows the code that came to the phone, and is then entered by it', async () => {
    const phone = newPhone();
    const visitor = await openCodeSession(test);
    const body = describeRegistration({ phone });
    expect((await sendRegistration(test, visitor, body)).code).toBe('PHONE_NOT_VERIFIED');
    await visitor.ask(phone);
    await visitor.check(phone, await newestCode(test, phone));
    const told = await sendRegistration(test, visitor, body);
    expect(told).toMatchObject({ status: 200, results: { status: 'approved' } });
    const other = await signIn(test, 'Guest');
    const requested = { phone: `+57 ${phone}` };
    // A minute lies between two codes to one phone.
    await test.sql`UPDATE phone_code SET sent_at = sent_at - interval '2 minutes'`;
    await post(test, '/auth/verify', requested, other);
    const code = await newestCode(test, phone);
    const entered = await post(test, '/auth/check', { ...requested, code }, other);
    expect(entered).toMatchObject({ status: 200, user: { _id: told.user._id } });
  });

  it('keeps each consent with the text that was read, when and from where', async () => {
    const { customerId, userId } = await buildRegistered(test);
    const consents = await test.sql`SELECT kind, text_version, is_given, actor_id, address
      FROM consent WHERE customer_id = ${customerId} ORDER BY kind`;
    const one = { text_version: '2026-11-01', actor_id: userId, address: '127.0.0.1' };
    expect(consents).toEqual([
      { kind: 'data_treatment', is_given: true, ...one },
      { kind: 'marketing', is_given: false, ...one },
      { kind: 'terms', is_given: true, ...one },
    ]);
  });

  it('gives our own pages the session as cookies', async () => {
    const body = describeRegistration();
    const { headers } = await provenGuest(body.phone);
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v3/auth/register',
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      payload: body,
    });
    expect(reply.json()).toMatchObject({ token: null, refreshToken: null });
    expect(reply.cookies.map(({ name }) => name)).toEqual([
      'matiz-device',
      'matiz-access',
      'matiz-refresh',
    ]);
  });

  it('makes one customer of what is sent twice, at once or again', async () => {
    const body = describeRegistration();
    const guest = await provenGuest(body.phone);
    const twice = await Promise.all([
      sendRegistration(test, guest, body),
      sendRegistration(test, guest, body),
    ]);
    const again = await sendRegistration(test, guest, body);
    const ids = [...twice, again].map(({ status, user, results }) => [status, user, results]);
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
    expect(await test.sql`SELECT FROM customer WHERE phone = ${`+57${body.phone}`}`).toHaveLength(
      1,
    );
    await collectNews(test);
    expect(await test.sql`SELECT FROM local_message WHERE recipient = ${body.email}`).toHaveLength(
      1,
    );
  });

  it('tells the one who proved it that a phone has an account already', async () => {
    const { body } = await buildRegistered(test);
    const guest = await provenGuest(body.phone);
    const told = await sendRegistration(test, guest, describeRegistration({ phone: body.phone }));
    expect(told).toMatchObject({
      status: 409,
      code: 'PHONE_HAS_ACCOUNT',
      fields: [{ path: 'phone' }],
    });
  });

  it.each([
    ['no phone', () => null],
    ['another phone', () => ({ phone: newPhone(), at: new Date() })],
    [
      'a phone proven too long ago',
      ({ phone }: RegisterInput) => ({
        phone,
        at: new Date(Date.now() - 31 * 60_000),
      }),
    ],
  ] as const)('refuses a session that proved %s', async (_, prove) => {
    const body = describeRegistration();
    const guest = await signIn(test, 'Guest');
    const proof = prove(body);
    if (proof) await provePhone(test, guest, proof.phone, proof.at);
    const before = await countRows();
    expect(await sendRegistration(test, guest, body)).toMatchObject({
      status: 409,
      code: 'PHONE_NOT_VERIFIED',
    });
    expect(await countRows()).toEqual(before);
  });

  it.each(['Admin customer', 'Staff'] as const)('is not for a %s', async (role) => {
    const body = describeRegistration();
    const person = await signIn(test, role);
    await provePhone(test, person, body.phone);
    expect((await sendRegistration(test, person, body)).code).toBe('FORBIDDEN');
  });

  it('waits for a person when an approved business has the document', async () => {
    const documentNumber = String(900_000_000 + Math.floor(Date.now() % 1e6) + 5e6);
    await buildCustomer(test.sql, { documentNumber });
    const { customerId } = await buildRegistered(test, { documentType: 'NIT', documentNumber });
    const [row] = await test.sql`SELECT status FROM customer WHERE id = ${customerId}`;
    expect(row).toEqual({ status: 'in_review' });
  });

  it('lets two that wait share a document: a person decides which is approved', async () => {
    const reviewed = await createTestApp({ settings: { reviewsRegistrations: true } });
    const parts = { documentType: 'CC', documentNumber: '1020304050' } as const;
    await buildRegistered(reviewed, parts);
    await buildRegistered(reviewed, parts);
    const rows =
      await reviewed.sql`SELECT status FROM customer WHERE document_number = '1020304050'`;
    expect(rows).toEqual([{ status: 'in_review' }, { status: 'in_review' }]);
    await reviewed.close();
  });
});

describe('POST /v3/auth/register tells nothing of an e-mail', () => {
  it('answers and writes the same when it has an account, and tells its owner by mail', async () => {
    const owner = await buildUser(test.sql, 'Seller');
    const [known, unknown] = [
      describeRegistration({ email: owner.email.toUpperCase() }),
      describeRegistration(),
    ];
    const replies = [];
    const people: string[] = [];
    for (const body of [known, unknown]) {
      const told = await sendRegistration(test, await provenGuest(body.phone), body);
      people.push(told.user._id);
      const status = await test.app.inject({
        url: '/api/v3/auth/registration',
        headers: { token: told.token },
      });
      replies.push(
        JSON.stringify({
          ...told,
          token: '',
          refreshToken: '',
          device: String(told.device).length,
          user: { ...told.user, _id: '', matiz_identifier: '' },
          results: { ...told.results, customerId: '' },
          seen: { ...status.json().results, phone: '', email: '', business: null },
        }),
      );
    }
    expect(replies[0]).toBe(replies[1]);
    const greetings = await test.sql`
      SELECT DISTINCT data->>'userId' FROM pgboss.job WHERE data->>'userId' = ANY (${people})`;
    expect(greetings, 'nobody has looked yet whose address it is').toHaveLength(2);
    expect(await readMessage(test, owner.email)).toMatchObject({
      subject: 'Tu correo ya tiene una cuenta en Matiz',
    });
    expect(await readMessage(test, unknown.email)).toMatchObject({
      subject: 'Confirma tu correo en Matiz',
    });
  });

  it('never carries what someone typed to an address that nobody has confirmed', async () => {
    const { body } = await buildRegistered(test, { name: 'Gana dinero en estafa.co' });
    expect((await readMessage(test, body.email))?.body).not.toContain('estafa');
  });
});
