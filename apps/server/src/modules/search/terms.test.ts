import type { SearchTermList } from '@matiz/contracts/search.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { createClock, day, minute } from '#testing/ports.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock();
let people: SignedIn[];
let guest: SignedIn;
const tested = useTestApp({ clock });
beforeAll(async () => {
  await buildProduct(tested.sql, { name: 'Tinte en crema' });
  await buildProduct(tested.sql, { name: 'Champú de romero' });
});
beforeEach(async () => {
  await tested.sql`truncate search_log, search_term, search_term_of_user`;
  await enter();
});

/** Four businesses and a visitor, with sessions that have just begun. */
async function enter(): Promise<void> {
  people = [];
  for (let count = 0; count < 4; count += 1) people.push(await signIn(tested, 'Admin customer'));
  guest = await signIn(tested, 'Guest');
}

async function add(searchTerm: unknown, who: SignedIn | undefined, more: object = {}) {
  const reply = await tested.app.inject({
    method: 'POST',
    url: '/api/searchTerms/add',
    headers: who?.headers ?? {},
    payload: { searchTerm, ...more },
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function read(list: string, who: SignedIn | undefined, rest = ''): Promise<string[]> {
  const url = `/api/searchterms/${list}${rest}`;
  const reply = await tested.app.inject({ url, headers: who?.headers ?? {} });
  const { result }: SearchTermList = reply.json();
  return result.map(({ searchTerm }) => searchTerm);
}

/** So many different people search for it. */
async function addByPeople(searchTerm: string, count: number) {
  for (const person of people.slice(0, count)) await add(searchTerm, person);
}

describe('POST /searchTerms/add', () => {
  test('keeps a term with the city and what it finds', async () => {
    expect(await add('  Tinte   en CREMA ', people[0])).toEqual({ status: 200, isKept: true });
    await add('platanos', people[0]);
    const rows = await tested.sql`SELECT term, city_code, results, at FROM search_log ORDER BY id`;
    expect(rows).toEqual([
      { term: 'tinte en crema', city_code: '11001', results: 1, at: clock() },
      { term: 'platanos', city_code: '11001', results: 0, at: clock() },
    ]);
  });

  test("of a visitor nothing tells who it was, nor any list of anybody's", async () => {
    expect(await add('tinte', guest)).toMatchObject({ isKept: true });
    expect(await tested.sql`SELECT * FROM search_term_of_user`).toEqual([]);
    expect(await tested.sql`SELECT term, people FROM search_term`).toEqual([
      { term: 'tinte', people: 0 },
    ]);
    const columns = await tested.sql<{ name: string }[]>`
      SELECT column_name AS name FROM information_schema.columns
      WHERE table_name IN ('search_log', 'search_term')`;
    expect(
      columns.map(({ name }) => name).filter((name) => /user|session|customer/.test(name)),
    ).toEqual([]);
  });

  test.each(['ana@salon.co', '300 123 4567', 'calle 45 # 23-10', '', ' ', '%_%', '💇', 'a'])(
    'never keeps %j',
    async (typed) => {
      expect(await add(typed, people[0])).toEqual({ status: 200, isKept: false });
      const [row] = await tested.sql`SELECT
        (SELECT count(*) FROM search_log) + (SELECT count(*) FROM search_term)
        + (SELECT count(*) FROM search_term_of_user) AS kept`;
      expect(row).toEqual({ kept: 0 });
    },
  );

  test.each([
    [{ searchTerm: 'x'.repeat(1001) }],
    [{ searchTerm: 7 }],
    [{ searchTerm: null }],
    [{ searchTerm: 'tinte', city: '05001' }],
  ])('refuses %j', async ({ searchTerm, ...more }) => {
    expect(await add(searchTerm, people[0], more)).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
    });
  });

  test.each(["'; drop table search_log; --", 'tinte & !crema', 'x'.repeat(1000)])(
    'takes %j for words',
    async (typed) => {
      expect((await add(typed, people[0])).status).toBe(200);
      expect(await read('list-user', people[0])).toHaveLength(1);
    },
  );

  test('more than a person types is left out', async () => {
    const kept = [];
    for (let count = 0; count < 25; count += 1)
      kept.push((await add(`tinte ${count}`, guest)).isKept);
    expect(kept.filter(Boolean)).toHaveLength(20);
  });
});

describe('GET /searchterms/list-user', () => {
  test("the last ones first, each once, as it was last written; only one's own", async () => {
    for (const typed of ['tinte', 'champu', 'Tinte']) {
      clock.advance(minute);
      await add(typed, people[0]);
    }
    await add('romero', people[1]);
    expect(await read('list-user', people[0])).toEqual(['Tinte', 'champu']);
    expect(await read('list-user', people[0], '?limit=1')).toEqual(['Tinte']);
    expect(await read('list-user', people[1])).toEqual(['romero']);
    expect(await read('list-user', guest)).toEqual([]);
  });

  test('gone with the account', async () => {
    const leaving = await signIn(tested, 'Admin customer');
    await add('tinte', leaving);
    await tested.sql`UPDATE app_user SET removed_at = now() WHERE id = ${leaving.userId}`;
    const rows =
      await tested.sql`SELECT FROM search_term_of_user WHERE user_id = ${leaving.userId}`;
    expect(rows).toHaveLength(0);
  });
});

describe('GET /searchterms/top-user', () => {
  test('what one searches for most', async () => {
    for (const typed of ['champu', 'tinte', 'champu', 'romero']) await add(typed, people[0]);
    expect((await read('top-user', people[0]))[0]).toBe('champu');
    expect(await read('top-user', people[1])).toEqual([]);
    expect(await read('top-user', guest)).toEqual([]);
  });
});

describe('GET /searchterms/list', () => {
  test('the last terms that three people or more searched for and that find something', async () => {
    await addByPeople('tinte', 3);
    await addByPeople('crema', 2);
    await addByPeople('platanos', 4);
    clock.advance(minute);
    await addByPeople('romero', 3);
    expect(await read('list', guest)).toEqual(['romero', 'tinte']);
    expect(await read('list', people[3], '?limit=1')).toEqual(['romero']);
  });

  test('one person alone never brings a term to others, however often', async () => {
    for (let count = 0; count < 6; count += 1) await add('tinte', people[0]);
    for (let count = 0; count < 6; count += 1) await add('tinte', guest);
    expect(await read('list', people[0])).toEqual([]);
    expect(await read('top', people[0])).toEqual([]);
  });
});

describe('GET /searchterms/top', () => {
  test('what is searched for most, lately more than long ago', async () => {
    await addByPeople('tinte', 4);
    await add('tinte', people[0]);
    await addByPeople('romero', 3);
    expect(await read('top', guest)).toEqual(['tinte', 'romero']);
    clock.advance(60 * day);
    await enter();
    await addByPeople('romero', 2);
    expect(await read('top', guest)).toEqual(['romero', 'tinte']);
  });
});

describe('search terms', () => {
  test("are suggested: first one's own, then those of several", async () => {
    await addByPeople('tinte crema', 3);
    await add('tinte en crema', people[3]);
    const suggest = async (who: SignedIn | undefined) =>
      (
        await tested.app.inject({
          url: '/api/search/suggestions?search=tin',
          headers: who?.headers ?? {},
        })
      ).json().terms;
    expect(await suggest(people[3])).toEqual(['tinte en crema', 'tinte crema']);
    expect(await suggest(guest)).toEqual(['tinte crema']);
  });

  test.each(['list', 'top', 'list-user', 'top-user'])(
    '%s refuses a limit beyond 20',
    async (list) => {
      for (const limit of ['0', '21', '1000000000', '-1', 'x']) {
        const url = `/api/searchterms/${list}?limit=${limit}`;
        const reply = await tested.app.inject({ url, headers: people[0]?.headers ?? {} });
        expect(reply.json()).toMatchObject({ code: 'INVALID_REQUEST' });
      }
    },
  );

  test('are forgotten in time', async () => {
    await add('tinte', people[0]);
    clock.advance(181 * day);
    await enter();
    await add('romero', people[0]);
    await tested.deps.search.terms.forgetOld();
    expect(await tested.sql`SELECT term FROM search_term_of_user`).toEqual([{ term: 'romero' }]);
    expect(await tested.sql`SELECT term FROM search_log ORDER BY id`).toHaveLength(2);
    clock.advance(300 * day);
    await tested.deps.search.terms.forgetOld();
    expect(await tested.sql`SELECT term FROM search_log`).toEqual([{ term: 'romero' }]);
  });
});
