import { listAudit } from '@matiz/contracts/staff/audit.ts';
import {
  changeBrand,
  createBrand,
  listBrands,
  readBrand,
  removeBrand,
} from '@matiz/contracts/staff/catalogue/brands.ts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { nextId } from '#testing/numbers.ts';
import { buildBrand, buildProduct } from '../testing/catalogue.ts';
import { nextNumber } from '../testing/numbers.ts';
import { type Ask, askAs } from '../testing/orders.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { useTestApp } from '../testing/use-test-app.ts';

let clerk: SignedIn;
let ask: Ask;
const shop = useTestApp({ each: 'test' });
beforeEach(async () => {
  clerk = await signIn(shop, 'Staff');
  ask = askAs(shop, clerk);
});

async function pageOf(query: Record<string, string>) {
  const { value } = await ask(listBrands, undefined, { query: `?${new URLSearchParams(query)}` });
  return value;
}

/** The names of every page, from the first to the last or from the last to the first. */
async function walk(query: Record<string, string>, direction: 'next' | 'previous', from?: string) {
  const names: string[] = [];
  let cursor = from;
  do {
    const position = direction === 'next' ? 'after' : 'before';
    const page = await pageOf({ ...query, ...(cursor ? { [position]: cursor } : {}) });
    const shown = page.rows.map(({ name }) => name);
    if (direction === 'next') names.push(...shown);
    else names.unshift(...shown);
    cursor = page[direction] ?? undefined;
  } while (cursor !== undefined);
  return names;
}

describe('GET /staff/brands, as every list of the staff', () => {
  it('shows each row once, forwards and backwards, in either order', async () => {
    const names = Array.from({ length: 57 }, (_, n) => `Marca ${String(n).padStart(3, '0')}`);
    for (const name of names) await buildBrand(shop.sql, name);
    expect(await walk({ limit: '25' }, 'next')).toEqual(names);
    expect(await walk({ limit: '25', order: '-name' }, 'next')).toEqual(names.toReversed());
    const second = (await pageOf({ limit: '25' })).next ?? '';
    const third = (await pageOf({ limit: '25', after: second })).next ?? '';
    expect(await walk({ limit: '25' }, 'previous', third)).toEqual(names.slice(0, 49));
  });

  it('neither repeats nor leaves out a row while others come and go', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 3, maxLength: 12 }),
        async (numbers) => {
          const run = `Serie ${nextNumber()}`;
          const named = (n: number) => `${run} ${String(n).padStart(4, '0')}`;
          const stay = Array.from({ length: 60 }, (_, n) => named(n * 17));
          for (const name of stay) await buildBrand(shop.sql, name);
          const seen: string[] = [];
          let cursor: string | null = null;
          do {
            const page = await pageOf({
              q: run,
              limit: '25',
              ...(cursor ? { after: cursor } : {}),
            });
            seen.push(...page.rows.map(({ name }) => name));
            cursor = page.next;
            // Others come between, before and after the row where the reader is.
            for (const number of numbers) {
              await buildBrand(shop.sql, `${named(number)} ${nextNumber()}`);
            }
          } while (cursor !== null);
          expect(seen.filter((name) => stay.includes(name))).toEqual(stay);
          expect(new Set(seen).size).toBe(seen.length);
        },
      ),
      { numRuns: 6 },
    );
  });

  it('goes on from a row that was taken away meanwhile', async () => {
    for (let n = 0; n < 30; n += 1)
      await buildBrand(shop.sql, `Marca ${String(n).padStart(3, '0')}`);
    const { next } = await pageOf({ limit: '25' });
    await shop.sql`DELETE FROM brand WHERE name = 'Marca 024'`;
    const { rows } = await pageOf({ limit: '25', after: next ?? '' });
    expect(rows[0]?.name).toBe('Marca 025');
  });

  it('counts only when it is asked to, and finds by text without its accents', async () => {
    await buildBrand(shop.sql, 'Ámbar');
    await buildBrand(shop.sql, 'Cobre');
    expect((await pageOf({})).count).toBeNull();
    expect((await pageOf({ count: '1' })).count).toEqual({ value: 2, isExact: true });
    const found = await pageOf({ q: 'AMBAR', count: '1' });
    expect(found.rows.map(({ name }) => name)).toEqual(['Ámbar']);
    expect(found.count?.value).toBe(1);
  });

  it('narrows by a filter', async () => {
    const brandId = await buildBrand(shop.sql, 'Con productos');
    await buildProduct(shop.sql, { brandId });
    await buildBrand(shop.sql, 'Sin productos');
    const names = async (value: string) =>
      (await pageOf({ 'f.products': value })).rows.map(({ name }) => name);
    expect(await names('with')).toEqual(['Con productos']);
    expect(await names('without')).toEqual(['Sin productos']);
  });

  test.each([
    ['no cursor at all', 'hola'],
    ['one of another query', null],
    ['one with a value that is no id', Buffer.from('["x","a","b"]').toString('base64url')],
  ])('refuses %s', async (_name, text) => {
    for (let n = 0; n < 30; n += 1) await buildBrand(shop.sql, `Marca ${n}`);
    const foreign = (await pageOf({ limit: '25', order: '-name' })).next ?? '';
    const query = `?${new URLSearchParams({ limit: '25', after: text ?? foreign })}`;
    const { refusal } = await ask(listBrands, undefined, { query });
    expect(refusal?.code).toBe('BAD_CURSOR');
  });
});

