import { addSearchTerm, search } from '@matiz/contracts/search.ts';
import { listMissedSearches } from '@matiz/contracts/staff/catalogue/missed-searches.ts';
import * as calls from '@matiz/contracts/staff/catalogue/synonyms.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulkAs } from '#testing/bulk.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { type Ask, askAs } from '#testing/orders.ts';
import { signIn } from '#testing/sign-in.ts';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp();
const ask = useStaff(shop);
let guest: Ask;
beforeAll(async () => {
  guest = askAs(shop, await signIn(shop, 'Guest'));
  await buildProduct(shop.sql, { name: 'Turbante de toalla' });
});

const add = (terms: string[]) => ask(calls.createSynonym, { set: { terms } });
const finds = async (text: string) =>
  (await guest(search, undefined, { query: `?search=${encodeURIComponent(text)}` })).value
    .totalItems;
const countRows = async () =>
  (
    await shop.sql`SELECT (SELECT count(*) FROM search_synonym) AS groups,
    (SELECT count(*) FROM search_synonym_term) AS terms, (SELECT count(*) FROM search_word) AS words`
  )[0];

describe('POST /staff/synonyms', () => {
  it('makes a word found, changed under its version, switched off and on again', async () => {
    expect(await finds('gorrito')).toBe(0);
    const { id } = (await add(['turbante', 'gorrito'])).value.result;
    expect(await finds('gorrito')).toBe(1);
    const change = (version: number, set: object) => ask(calls.changeSynonym, { id, version, set });
    await change(1, { isOn: false });
    expect(await finds('gorrito')).toBe(0);
    expect((await change(1, { isOn: true })).refusal?.code).toBe('ROW_CHANGED');
    await change(2, { isOn: true });
    expect(await finds('gorrito')).toBe(1);
    await ask(calls.removeSynonym, { id, version: 3 });
    expect(await finds('gorrito')).toBe(0);
    const { rows } = (await ask(calls.listSynonymHistory, undefined, { query: `?f.id=${id}` }))
      .value;
    expect(rows.map(({ action }) => action)).toEqual([
      'synonym.removed',
      'synonym.changed',
      'synonym.changed',
      'synonym.created',
    ]);
  });

  it.each([
    ['one word', ['champú']],
    ['the same word twice', ['Champú', 'champu']],
    ['words that say nothing', ['de la', 'para el']],
    ['signs', ['!!', '???']],
    ['a list in one', ['champú, shampoo', 'shampo']],
    ['what cannot be seen', ['cham\u0001pú', 'shampoo']],
  ])('refuses %s', async (_title, terms) => {
    const { status, refusal } = await add(terms);
    expect([status, refusal?.fields?.[0]?.path.startsWith('set.terms')]).toEqual([400, true]);
  });

  it('keeps signs of a search language as text', async () => {
    const terms = ["x' | 'y", 'a & !b:*', '\\', "');--"].map((term) => `zeta ${term}`);
    expect((await add(terms)).status).toBe(200);
    expect(await finds("zeta x' | 'y")).toBe(0);
  });
});

describe('POST /staff/synonyms/try', () => {
  const attempt = async (body: { text: string; terms: string[]; id?: string }) =>
    (await ask(calls.trySearch, body)).value;

  it('shows what a search finds now and would find, and keeps nothing of it', async () => {
    const kept = await countRows();
    const { before, after } = await attempt({ text: 'boina', terms: ['turbante', 'boina'] });
    expect([before.total, after.total]).toEqual([0, 1]);
    expect(after.products).toMatchObject([{ name: 'Turbante de toalla' }]);
    expect(await countRows()).toEqual(kept);
    expect(await finds('boina')).toBe(0);
  });

  it('tries a group in place of what it is, or without it', async () => {
    const { id } = (await add(['turbante', 'capucha'])).value.result;
    const without = await attempt({ text: 'capucha', id, terms: ['turbante', 'cofia'] });
    expect([without.before.total, without.after.total]).toEqual([1, 0]);
    const off = await attempt({ text: 'capucha', id, terms: [] });
    expect([off.before.total, off.after.total]).toEqual([1, 0]);
    expect(await finds('capucha')).toBe(1);
  });
});

