import { ok } from '@matiz/domain/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { callAs } from '#testing/orders.ts';
import { buildAddress } from '#testing/people.ts';
import {
  buildRegistered,
  describeBusiness,
  describeRegistration,
  provePhone,
  sendRegistration,
} from '#testing/registrations.ts';
import { actFor, type SignedIn, signIn } from '#testing/sign-in.ts';
import { createTestApp, joinTestApp } from '#testing/test-app.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp({ settings: { reviewsRegistrations: true } });

type Person = Pick<SignedIn, 'headers'>;

async function statusOf({ headers }: Person) {
  const reply = await test.app.inject({ url: '/api/v3/auth/registration', headers });
  return { code: reply.json().code, ...reply.json().results };
}

async function complete({ headers }: Person, body: unknown) {
  const reply = await test.app.inject({
    method: 'PUT',
    url: '/api/v3/auth/registration',
    headers,
    payload: body as object,
  });
  return { httpStatus: reply.statusCode, ...reply.json() };
}

const setStatus = (customerId: string, status: string, note: string | null = null) =>
  test.sql`UPDATE customer SET status = ${status}, status_note = ${note} WHERE id = ${customerId}`;

async function meOf({ headers }: Person) {
  return (await test.app.inject({ url: '/api/auth/me', headers })).json();
}

describe('GET /v3/auth/registration', () => {
  it('follows a visitor from the first step to the proven phone', async () => {
    const guest = await signIn(test, 'Guest');
    const nothing = { note: null, email: null, isEmailConfirmed: false, business: null };
    expect(await statusOf(guest)).toMatchObject({ ...nothing, status: 'started', phone: null });
    await provePhone(test, guest, '3109998877');
    expect(await statusOf(guest)).toMatchObject({
      ...nothing,
      status: 'phone_verified',
      phone: '+573109998877',
    });
    await provePhone(test, guest, '3109998877', new Date(Date.now() - 31 * 60_000));
    expect(await statusOf(guest)).toMatchObject({ status: 'started', phone: null });
  });

  it('says in a shop without mail that no link can be sent', async () => {
    const ana = await buildRegistered(test);
    const messages = { carries: () => false, send: async () => ok(null) };
    const silent = await joinTestApp(test, { ports: { messages } });
    const { headers } = ana;
    const reply = await silent.app.inject({ url: '/api/v3/auth/registration', headers });
    expect(reply.json().results).toMatchObject({ isEmailConfirmed: false, canConfirmEmail: false });
    await silent.close();
  });

  it('tells a business what it said, so that nothing is typed twice', async () => {
    const person = await buildRegistered(test);
    const { body } = person;
    expect(await statusOf(person)).toEqual({
      status: 'in_review',
      note: null,
      phone: `+57${body.phone}`,
      email: body.email,
      isEmailConfirmed: false,
      canConfirmEmail: true,
      hasPassword: true,
      business: {
        name: body.name,
        last_name: body.last_name,
        businessName: body.businessName,
        documentType: 'CC',
        documentNumber: body.documentNumber,
        tradeTypeId: '1',
        address: body.address,
      },
      missing: [],
    });
  });

  it('tells a rejected business why', async () => {
    const person = await buildRegistered(test);
    await setStatus(person.customerId, 'rejected', 'El documento no es legible');
    expect(await statusOf(person)).toMatchObject({
      status: 'rejected',
      note: 'El documento no es legible',
      business: { businessName: 'Salón Lucero' },
    });
  });

  it("tells a seller of the working customer's, and of nobody else's", async () => {
    const seller = await signIn(test, 'Seller', { withCustomer: false });
    expect((await statusOf(seller)).code).toBe('CUSTOMER_NOT_FOUND');
    const { password: _, ...body } = describeRegistration();
    await provePhone(test, seller, body.phone);
    const { results } = await sendRegistration(test, seller, body);
    expect((await statusOf(seller)).code).toBe('CUSTOMER_NOT_FOUND');
    expect(await statusOf(await actFor(test, seller, results.customerId))).toMatchObject({
      status: 'in_review',
      hasPassword: false,
      phone: `+57${body.phone}`,
    });
  });

  it('has nothing to tell staff', async () => {
    expect((await statusOf(await signIn(test, 'Staff'))).code).toBe('CUSTOMER_NOT_FOUND');
  });
});

