import { checkQuickOrder } from '@matiz/contracts/cart/quick-order.ts';
import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { search, suggestSearch } from '@matiz/contracts/search.ts';
import * as calls from '@matiz/contracts/staff/catalogue/curations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulkAs } from '#testing/bulk.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { type Ask, askAs, buildShopper } from '#testing/orders.ts';
import { signIn } from '#testing/sign-in.ts';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

let now = Date.parse('2026-11-26T15:00:00Z');
const shop = useTestApp({ clock: () => new Date(now) });
const ask = useStaff(shop);
let guest: Ask;
beforeAll(async () => {
  guest = askAs(shop, await signIn(shop, 'Guest'));
  for (const [salesRank, code] of ['BATA1', 'BATA2', 'BATA3'].entries()) {
    await buildProduct(shop.sql, { code, name: `Bata de salón ${code}`, salesRank });
  }
  await buildProduct(shop.sql, { code: 'GORRO', name: 'Gorro térmico', salesRank: 90 });
});

type Form = BodyOf<typeof calls.createCuration>['set'];
const add = (set: Form) => ask(calls.createCuration, { set });
const codesOf = (products: readonly { code: string }[]) => products.map(({ code }) => code);
async function finds(text: string): Promise<string[]> {
  const query = `?search=${encodeURIComponent(text)}`;
  const { value } = await guest(search, undefined, { query });
  expect(value.totalItems).toBe(value.products.length);
  return codesOf(value.products);
}
async function change(id: string, version: number, set: object) {
  return ask(calls.changeCuration, { id, version, set });
}
async function removed(id: string, version: number) {
  expect((await ask(calls.removeCuration, { id, version })).status).toBe(200);
}