it('GET /staff/searches/missed tells what was searched for in vain, until something is found', async () => {
  const buyer = askAs(shop, await signIn(shop, 'Admin customer'));
  const note = (searchTerm: string) => buyer(addSearchTerm, { searchTerm });
  await note('Solideo');
  await note('solideo');
  const missed = async () =>
    (await ask(listMissedSearches, undefined, { query: '?q=solideo' })).value.rows;
  expect(await missed()).toMatchObject([{ text: 'Solideo', people: 1, lately: 2 }]);
  await add(['turbante', 'solideo']);
  await note('solideo');
  expect(await missed()).toEqual([]);
});

describe('GET /staff/synonyms', () => {
  it('finds a group by any of its words, whatever their accents', async () => {
    const rows = (await ask(calls.listSynonyms, undefined, { query: '?q=PEROXIDO' })).value.rows;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.terms).toContain('oxigenada');
    const off = (await ask(calls.listSynonyms, undefined, { query: '?f.state=off' })).value.rows;
    expect(off).toEqual([]);
  });
});

describe('PUT /staff/synonyms', () => {
  it('lets go of the words that a group has no more', async () => {
    const { id } = (await add(['turbante', 'bonete'])).value.result;
    await ask(calls.changeSynonym, { id, version: 1, set: { terms: ['turbante', 'casquete'] } });
    expect([await finds('bonete'), await finds('casquete')]).toEqual([0, 1]);
  });
});

describe('GET /staff/synonyms/one', () => {
  it('reads a group, and answers for one that is not there', async () => {
    const { id } = (await add(['turbante', 'tiara'])).value.result;
    const { value } = await ask(calls.readSynonym, undefined, { query: `?id=${id}` });
    expect(value.result).toEqual({ id, version: 1, terms: ['turbante', 'tiara'], isOn: true });
    const none = await ask(calls.readSynonym, undefined, { query: '?id=999999' });
    expect(none.status).toBe(404);
  });
});

describe('DELETE /staff/synonyms', () => {
  it('takes a group away that nobody changed meanwhile', async () => {
    const { id } = (await add(['turbante', 'velo'])).value.result;
    const late = await ask(calls.removeSynonym, { id, version: 7 });
    expect([late.refusal?.code, await finds('velo')]).toEqual(['ROW_CHANGED', 1]);
    await ask(calls.removeSynonym, { id, version: 1 });
    expect(await finds('velo')).toBe(0);
  });
});

describe('GET /staff/synonyms/history', () => {
  it('tells which words a group had', async () => {
    const { id } = (await add(['turbante', 'pañoleta'])).value.result;
    const { rows } = (await ask(calls.listSynonymHistory, undefined, { query: `?f.id=${id}` }))
      .value;
    expect(rows).toMatchObject([
      { action: 'synonym.created', before: null, after: { terms: ['turbante', 'pañoleta'] } },
    ]);
  });
});

it('POST /staff/synonyms/bulk turns several off and takes several away', async () => {
  const rows = [
    (await add(['tijera', 'tijeras rectas'])).value.result,
    (await add(['secador', 'pistola'])).value.result,
  ];
  const off = await bulkAs(ask, calls.bulkSynonyms, rows, { set: { isOn: false } });
  expect(off).toEqual({ done: 2, why: [] });
  const meanwhile = expect.stringMatching(/ guardó un cambio mientras tanto\.$/);
  const late = await bulkAs(ask, calls.bulkSynonyms, rows, { remove: true });
  expect(late).toMatchObject({
    done: 0,
    why: [
      ['tijera, tijeras rectas', meanwhile],
      ['secador, pistola', meanwhile],
    ],
  });
});
