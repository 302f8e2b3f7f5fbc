import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Buyer } from '../../http/principal.ts';
import { buildAddress, buildCustomer } from '../../testing/people.ts';
import { actFor, type SignedIn, signIn } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClock } from '../../testing/world.ts';

// A Friday, at 14:30 in Bogotá.
const clock = createClock('2026-11-13T19:30:00Z');
let test: TestApp;
let guest: SignedIn;
let buyer: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ world: { clock } });
  guest = await signIn(test, 'Guest');
  buyer = await signIn(test, 'Admin customer');
});
afterAll(() => test.close());

async function get(url: string, who: SignedIn = guest) {
  const reply = await test.app.inject({ url: `/api${url}`, headers: who.headers });
  return { status: reply.statusCode, ...reply.json() };
}

describe('GET /states', () => {
  it('lists the states by name', async () => {
    expect((await get('/states')).results).toEqual([
      { _id: '05', name: 'Antioquia' },
      { _id: '11', name: 'Bogotá' },
      { _id: '97', name: 'Vaupés' },
    ]);
  });

  it('takes the hints of §7 and nothing else', async () => {
    expect((await get('/states?warehouse=9&userId=x&userCityId=05001')).status).toBe(200);
    expect((await get('/states?foo=1')).status).toBe(400);
  });
});

describe('GET /cities', () => {
  it('lists the cities of a state, and whether we deliver there', async () => {
    expect((await get('/cities?stateId=05')).results).toEqual([
      { _id: '05001', name: 'Medellín', stateId: '05', hasCoverage: true },
    ]);
    expect((await get('/cities?stateId=97')).results).toMatchObject([{ hasCoverage: false }]);
  });

  it('lists those of the whole country where no state is given', async () => {
    expect((await get('/cities')).results).toMatchObject([
      { name: 'Bogotá', stateId: '11', hasCoverage: true },
      { name: 'Medellín', stateId: '05' },
      { name: 'Mitú', stateId: '97', hasCoverage: false },
    ]);
  });

  it.each([
    ['?stateId=44', 404],
    ['?stateId=5', 400],
    ['?stateId=05&stateId=11', 400],
  ])('answers %j with %i', async (query, status) => {
    expect((await get(`/cities${query}`)).status).toBe(status);
  });
});

describe('GET /shippings/cities', () => {
  it('lists the zones with their cities, the soonest first, and no money', async () => {
    expect((await get('/shippings/cities')).results).toEqual([
      {
        _id: expect.any(String),
        name: 'Bogotá',
        deliveryDays: 1,
        cashOnDelivery: true,
        cities: [{ _id: '11001', name: 'Bogotá' }],
      },
      {
        _id: expect.any(String),
        name: 'Valle de Aburrá',
        deliveryDays: 2,
        cashOnDelivery: false,
        cities: [{ _id: '05001', name: 'Medellín' }],
      },
    ]);
  });

  it('leaves out a zone that serves no city', async () => {
    await test.sql`insert into zone (code, name, warehouse_id, delivery_days, cut_off_hour,
      cash_on_delivery, shipping_price) values ('NEW', 'Nueva', 1, 1, 12, true, 0)`;
    const { results } = await get('/shippings/cities');
    expect(results.map(({ name }: { name: string }) => name)).not.toContain('Nueva');
  });
});

describe('POST /shippings/coverage', () => {
  async function check(payload: object) {
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/shippings/coverage',
      headers: guest.headers,
      payload,
    });
    return { status: reply.statusCode, ...reply.json() };
  }

  it('answers the zone of a city where we deliver', async () => {
    expect(await check({ cityId: '05001', stateId: '05' })).toMatchObject({
      coverage: true,
      zone: { name: 'Valle de Aburrá', warehouse: '2', deliveryDays: 2, cashOnDelivery: false },
      message: null,
    });
  });

  it('says where we do not', async () => {
    expect(await check({ cityId: '97001', stateId: '97' })).toEqual({
      status: 200,
      coverage: false,
      zone: null,
      message: 'Actualmente no tenemos cobertura para Mitú, Vaupés.',
    });
  });

  it.each([
    [{ cityId: '05001', stateId: '11' }, 400, 'CITY_OUTSIDE_STATE'],
    [{ cityId: '99999', stateId: '99' }, 404, 'NOT_FOUND'],
    [{ cityId: 5001, stateId: '05' }, 400, 'INVALID_REQUEST'],
    [{ cityId: '05001' }, 400, 'INVALID_REQUEST'],
    [{ cityId: '05001', stateId: '05', zone: 1 }, 400, 'INVALID_REQUEST'],
  ])('refuses %j', async (payload, status, code) => {
    expect(await check(payload)).toMatchObject({ status, code });
  });
});