describe('POST /staff/curations', () => {
  it('brings products first and lets others go, in the search and while typing', async () => {
    expect(await finds('batas')).toEqual(['BATA1', 'BATA2', 'BATA3']);
    const made = await add({ terms: ['Bata'], pinned: ['gorro', 'BATA3'], hidden: ['BATA1'] });
    expect(made.value.result.pinned).toMatchObject([{ code: 'GORRO' }, { code: 'BATA3' }]);
    const { id } = made.value.result;
    for (const text of ['bata', 'BATAS', 'la bata']) {
      expect(await finds(text)).toEqual(['GORRO', 'BATA3', 'BATA2']);
    }
    const typed = await guest(suggestSearch, undefined, { query: '?search=bata' });
    expect(codesOf(typed.value.products)).toEqual(['GORRO', 'BATA3', 'BATA2']);
    // Only whole searches count.
    expect(await finds('bata de salón')).toEqual(['BATA1', 'BATA2', 'BATA3']);
    await change(id, 1, { isOn: false });
    expect(await finds('bata')).toEqual(['BATA1', 'BATA2', 'BATA3']);
    await removed(id, 2);
  });

  it('finds what is chosen for words that nothing has', async () => {
    expect(await finds('zafiro')).toEqual([]);
    const { id } = (await add({ terms: ['zafiro'], pinned: ['BATA2'] })).value.result;
    expect(await finds('zafiro')).toEqual(['BATA2']);
    await removed(id, 1);
  });

  it('counts from its first moment on, until its last', async () => {
    const [startsAt, endsAt] = ['2026-11-26T15:01:00Z', '2026-11-26T15:05:00Z'];
    const made = await add({ terms: ['bata'], pinned: ['BATA3'], startsAt, endsAt });
    const today = now;
    const first: (string | undefined)[] = [];
    for (const at of ['2026-11-26T15:00:59Z', startsAt, '2026-11-26T15:04:59Z', endsAt]) {
      now = Date.parse(at);
      first.push((await finds('bata'))[0]);
    }
    now = today;
    expect(first).toEqual(['BATA1', 'BATA3', 'BATA3', 'BATA1']);
    await removed(made.value.result.id, 1);
  });

  it('lets go of what is withdrawn, deleted or not sold where someone buys', async () => {
    const gone = await buildProduct(shop.sql, { code: 'IDO', name: 'Ido', salesRank: 95 });
    const { id } = (await add({ terms: ['bata'], pinned: ['IDO', 'GORRO'] })).value.result;
    expect((await finds('bata'))[0]).toBe('IDO');
    await shop.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${gone.id}`;
    expect((await finds('bata'))[0]).toBe('GORRO');
    await shop.sql`DELETE FROM search_curation_product WHERE product_id = ${gone.id}`;
    await change(id, 1, { pinned: ['GORRO'] });
    await shop.sql`UPDATE product SET sold_in = '{}' WHERE code = 'GORRO'`;
    await shop.sql`UPDATE product_search SET sold_in = '{}'
      WHERE product_id = (SELECT id FROM product WHERE code = 'GORRO')`;
    expect((await finds('bata'))[0]).toBe('BATA1');
    await removed(id, 2);
  });

  it.each([
    ['words that say nothing', { terms: ['de la'], pinned: ['BATA1'] }, 'set.terms'],
    ['a code that is none', { terms: ['capa'], pinned: ['NADA'] }, 'set.pinned'],
    [
      'the same first and hidden',
      { terms: ['capa'], pinned: ['BATA1'], hidden: ['bata1'] },
      'set.hidden',
    ],
    ['no product at all', { terms: ['capa'] }, 'set.pinned'],
    [
      'an end before its start',
      {
        terms: ['capa'],
        pinned: ['BATA1'],
        startsAt: '2026-12-02T00:00:00Z',
        endsAt: '2026-12-01T00:00:00Z',
      },
      'set.endsAt',
    ],
  ])('refuses %s', async (_title, set, path) => {
    const { refusal } = await add(set);
    expect(refusal?.fields?.[0]?.path).toBe(path);
    expect(refusal?.fields?.[0]?.message).toMatch(/\.$/);
  });

  it('refuses a word for which something else is chosen at that time', async () => {
    const first = await add({
      terms: ['capa', 'capas de corte'],
      pinned: ['BATA1'],
      endsAt: '2026-12-01T05:00:00Z',
    });
    const crossing = await add({ terms: ['Capas'], pinned: ['BATA2'] });
    expect(crossing.refusal?.fields).toMatchObject([
      { path: 'set.terms', message: expect.stringContaining('«Capas»') },
    ]);
    const after = await add({
      terms: ['Capas'],
      pinned: ['BATA2'],
      startsAt: '2026-12-01T05:00:00Z',
    });
    expect(after.status).toBe(200);
    await removed(after.value.result.id, 1);
    await removed(first.value.result.id, 1);
  });
});

it('POST /staff/curations/try shows a search before and after, and keeps nothing of it', async () => {
  const kept = await add({ terms: ['bata'], pinned: ['BATA2'] });
  const { id } = kept.value.result;
  const body = { text: 'bata', id, terms: ['bata'], pinned: ['BATA3'], hidden: ['BATA1'] };
  const { before, after } = (await ask(calls.tryCuration, body)).value;
  const names = (found: typeof before) => found.products.map(({ name }) => name.slice(-5));
  expect(names(before)).toEqual(['BATA2', 'BATA1', 'BATA3']);
  expect(names(after)).toEqual(['BATA3', 'BATA2']);
  expect((await finds('bata'))[0]).toBe('BATA2');
  await removed(id, 1);
});

it('GET /staff/curations/one reads one, and answers for one that is not there', async () => {
  const { id } = (await add({ terms: ['bata'], pinned: ['BATA2'] })).value.result;
  const read = await ask(calls.readCuration, undefined, { query: `?id=${id}` });
  expect(read.value.result).toMatchObject({ version: 1, pinned: [{ code: 'BATA2' }], hidden: [] });
  const none = await ask(calls.readCuration, undefined, { query: '?id=999999' });
  expect(none.status).toBe(404);
  await removed(id, 1);
});

it('GET /staff/curations finds by any of its words', async () => {
  const { id } = (await add({ terms: ['bata'], pinned: ['BATA2'] })).value.result;
  const listed = await ask(calls.listCurations, undefined, { query: '?q=BATA&f.state=on' });
  expect(listed.value.rows).toHaveLength(1);
  const off = await ask(calls.listCurations, undefined, { query: '?f.state=off' });
  expect(off.value.rows).toEqual([]);
  await removed(id, 1);
});

it('PUT /staff/curations with a version that someone changed meanwhile loses nothing', async () => {
  const { id } = (await add({ terms: ['bata'], pinned: ['BATA2'] })).value.result;
  await change(id, 1, { pinned: ['BATA3'] });
  expect((await change(id, 1, { hidden: ['BATA1'] })).refusal?.code).toBe('ROW_CHANGED');
  expect(await finds('bata')).toEqual(['BATA3', 'BATA1', 'BATA2']);
  await removed(id, 2);
});

it('DELETE /staff/curations takes away what nobody changed meanwhile', async () => {
  const { id } = (await add({ terms: ['bata'], pinned: ['BATA2'] })).value.result;
  const late = await ask(calls.removeCuration, { id, version: 7 });
  expect([late.refusal?.code, (await finds('bata'))[0]]).toEqual(['ROW_CHANGED', 'BATA2']);
  await removed(id, 1);
  expect((await finds('bata'))[0]).toBe('BATA1');
});

it('GET /staff/curations/history tells what was chosen before and after', async () => {
  const { id } = (await add({ terms: ['bata'], pinned: ['BATA2'] })).value.result;
  await change(id, 1, { pinned: ['BATA3', 'BATA2'] });
  const { rows } = (await ask(calls.listCurationHistory, undefined, { query: `?f.id=${id}` }))
    .value;
  expect(rows).toMatchObject([
    {
      action: 'curation.changed',
      before: { pinned: [{ code: 'BATA2' }] },
      after: { pinned: [{ code: 'BATA3' }, { code: 'BATA2' }] },
    },
    { action: 'curation.created', after: { pinned: [{ code: 'BATA2' }] } },
  ]);
  await removed(id, 2);
});

it('POST /cart/quick-order/check offers what is chosen first, and takes nothing in place of what is hidden', async () => {
  const buyer = await buildShopper(shop);
  await buildProduct(shop.sql, { code: 'ROLO1', name: 'Rolo grande', salesRank: 1 });
  await buildProduct(shop.sql, { code: 'ROLO2', name: 'Rolo chico', salesRank: 2 });
  const offered = async () => {
    const reply = await askAs(shop, buyer)(checkQuickOrder, { rows: [{ text: '2 rolo' }] });
    const [row] = reply.value.results;
    return [row?.error !== null, ...(row?.candidates ?? []).map(({ code }) => code)];
  };
  const { id } = (await add({ terms: ['rolo'], pinned: ['ROLO2'] })).value.result;
  expect(await offered()).toEqual([true, 'ROLO2', 'ROLO1']);
  await change(id, 1, { pinned: [], hidden: ['ROLO2'] });
  expect((await offered())[0]).toBe(true);
  await removed(id, 2);
});

it('POST /staff/curations/bulk turns several off at once', async () => {
  const form = { terms: ['batola'], pinned: ['BATA3'], hidden: [] };
  const { result } = (await add(form)).value;
  const done = await bulkAs(ask, calls.bulkCurations, [result], { set: { isOn: false } });
  expect(done).toEqual({ done: 1, why: [] });
  const read = await ask(calls.readCuration, undefined, { query: `?id=${result.id}` });
  expect(read.value.result.isOn).toBe(false);
});