describe('PUT /staff/brands, as every save of the staff', () => {
  async function newBrand(name = 'Igora') {
    const { value } = await ask(createBrand, { set: { name } });
    return value.result;
  }

  it('answers the version that the next save must send', async () => {
    const { id, version } = await newBrand();
    const first = await ask(changeBrand, { id, version, set: { name: 'Igora Royal' } });
    expect(first.value.result).toMatchObject({ name: 'Igora Royal', version: version + 1 });
    const again = { id, version: version + 1, set: { story: 'Desde 1962.' } };
    const second = await ask(changeBrand, again);
    expect(second.value.result).toMatchObject({ name: 'Igora Royal', story: 'Desde 1962.' });
  });

  it('tells who changed what meanwhile, and leaves the row alone', async () => {
    const { id, version } = await newBrand();
    const other = askAs(shop, await signIn(shop, 'Staff'));
    await other(changeBrand, { id, version, set: { name: 'Igora Vibrance' } });
    await other(changeBrand, { id, version: version + 1, set: { name: 'Igora Color10' } });
    const { status, refusal } = await ask(changeBrand, {
      id,
      version,
      set: { name: 'Igora Royal' },
    });
    expect(status).toBe(409);
    expect(refusal).toMatchObject({
      code: 'ROW_CHANGED',
      conflict: {
        version: version + 2,
        by: 'Ana Prueba',
        via: 'desk',
        changes: [{ path: 'name', before: 'Igora', after: 'Igora Color10' }],
      },
    });
    expect((await pageOf({})).rows.map(({ name }) => name)).toEqual(['Igora Color10']);
  });

  it('is one of a hundred at once: nobody’s change is lost unseen', async () => {
    const { id, version } = await newBrand();
    const saves = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        ask(changeBrand, { id, version, set: { name: `Igora ${n}` } }),
      ),
    );
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(saves.filter(({ refusal }) => refusal?.code === 'ROW_CHANGED')).toHaveLength(99);
  });

  it('GET /staff/brands/history tells before, after, person and reason', async () => {
    const { id, version } = await newBrand();
    await ask(changeBrand, { id, version, set: { name: 'Igora Royal' }, reason: 'así la llaman' });
    const url = `/api/staff/brands/history?f.id=${id}`;
    const history = await shop.app.inject({ url, headers: clerk.headers });
    expect(history.json().rows).toMatchObject([
      {
        action: 'brand.changed',
        by: 'Ana Prueba',
        before: { name: 'Igora', version },
        after: { name: 'Igora Royal', version: version + 1 },
        reason: 'así la llaman',
      },
      { action: 'brand.created', before: null, after: { name: 'Igora' } },
    ]);
  });

  it('POST /staff/brands says at the field what is taken, and writes nothing', async () => {
    await newBrand('Igora');
    const { refusal } = await ask(createBrand, { set: { name: 'Igora' } });
    expect(refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'set.name' }] });
    expect((await pageOf({ count: '1' })).count?.value).toBe(1);
  });

  it('GET /staff/brands/one reads what was saved', async () => {
    const saved = await newBrand();
    const { value } = await ask(readBrand, undefined, { query: `?id=${saved.id}` });
    expect(value.result).toEqual(saved);
  });

  it('GET /staff/audit has it among everything that was done, by person and day', async () => {
    const { id } = await newBrand();
    const of = async (query: Record<string, string>) =>
      (await ask(listAudit, undefined, { query: `?${new URLSearchParams(query)}` })).value.rows.map(
        ({ subject }) => subject,
      );
    expect(await of({ 'f.by': clerk.userId })).toEqual([`brand:${id}`]);
    expect(await of({ 'f.by': nextId() })).toEqual([]);
    expect(await of({ 'f.action': 'brand.created', 'f.to': '2020-01-01' })).toEqual([]);
    expect(await of({ 'f.action': 'brand.created', 'f.from': '2020-01-01' })).toEqual([
      `brand:${id}`,
    ]);
  });

  it('is refused for one that is not there', async () => {
    const absent = { version: 1, set: { name: 'Igora' } };
    for (const id of ['999999', 'hola', '1e3', '99999999999']) {
      const { refusal } = await ask(changeBrand, { id, ...absent });
      expect(refusal?.code).toBe('NOT_FOUND');
    }
  });

  it('DELETE /staff/brands keeps what is still used, and takes away what is not', async () => {
    const brandId = String(await buildBrand(shop.sql, 'Con productos'));
    await buildProduct(shop.sql, { brandId: Number(brandId) });
    const reply = await shop.app.inject({
      method: 'DELETE',
      url: '/api/staff/brands',
      headers: clerk.headers,
      payload: { id: brandId, version: 1 },
    });
    expect(reply.json()).toMatchObject({ code: 'STILL_USED' });
    const { id, version } = await newBrand('Sin productos');
    await ask(removeBrand, { id, version });
    const { refusal } = await ask(readBrand, undefined, { query: `?id=${id}` });
    expect(refusal?.code).toBe('NOT_FOUND');
  });
});
