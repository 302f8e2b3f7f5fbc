import { describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { callAs } from '#testing/orders.ts';
import {
  buildRegistered,
  buildStarted,
  describeRegistration,
  describeStart,
  provePhone,
  readMessage,
  sendRegistration,
  sendStart,
} from '#testing/registrations.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp();

async function provenGuest(phone: string) {
  const guest = await signIn(test, 'Guest');
  await provePhone(test, guest, phone);
  return guest;
}

const countCustomers = async () => (await test.sql`SELECT FROM customer`).length;

describe('POST /v3/auth/registration', () => {
  it('opens an account with phone, trade type and city, which sees prices and fills a cart', async () => {
    const body = describeStart({ acceptsMarketing: true });
    const guest = await provenGuest(body.phone);
    const told = await sendStart(test, guest, body, '?from_landing=1');
    expect(told).toMatchObject({
      status: 200,
      user: { name: '', rol: 'Admin customer', email: null },
      results: { message: '¡Listo! Ya ves tus precios.', status: 'phone_verified' },
    });
    const { customerId } = told.results;
    const [row] = await test.sql`SELECT status, name, business_name, document_number, city_code,
        trade_type_id, from_landing, phone FROM customer WHERE id = ${customerId}`;
    expect(row).toEqual({
      status: 'phone_verified',
      name: '',
      business_name: body.phone.replace(/(...)(...)/, '$1 $2 '),
      document_number: '',
      city_code: '11001',
      trade_type_id: 1,
      from_landing: true,
      phone: `+57${body.phone}`,
    });
    expect(await test.sql`SELECT FROM address WHERE customer_id = ${customerId}`).toHaveLength(0);
    const consents = await test.sql`SELECT kind, is_given FROM consent
      WHERE customer_id = ${customerId} ORDER BY kind`;
    expect(consents).toEqual([
      { kind: 'data_treatment', is_given: true },
      { kind: 'marketing', is_given: true },
      { kind: 'terms', is_given: true },
    ]);

    const product = await buildProduct(test.sql, { price: 12_000 });
    const person = { headers: { token: told.token } };
    const detail = await test.app.inject({
      url: `/api/product/query?_id=${product.id}`,
      headers: person.headers,
    });
    expect(detail.json().result.priceHidden).toBeNull();
    expect(detail.body).toContain('12000');
    const calls = callAs(test, person);
    await calls.add({ productId: String(product.id), code: product.code, quantity: 2 });
    expect((await calls.cart()).value.cart).toMatchObject({ amount: 24_000 });
  });

  it('is entered again by a code to its phone, on any device', async () => {
    const { phone, userId } = await buildStarted(test);
    const other = await signIn(test, 'Guest');
    const send = (url: string, payload: object) =>
      test.app.inject({ method: 'POST', url: `/api${url}`, headers: other.headers, payload });
    await send('/auth/verify', { phone });
    const code = /\d{6}/.exec((await readMessage(test, `+57${phone}`))?.body ?? '')?.[0];
    const entered = await send('/auth/check', { phone, code });
    expect(entered.json().user).toMatchObject({ _id: userId, rol: 'Admin customer' });
  });

  it('takes an e-mail where no phone can be reached, to be confirmed by a link', async () => {
    const { userId } = await buildStarted(test, { email: 'Reina@Salon.co' });
    const [row] = await test.sql`SELECT email, pending_email FROM app_user WHERE id = ${userId}`;
    expect(row).toEqual({ email: null, pending_email: 'reina@salon.co' });
    expect((await readMessage(test, 'reina@salon.co'))?.subject).toMatch(/^Confirma/);
  });

  it('makes one customer of what is sent twice, at once or again', async () => {
    const body = describeStart();
    const guest = await provenGuest(body.phone);
    const before = await countCustomers();
    const [one, two] = await Promise.all([
      sendStart(test, guest, body),
      sendStart(test, guest, body),
    ]);
    const three = await sendStart(test, guest, body);
    expect(new Set([one, two, three].map(({ results }) => results.customerId)).size).toBe(1);
    expect(await countCustomers()).toBe(before + 1);
  });

  it('tells the one who proved it that a phone has an account already', async () => {
    const { body } = await buildRegistered(test);
    const guest = await provenGuest(body.phone);
    const told = await sendStart(test, guest, describeStart({ phone: body.phone }));
    expect(told).toMatchObject({ code: 'PHONE_HAS_ACCOUNT', fields: [{ path: 'phone' }] });
  });

  it('wants a phone that was proven in this session', async () => {
    const guest = await signIn(test, 'Guest');
    const told = await sendStart(test, guest, describeStart());
    expect(told).toMatchObject({ code: 'PHONE_NOT_VERIFIED', fields: [{ path: 'phone' }] });
  });

  it('is for visitors: a seller registers a customer with all of the data', async () => {
    for (const role of ['Seller', 'Admin customer', 'Staff'] as const) {
      const told = await sendStart(test, await signIn(test, role), describeStart());
      expect(told).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    }
    const seller = await signIn(test, 'Seller', { withCustomer: false });
    const { password: _, name: __, ...body } = describeRegistration();
    await provePhone(test, seller, body.phone);
    expect(await sendRegistration(test, seller, body)).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: [{ path: 'name' }],
    });
  });

  it.each([
    ['phone', { phone: '601 234 5678' }, 'INVALID_PHONE'],
    ['tradeTypeId', { tradeTypeId: '99999' }, 'UNKNOWN_TRADE_TYPE'],
    ['address.cityId', { address: { cityId: '99999', stateId: '99' } }, 'UNKNOWN_CITY'],
    ['address.cityId', { address: { cityId: '05001', stateId: '11' } }, 'CITY_OUTSIDE_STATE'],
    ['address.cityId', { address: { stateId: '11' } }, 'INVALID_REQUEST'],
    ['fecha_lead', { fecha_lead: '2199-12-31' }, 'INVALID_DATE'],
    ['dataTreatment', { dataTreatment: { accepted: true, version: '2020-01-01' } }, 'OLD_CONSENT'],
    ['documentNumber', { documentNumber: '900123456' }, 'INVALID_REQUEST'],
  ])('says at %s what is wrong with %j, and writes nothing', async (path, wrong, code) => {
    const body = { ...describeStart(), ...wrong };
    const guest = await provenGuest(body.phone.replaceAll(' ', ''));
    const before = await countCustomers();
    const told = await sendStart(test, guest, body);
    expect(told).toMatchObject({ code, fields: [{ path, message: expect.any(String) }] });
    expect(await countCustomers()).toBe(before);
  });
});
