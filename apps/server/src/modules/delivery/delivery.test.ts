import { beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '#testing/ports.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

// A Friday, at 14:30 in Bogotá.
const clock = createClock('2026-11-13T19:30:00Z');
let guest: SignedIn;
const test = useTestApp({ clock });
beforeAll(async () => {
  guest = await signIn(test, 'Guest');
});

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
    await test.sql`INSERT INTO zone (code, name, warehouse_id, delivery_days, cut_off_hour,
      cash_on_delivery, shipping_price) VALUES ('NEW', 'Nueva', 1, 1, 12, true, 0)`;
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
      message: 'Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.',
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
