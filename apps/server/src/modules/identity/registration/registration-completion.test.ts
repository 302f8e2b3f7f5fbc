import { nitCheckDigit } from '@matiz/domain/identity/document.ts';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { callAs } from '#testing/orders.ts';
import { buildCustomer } from '#testing/people.ts';
import {
  buildRegistered,
  buildStarted,
  describeBusiness,
  readMessage,
} from '#testing/registrations.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();

type Person = Pick<SignedIn, 'headers'>;

async function ask(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Person,
  method: 'GET' | 'PUT',
  path: string,
  payload?: object,
) {
  const url = `/api/v3/auth/registration${path}`;
  const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { httpStatus: reply.statusCode, ...reply.json() };
}
const statusOf = async (person: Person) => (await ask(test, person, 'GET', '')).results;
const save = (person: Person, part: object) => ask(test, person, 'PUT', '/part', part);
const complete = (person: Person, body: object) => ask(test, person, 'PUT', '', body);

const names = { name: 'Ana', last_name: 'Ríos', businessName: 'Salón Amapola' };
const paper = { documentType: 'NIT', documentNumber: `901555111-${nitCheckDigit('901555111')}` };
const place = { address: { address: 'Calle 12 # 34-56', cityId: '11001', stateId: '11' } };

async function orderOf(app: TestApp, person: Person) {
  const product = await buildProduct(app.sql, { price: 50_000 });
  const calls = callAs(app, person);
  await calls.add({ productId: String(product.id), code: product.code, quantity: 2 });
  const { cart } = (await calls.cart()).value;
  return calls.order({ cartId: cart?._id ?? '' });
}

describe('PUT /v3/auth/registration/part', () => {
  it('keeps each step, and says what is still asked before the first order', async () => {
    const person = await buildStarted(test);
    expect(await statusOf(person)).toMatchObject({
      status: 'phone_verified',
      email: null,
      business: {
        businessName: '',
        documentNumber: '',
        tradeTypeId: '1',
        address: { address: '', cityId: '11001', stateId: '11' },
      },
      missing: ['business', 'document', 'address', 'email'],
    });
    expect((await save(person, names)).results).toEqual({
      message: 'Guardado.',
      missing: ['document', 'address', 'email'],
    });
    expect((await save(person, paper)).results.missing).toEqual(['address', 'email']);
    expect((await save(person, place)).results.missing).toEqual(['email']);
    const last = await save(person, { email: 'Ana@Salon.co' });
    expect(last.results.missing).toEqual([]);
    expect(await statusOf(person)).toMatchObject({
      status: 'phone_verified',
      email: 'ana@salon.co',
      isEmailConfirmed: false,
      business: { ...names, documentType: 'NIT', documentNumber: '901555111', ...place },
    });
    const me = await test.app.inject({ url: '/api/auth/me', headers: person.headers });
    expect(me.json()).toMatchObject({
      user: { name: 'Ana' },
      customer: { businessName: 'Salón Amapola' },
    });
    // Nothing leaves before the data were sent: trying addresses fills nobody's mailbox.
    expect(await readMessage(test, 'ana@salon.co')).toBeNull();
  });

  it('takes a step back, and an address of another city does not move the prices yet', async () => {
    const person = await buildStarted(test);
    await save(person, names);
    await save(person, { businessName: 'Salón Azalea', tradeTypeId: '2' });
    await save(person, { address: { address: 'Calle 1 # 2-3', cityId: '05001', stateId: '05' } });
    const { business } = await statusOf(person);
    expect(business).toMatchObject({ businessName: 'Salón Azalea', name: 'Ana', tradeTypeId: '2' });
    expect(business.address).toMatchObject({ cityId: '05001' });
    const me = await test.app.inject({ url: '/api/auth/me', headers: person.headers });
    expect(me.json().customer).toMatchObject({ cityId: '11001', tradeTypeId: '2' });
  });

  it.each([
    ['documentNumber', { documentType: 'NIT', documentNumber: '890903938-7' }, 'INVALID_DOCUMENT'],
    ['documentNumber', { documentNumber: '890903938' }, 'INVALID_REQUEST'],
    ['documentNumber', { documentType: 'CC' }, 'INVALID_REQUEST'],
    ['tradeTypeId', { tradeTypeId: '77' }, 'UNKNOWN_TRADE_TYPE'],
    [
      'address.cityId',
      { address: { address: 'Calle 1 # 2-3', cityId: '05001', stateId: '11' } },
      'CITY_OUTSIDE_STATE',
    ],
    ['businessName', { businessName: '' }, 'INVALID_REQUEST'],
    ['email', { email: 'ana@' }, 'INVALID_REQUEST'],
    ['status', { status: 'approved' }, 'INVALID_REQUEST'],
  ])('says at %s what is wrong with %j, and writes nothing', async (path, part, code) => {
    const person = await buildStarted(test);
    const before = await statusOf(person);
    expect(await save(person, part)).toMatchObject({ code, fields: [{ path }] });
    expect(await statusOf(person)).toEqual(before);
  });

  it('is over once the whole was sent, and never was for anybody else', async () => {
    const person = await buildRegistered(test);
    expect(await save(person, names)).toMatchObject({
      httpStatus: 409,
      code: 'REGISTRATION_CLOSED',
    });
    expect((await statusOf(person)).missing).toEqual([]);
    expect((await save(await signIn(test, 'Staff'), names)).code).toBe('CUSTOMER_NOT_FOUND');
  });
});