describe('PUT /v3/auth/registration', () => {
  it.each(['in_review', 'more_information'])('corrects the data while %s', async (from) => {
    const person = await buildRegistered(test);
    await setStatus(person.customerId, from, 'Falta el documento');
    const body = describeBusiness({
      name: 'Lucía Inés',
      businessName: 'Lucero Spa',
      tradeTypeId: '2',
      address: { address: 'Calle 50 # 40-30', cityId: '05001', stateId: '05' },
    });
    expect(await complete(person, body)).toMatchObject({
      httpStatus: 200,
      results: { message: 'Actualizamos tus datos.', status: 'in_review' },
    });
    expect(await statusOf(person)).toMatchObject({ note: null, business: body });
    expect(await meOf(person)).toMatchObject({
      user: { name: 'Lucía Inés' },
      customer: { shipping_addresses: [{ address: 'Calle 50 # 40-30', isDefault: true }] },
      delivery: { cityId: '05001' },
    });
    const [audit] = await test.sql`SELECT actor_id, detail FROM audit_entry
      WHERE customer_id = ${person.customerId} AND action = 'registration.complete'`;
    expect(audit).toEqual({ actor_id: person.userId, detail: { from, to: 'in_review' } });
  });

  it.each(['approved', 'rejected'])('changes nothing once it is %s', async (status) => {
    const person = await buildRegistered(test);
    await setStatus(person.customerId, status);
    expect(await complete(person, describeBusiness())).toMatchObject({
      httpStatus: 409,
      code: 'REGISTRATION_CLOSED',
    });
    expect((await statusOf(person)).business.documentNumber).toBe(person.body.documentNumber);
  });

  it.each([
    ['documentNumber', { documentNumber: '12' }, 'INVALID_DOCUMENT'],
    ['tradeTypeId', { tradeTypeId: '77' }, 'UNKNOWN_TRADE_TYPE'],
    [
      'address.cityId',
      { address: { address: 'Calle 1 # 2-3', cityId: '05001', stateId: '11' } },
      'CITY_OUTSIDE_STATE',
    ],
    ['businessName', { businessName: 'a<b' }, 'INVALID_REQUEST'],
    ['status', { status: 'approved' }, 'INVALID_REQUEST'],
  ])('says at %s what is wrong, and writes nothing', async (path, wrong, code) => {
    const person = await buildRegistered(test);
    const before = await statusOf(person);
    expect(await complete(person, { ...describeBusiness(), ...wrong })).toMatchObject({
      code,
      fields: [{ path }],
    });
    expect(await statusOf(person)).toEqual(before);
  });

  it("reaches a seller's working customer, and no other", async () => {
    const theirs = await buildRegistered(test);
    const idle = await signIn(test, 'Seller', { withCustomer: false });
    expect((await complete(idle, describeBusiness())).code).toBe('CUSTOMER_NOT_FOUND');
    expect((await complete(await signIn(test, 'Staff'), describeBusiness())).code).toBe(
      'CUSTOMER_NOT_FOUND',
    );
    const seller = await signIn(test, 'Seller');
    await test.sql`UPDATE customer SET status = 'more_information'
      WHERE id = ${seller.customerId ?? ''}`;
    expect((await complete(seller, describeBusiness())).results.status).toBe('in_review');
    expect((await statusOf(theirs)).business.documentNumber).toBe(theirs.body.documentNumber);
  });

  it('approves what was only missing its data, where nobody reviews', async () => {
    const open = await createTestApp();
    const person = await buildRegistered(open);
    await open.sql`UPDATE customer SET status = 'phone_verified' WHERE id = ${person.customerId}`;
    const reply = await open.app.inject({
      method: 'PUT',
      url: '/api/v3/auth/registration',
      headers: person.headers,
      payload: describeBusiness(),
    });
    expect(reply.json().results.status).toBe('approved');
    await open.close();
  });
});

describe('a business that waits', () => {
  it.each(['phone_verified', 'in_review', 'more_information'])(
    'browses with prices and fills a cart while %s, and orders only when approved',
    async (status) => {
      const person = await buildRegistered(test);
      const product = await buildProduct(test.sql, { price: 12_000 });
      await setStatus(person.customerId, status);
      expect(await meOf(person)).toMatchObject({
        registration: status,
        customer: { _id: person.customerId },
      });
      const detail = await test.app.inject({
        url: `/api/product/query?_id=${product.id}`,
        headers: person.headers,
      });
      expect(detail.json().result.priceHidden).toBeNull();
      expect(detail.body).toContain('12000');

      const calls = callAs(test, person);
      await calls.add({ productId: String(product.id), code: product.code, quantity: 2 });
      const { cart } = (await calls.cart()).value;
      expect(cart).toMatchObject({ amount: 24_000 });
      const refused = await calls.order({ cartId: cart?._id ?? '' });
      expect(refused).toMatchObject({
        status: 409,
        refusal: {
          code: status === 'phone_verified' ? 'REGISTRATION_INCOMPLETE' : 'REGISTRATION_PENDING',
        },
      });
      expect(await test.sql`SELECT FROM customer_order`).toHaveLength(0);
    },
  );

  it('can be chosen by its seller, who reads how far it is', async () => {
    const seller = await signIn(test, 'Seller');
    const customerId = seller.customerId ?? '';
    await setStatus(customerId, 'in_review');
    expect(await meOf(seller)).toMatchObject({
      registration: 'in_review',
      customer: { _id: customerId },
    });
    const list = await test.app.inject({ url: '/api/seller/customers', headers: seller.headers });
    expect(list.json().results).toMatchObject([{ _id: customerId, registration: 'in_review' }]);
    const chosen = await actFor(test, seller, customerId);
    await buildAddress(test.sql, customerId, { isDefault: true });
    expect((await callAs(test, chosen).cart()).status).toBe(200);
  });
});

describe('a business that was rejected', () => {
  it('is told so by every call of a buyer, sees no price, and can still be read', async () => {
    const person = await buildRegistered(test);
    const product = await buildProduct(test.sql, { price: 12_345 });
    await setStatus(person.customerId, 'rejected', 'No es un negocio');
    expect(await meOf(person)).toMatchObject({ registration: 'rejected', customer: null });
    const cart = await callAs(test, person).cart();
    expect(cart).toMatchObject({ status: 403, refusal: { code: 'REGISTRATION_REJECTED' } });
    const list = await test.app.inject({
      url: `/api/search?search=${product.code}`,
      headers: person.headers,
    });
    expect(list.body).toContain('"priceHidden":"REJECTED"');
    expect(list.body).not.toContain('12345');
  });

  it('is nobody whom a seller may choose', async () => {
    const seller = await signIn(test, 'Seller');
    await setStatus(seller.customerId ?? '', 'rejected');
    expect((await meOf(seller)).customer).toBeNull();
    const list = await test.app.inject({ url: '/api/seller/customers', headers: seller.headers });
    expect(list.json().results).toEqual([]);
  });
});