describe('GET /v3/me/addresses', () => {
  it("lists the buyer's own, the usual one first, without those removed", async () => {
    const customerId = buyer.customerId ?? '';
    const other = await buildAddress(test.sql, customerId, { title: null });
    const usual = await buildAddress(test.sql, customerId, { isDefault: true });
    const gone = await buildAddress(test.sql, customerId);
    await test.sql`update address set removed_at = now() where id = ${gone}`;
    const { results } = await get('/v3/me/addresses', buyer);
    expect(results).toMatchObject([
      { _id: usual, isDefault: true, cityid: '11001', stateid: '11', customer_id: customerId },
      { _id: other, title: null, city: 'Bogotá' },
    ]);
    expect((await get(`/v3/me/addresses?customerId=${customerId}`, buyer)).status).toBe(200);
  });

  it("lists the working customer's for a seller, also after a change", async () => {
    const seller = await signIn(test, 'Seller');
    const next = await buildCustomer(test.sql, { sellerId: seller.userId });
    const address = await buildAddress(test.sql, next.id);
    expect((await get('/v3/me/addresses', seller)).results).toEqual([]);
    const acting = await actFor(test, seller, next.id);
    expect((await get('/v3/me/addresses', acting)).results).toMatchObject([{ _id: address }]);
    const former = await get(`/v3/me/addresses?customerId=${seller.customerId}`, acting);
    expect(former).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
  });

  it("finds nobody by another's id, as by one that does not exist", async () => {
    const theirs = await buildCustomer(test.sql);
    for (const id of [theirs.id, randomUUID()]) {
      expect(await get(`/v3/me/addresses?customerId=${id}`, buyer)).toMatchObject({
        status: 404,
        code: 'CUSTOMER_NOT_FOUND',
        message: 'Cliente no encontrado',
      });
    }
    expect((await get('/v3/me/addresses?customerId=1', buyer)).status).toBe(400);
  });
});

describe('the place of a session', () => {
  async function principalOf({ headers }: SignedIn): Promise<Buyer> {
    const principal = await test.deps.identity.sessions.authenticate(headers.token);
    if (!principal?.customer) throw new Error('Not a buyer');
    return { ...principal, customer: principal.customer };
  }

  it('is Bogotá for a visitor, and the city that the visitor chose', async () => {
    const visitor = await signIn(test, 'Guest');
    expect((await get('/auth/me', visitor)).delivery).toMatchObject({ cityId: '11001' });
    const { sessionId } = (await test.deps.identity.sessions.authenticate(
      visitor.headers.token,
    )) ?? { sessionId: '' };
    await test.sql`update session set city_code = '05001' where id = ${sessionId}`;
    expect((await get('/auth/me', visitor)).delivery).toMatchObject({ cityId: '05001' });
  });

  it("is the customer's city, then that of the address that was chosen", async () => {
    const shopper = await signIn(test, 'Admin customer');
    const addressId = await buildAddress(test.sql, shopper.customerId ?? '', {
      cityCode: '05001',
    });
    const before = await principalOf(shopper);
    expect(before.place).toMatchObject({ cityCode: '11001', warehouseId: 1 });
    expect(await test.deps.delivery.chooseAddress(before, addressId)).toMatchObject({ ok: true });
    const after = await principalOf(shopper);
    expect(after).toMatchObject({ addressId, place: { cityCode: '05001', warehouseId: 2 } });
  });

  it('without coverage reads the main warehouse in no zone', async () => {
    const far = await signIn(test, 'Admin customer', { cityCode: '97001' });
    const { place } = await principalOf(far);
    expect(place).toMatchObject({ city: 'Mitú', warehouseId: 1, zoneId: null });
    expect((await get('/auth/me', far)).delivery).toMatchObject({ hasCoverage: false });
  });

  it("never becomes another's address, nor one where we do not deliver", async () => {
    const shopper = await principalOf(buyer);
    const theirs = await buildAddress(test.sql, (await buildCustomer(test.sql)).id);
    const far = await buildAddress(test.sql, shopper.customer.id, { cityCode: '97001' });
    for (const [id, code] of [
      [theirs, 'UNKNOWN_ADDRESS'],
      [randomUUID(), 'UNKNOWN_ADDRESS'],
      [far, 'NO_COVERAGE'],
    ] as const) {
      const chosen = await test.deps.delivery.chooseAddress(shopper, id);
      expect(chosen).toMatchObject({ ok: false, error: { code } });
    }
    expect((await principalOf(buyer)).addressId).toBeNull();
  });
});

describe('the promise of a zone (D-11)', () => {
  it.each([
    // Before 15:00 on a Friday it leaves the same day; on Saturday it is at the door.
    ['11001', { dispatchDate: '2026-11-13', arrivalDate: '2026-11-14' }],
    // After 12:00 it waits over the weekend and the holiday on Monday 16 November.
    ['05001', { dispatchDate: '2026-11-17', arrivalDate: '2026-11-19' }],
  ])('to %s', async (cityCode, promise) => {
    const coverage = await test.deps.delivery.coverageOf(cityCode);
    if (!coverage?.zone) throw new Error('No zone');
    expect(test.deps.delivery.estimate(coverage.zone)).toEqual(promise);
  });
});
