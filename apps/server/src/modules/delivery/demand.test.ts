import { describe, expect, it } from 'vitest';
import { createClock, day, minute } from '#testing/ports.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

// Eight in the evening of a Friday in Bogotá, when it is Saturday elsewhere.
const clock = createClock('2026-11-14T01:00:00Z');
const test = useTestApp({ clock });

const mitu = { cityId: '97001', stateId: '97' };
const bogota = { cityId: '11001', stateId: '11' };

async function post(path: string, payload: object, who: SignedIn) {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: who.headers,
    payload,
  });
  return { status: reply.statusCode, ...reply.json() };
}
const look = (payload: object, who: SignedIn) => post('/shippings/coverage', payload, who);
/** The same session, after its access token has run out. */
async function refreshed(who: SignedIn): Promise<SignedIn> {
  const tokens = await test.deps.identity.sessions.refresh(who.refreshToken, 'test');
  if (tokens === null) throw new Error('the session is over');
  return { ...who, headers: { token: tokens.token }, refreshToken: tokens.refreshToken };
}
const guest = () => signIn(test, 'Guest');

async function counted() {
  return test.sql<{ city: string; day: string; lookups: number }[]>`
    select city_code as city, day::text, lookups from coverage_demand order by day, city_code`;
}

describe('POST /shippings/coverage, as demand', () => {
  it('counts a city that nobody serves once for each session and day', async () => {
    const [ana, bea] = [await guest(), await guest()];
    expect((await look(mitu, ana)).message).toBe(
      'Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.',
    );
    await Promise.all(Array.from({ length: 8 }, () => look(mitu, ana)));
    await look(bogota, ana);
    await look({ ...mitu, stateId: '11' }, ana);
    expect(await counted()).toEqual([{ city: '97001', day: '2026-11-13', lookups: 1 }]);
    await look(mitu, bea);
    expect(await counted()).toMatchObject([{ lookups: 2 }]);
    clock.advance(day);
    await look(mitu, await refreshed(ana));
    expect(await counted()).toMatchObject([
      { day: '2026-11-13', lookups: 2 },
      { day: '2026-11-14', lookups: 1 },
    ]);
  });

  it('counts the one who chooses to look around there', async () => {
    const before = (await counted()).at(-1)?.lookups ?? 0;
    const reply = await test.app.inject({
      method: 'PUT',
      url: '/api/shippings/place',
      headers: (await guest()).headers,
      payload: { cityId: '97001' },
    });
    expect(reply.statusCode).toBe(200);
    expect((await counted()).at(-1)?.lookups).toBe(before + 1);
  });
});

describe('POST /shippings/leads', () => {
  const leave = (changes: object, who: SignedIn) =>
    post(
      '/shippings/leads',
      { cityId: '97001', phone: '3001234567', acceptsContact: true, ...changes },
      who,
    );
  const kept = () => test.sql`SELECT city_code AS city, phone FROM coverage_lead ORDER BY phone`;

  it('keeps a phone once for a city, and answers the same', async () => {
    const ana = await guest();
    for (const phone of ['300 123 45 67', '+57 300 1234567']) {
      const left = await leave({ phone }, ana);
      expect(left.results.message).toBe('¡Gracias! Te avisaremos cuando lleguemos a tu ciudad.');
    }
    expect(await kept()).toEqual([{ city: '97001', phone: '+573001234567' }]);
  });

  it('says that we deliver there already, and keeps nothing', async () => {
    const left = await leave({ cityId: '11001' }, await guest());
    expect(left.results.message).toBe(
      '¡Buenas noticias! Ya llegamos a Bogotá: puedes pedir desde ahora.',
    );
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    [{ phone: '6012345' }, 'INVALID_PHONE', 'phone'],
    [{ phone: '6012345678' }, 'INVALID_PHONE', 'phone'],
    [{ cityId: '99999' }, 'UNKNOWN_CITY', 'cityId'],
    [{ acceptsContact: false }, 'INVALID_REQUEST', 'acceptsContact'],
    [{ cityId: 'x' }, 'INVALID_REQUEST', 'cityId'],
  ])('refuses %j at its field', async (changes, code, path) => {
    const refused = await leave(changes, await guest());
    expect(refused).toMatchObject({ status: 400, code, fields: [{ path }] });
  });

  it('takes a few from one session, and more after a while', async () => {
    const ana = await guest();
    const phones = Array.from({ length: 6 }, (_, n) => `310000000${n}`);
    const answers = [];
    for (const phone of phones) answers.push((await leave({ phone }, ana)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    clock.advance(11 * minute);
    expect((await leave({ phone: '3100000005' }, await refreshed(ana))).status).toBe(200);
  });
});

describe('GET /staff/coverage-demand', () => {
  const read = async () => {
    const reply = await test.app.inject({
      url: '/api/staff/coverage-demand',
      headers: (await signIn(test, 'Staff')).headers,
    });
    return reply.json().results;
  };

  it('tells staff where people look for us and leave their phone', async () => {
    expect(await read()).toEqual([
      {
        cityId: '97001',
        city: 'Mitú',
        state: 'Vaupés',
        lookups: 4,
        leads: 7,
        hasCoverage: false,
        lastDay: '2026-11-14',
      },
    ]);
  });

  it('says where a zone has come since, and forgets after ninety days', async () => {
    await test.sql`INSERT INTO zone_city (city_code, zone_id) SELECT '97001', min(id) FROM zone`;
    expect(await read()).toMatchObject([{ hasCoverage: true }]);
    clock.advance(89 * day);
    expect(await read()).toMatchObject([{ lookups: 2 }]);
    clock.advance(day);
    expect(await read()).toEqual([]);
    await test.sql`DELETE FROM zone_city WHERE city_code = '97001'`;
  });
});
