import { beforeAll, describe, expect, it } from 'vitest';
import { nextId } from '#testing/numbers.ts';
import { assignCustomer, buildAddress, buildCustomer, buildUser } from '#testing/people.ts';
import { actFor, type SignedIn, signIn } from '#testing/sign-in.ts';
import { createTestApp } from '#testing/test-app.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp();
let seller: SignedIn;
beforeAll(async () => {
  seller = await signIn(test, 'Seller', { withCustomer: false });
});

async function list(search?: string) {
  const query = search === undefined ? {} : { search };
  const reply = await test.app.inject({
    url: '/api/seller/customers',
    headers: seller.headers,
    query,
  });
  const rows: { _id: string; businessName: string }[] = reply.json().results;
  return rows.map(({ businessName }) => businessName);
}

async function choose(customerId: unknown, headers = seller.headers) {
  const reply = await test.app.inject({
    method: 'PUT',
    url: '/api/seller/working-customer',
    headers,
    payload: { customerId },
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function meOf({ headers }: Pick<SignedIn, 'headers'>) {
  return (await test.app.inject({ url: '/api/auth/me', headers })).json();
}

describe('GET /seller/customers', () => {
  beforeAll(async () => {
    const mine = { sellerId: seller.userId };
    await buildCustomer(test.sql, { businessName: 'Peluquería Ñandú', ...mine });
    await buildCustomer(test.sql, {
      businessName: 'Bella Época',
      cityCode: '05001',
      documentNumber: '901234567-8',
      ...mine,
    });
    await buildCustomer(test.sql, { businessName: 'Zafiro', phone: '+573001112233', ...mine });
    await buildCustomer(test.sql, { businessName: 'De otro vendedor' });
  });

  it('lists the assigned customers and nobody else', async () => {
    expect(await list()).toEqual(['Bella Época', 'Peluquería Ñandú', 'Zafiro']);
  });

  it.each([
    ['the business, without accents', 'epoca', 'Bella Época'],
    ['the business, with ñ', 'ÑANDU', 'Peluquería Ñandú'],
    ['the city', 'medellin', 'Bella Época'],
    ['the document as printed', '901234567-8', 'Bella Época'],
    ['the document in digits', '9012345678', 'Bella Época'],
    ['the phone as dictated', '300 111-2233', 'Zafiro'],
    ['words in any order', 'epoca ana bella', 'Bella Época'],
  ])('finds by %s', async (_, search, found) => {
    expect(await list(search)).toEqual([found]);
  });

  it('finds by how the customer is called, however it is typed', async () => {
    const reply = await test.app.inject({ url: '/api/seller/customers', headers: seller.headers });
    const rows: { businessName: string; matiz_identifier: string }[] = reply.json().results;
    for (const { businessName, matiz_identifier } of rows) {
      expect(await list(matiz_identifier)).toEqual([businessName]);
      expect(await list(matiz_identifier.replaceAll('-', ' ').toLowerCase())).toEqual([
        businessName,
      ]);
    }
  });

  it('finds a NIT that is kept without its check digit by the NIT as it is shown', async () => {
    const nit = { documentNumber: '890903938', sellerId: seller.userId };
    const { id } = await buildCustomer(test.sql, nit);
    for (const search of ['890.903.938-8', '8909039388', '890903938']) {
      expect((await list(search)).length, search).toBe(1);
    }
    await test.sql`DELETE FROM seller_customer WHERE customer_id = ${id}`;
  });

  it.each(['zzz', '%', '_', "'; drop table customer; --"])(
    'finds nothing by %j',
    async (search) => {
      expect(await list(search)).toEqual([]);
    },
  );

  it('says who they are, and whether we deliver to them', async () => {
    await buildCustomer(test.sql, {
      businessName: 'Lejana',
      cityCode: '97001',
      loyaltyTier: 'Oro',
      sellerId: seller.userId,
    });
    const reply = await test.app.inject({
      url: '/api/seller/customers?search=lejana',
      headers: seller.headers,
    });
    expect(reply.json().results).toMatchObject([
      {
        city: 'Mitú',
        state: 'Vaupés',
        trade_type: 'Salón de belleza',
        loyalty: 'Oro',
        hasCoverage: false,
        lastOrderAt: null,
      },
    ]);
  });

  it('refuses what it does not know', async () => {
    const reply = await test.app.inject({
      url: '/api/seller/customers?seller=1',
      headers: seller.headers,
    });
    expect(reply.statusCode).toBe(400);
  });
});

describe('PUT /seller/working-customer', () => {
  it('makes an assigned customer the one that the session buys for', async () => {
    const customer = await buildCustomer(test.sql, { cityCode: '05001', sellerId: seller.userId });
    const addressId = await buildAddress(test.sql, customer.id, { isDefault: true });
    const chosen = await choose(customer.id);
    expect(chosen).toMatchObject({
      status: 200,
      customer: { _id: customer.id, city: 'Medellín', shipping_addresses: [{ _id: addressId }] },
    });
    expect(await meOf(seller)).toMatchObject({
      customer: { _id: customer.id },
      warehouse: { name: 'Medellín' },
      delivery: { cityId: '05001', hasCoverage: true },
    });
  });

  it('writes down who chose whom', async () => {
    const customer = await buildCustomer(test.sql, { sellerId: seller.userId });
    await choose(customer.id);
    const audit = await test.sql`SELECT actor_id, action, length(request_id) > 0 AS has_request
      FROM audit_entry WHERE customer_id = ${customer.id}`;
    expect(audit).toEqual([
      { actor_id: seller.userId, action: 'customer.choose', has_request: true },
    ]);
  });

  it('forgets the customer with null', async () => {
    const customer = await buildCustomer(test.sql, { sellerId: seller.userId });
    await choose(customer.id);
    expect(await choose(null)).toMatchObject({ status: 200, customer: null });
    expect((await meOf(seller)).customer).toBeNull();
  });

  it("answers another seller's customer like one that is not there, and keeps the old one", async () => {
    const mine = await buildCustomer(test.sql, { sellerId: seller.userId });
    await choose(mine.id);
    const theirs = await buildCustomer(test.sql);
    const [foreign, absent] = [await choose(theirs.id), await choose(nextId())];
    expect(foreign).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
    expect({ ...absent, requestId: '' }).toEqual({ ...foreign, requestId: '' });
    expect((await meOf(seller)).customer._id).toBe(mine.id);
  });

  it('stays within its session', async () => {
    const customer = await buildCustomer(test.sql, { sellerId: seller.userId });
    await choose(null);
    const phone = await test.deps.identity.openSession({ id: seller.userId, role: 'Seller' });
    await choose(customer.id, { token: phone.token });
    expect((await meOf(seller)).customer).toBeNull();
  });

  it('loses a customer that is assigned to someone else from then on', async () => {
    const customer = await buildCustomer(test.sql, { sellerId: seller.userId });
    await choose(customer.id);
    await test.sql`DELETE FROM seller_customer WHERE customer_id = ${customer.id}`;
    const other = await buildUser(test.sql, 'Seller');
    await assignCustomer(test.sql, other.id, customer.id);
    expect((await meOf(seller)).customer).toBeNull();
  });

  it.each([undefined, 'x', 7, '', {}])('refuses the id %j', async (customerId) => {
    expect(await choose(customerId)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });
});

describe('who is remembered for a moment', () => {
  it('is known again at once where the choice was made', async () => {
    const quick = await createTestApp({ settings: { principalTtlMs: 60_000 } });
    const one = await signIn(quick, 'Seller');
    const next = await buildCustomer(quick.sql, { sellerId: one.userId });
    await quick.app.inject({ url: '/api/auth/me', headers: one.headers });
    await actFor(quick, one, next.id);
    const me = await quick.app.inject({ url: '/api/auth/me', headers: one.headers });
    expect(me.json().customer._id).toBe(next.id);
    await quick.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: one.headers,
      payload: {},
    });
    const after = await quick.app.inject({ url: '/api/auth/me', headers: one.headers });
    expect(after.statusCode).toBe(401);
    await quick.close();
  });
});