describe('PUT /v3/auth/registration of a business that owed its data', () => {
  it('lets it order from then on, and sends the link that confirms its e-mail', async () => {
    const person = await buildStarted(test);
    const refused = await orderOf(test, person);
    expect(refused).toMatchObject({ status: 409, refusal: { code: 'REGISTRATION_INCOMPLETE' } });
    expect(refused.refusal?.message).toContain('faltan datos del negocio');

    const email = 'primera@salon.co';
    const done = await complete(person, { ...describeBusiness(), email });
    expect(done.results.status).toBe('approved');
    expect((await readMessage(test, email))?.subject).toMatch(/^Confirma/);
    expect((await orderOf(test, person)).status).toBe(200);
  });

  it('needs an e-mail, the one that a step saved or one that comes along', async () => {
    const person = await buildStarted(test);
    const before = await statusOf(person);
    expect(await complete(person, describeBusiness())).toMatchObject({
      code: 'INVALID_EMAIL',
      fields: [{ path: 'email' }],
    });
    expect(await statusOf(person)).toEqual(before);
    await save(person, { email: 'segunda@salon.co' });
    expect((await complete(person, describeBusiness())).results.status).toBe('approved');
  });

  it('waits for a person where staff review, or an approved business has the document', async () => {
    const reviewing = await createTestApp({ settings: { reviewsRegistrations: true } });
    const waiting = await buildStarted(reviewing);
    const body = { ...describeBusiness(), email: 'tercera@salon.co' };
    const sent = await ask(reviewing, waiting, 'PUT', '', body);
    expect(sent.results.status).toBe('in_review');
    expect(await orderOf(reviewing, waiting)).toMatchObject({
      refusal: { code: 'REGISTRATION_PENDING' },
    });
    await reviewing.close();

    await buildCustomer(test.sql, { documentNumber: '901777333' });
    const second = await buildStarted(test);
    const taken = { documentType: 'NIT', documentNumber: '901777333' } as const;
    const told = await complete(second, { ...describeBusiness(taken), email: 'cuarta@salon.co' });
    expect(told.results.status).toBe('in_review');
  });

  it('takes the cart along when its address is in a city of another warehouse', async () => {
    const person = await buildStarted(test);
    const [zone] = await test.sql<{ id: number }[]>`SELECT zone_id AS id FROM zone_city
      WHERE city_code = '05001'`;
    const [other] = await test.sql<{ id: number }[]>`SELECT id FROM warehouse
      WHERE id <> (SELECT warehouse_id FROM zone JOIN zone_city ON zone_city.zone_id = zone.id
        WHERE city_code = '11001') ORDER BY id LIMIT 1`;
    await test.sql`UPDATE zone SET warehouse_id = ${other?.id ?? 0} WHERE id = ${zone?.id ?? 0}`;
    const product = await buildProduct(test.sql, { price: 50_000 });
    const calls = callAs(test, person);
    await calls.add({ productId: String(product.id), code: product.code, quantity: 2 });
    const inMedellin = { address: 'Calle 1 # 2-3', cityId: '05001', stateId: '05' };
    await complete(person, { ...describeBusiness({ address: inMedellin }), email: 'q@salon.co' });
    const me = await test.app.inject({ url: '/api/auth/me', headers: person.headers });
    expect(me.json()).toMatchObject({ warehouse: { _id: String(other?.id) } });
    const { cart, outOfStock } = (await calls.cart()).value;
    const units = [...(cart?.products ?? []), ...outOfStock].map(({ productId }) => productId);
    expect(units).toEqual([String(product.id)]);
  });
});

describe('what staff see of a business that owes its data', () => {
  it('is not among those that wait for them, is listed as such, and cannot be decided', async () => {
    const person = await buildStarted(test);
    const staff = await signIn(test, 'Staff');
    const list = async (query: string) => {
      const url = `/api/staff/registrations${query}`;
      const reply = await test.app.inject({ url, headers: staff.headers });
      return reply.json().results.map(({ customerId }: { customerId: string }) => customerId);
    };
    expect(await list('')).not.toContain(person.customerId);
    expect(await list('?status=phone_verified')).toContain(person.customerId);
    const decided = await test.app.inject({
      method: 'PUT',
      url: '/api/staff/registrations',
      headers: staff.headers,
      payload: { customerId: person.customerId, decision: 'approve' },
    });
    expect(decided.json().code).toBe('REGISTRATION_CLOSED');
  });

  it('no hand can approve it without its data: the database keeps them together', async () => {
    const { customerId } = await buildStarted(test);
    await expect(
      test.sql`UPDATE customer SET status = 'approved' WHERE id = ${customerId}`,
    ).rejects.toThrow(/customer_(name|document_number)_check/);
  });
});
