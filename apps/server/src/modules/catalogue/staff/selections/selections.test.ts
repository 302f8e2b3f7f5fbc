import { listCustomList } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import { listHome } from '@matiz/contracts/catalogue.ts';
import * as rows from '@matiz/contracts/staff/catalogue/home-rows.ts';
import * as calls from '@matiz/contracts/staff/catalogue/selections.ts';
import * as prices from '@matiz/contracts/staff/pricing/prices.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { bulkAs } from '#testing/bulk.ts';
import { type BuiltProduct, buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { nextNumber } from '#testing/numbers.ts';
import { askAs, buildShopper, type Shopper } from '#testing/orders.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop();
const ask = useStaff(shop);
let buyer: Shopper;
let one: BuiltProduct;
let two: BuiltProduct;
beforeAll(async () => {
  buyer = await buildShopper(shop);
  one = await buildProduct(shop.sql, { name: 'Uno', salesRank: 2 });
  two = await buildProduct(shop.sql, { name: 'Dos', salesRank: 1 });
});

const byHand = (...products: BuiltProduct[]) => ({
  by: 'hand' as const,
  codes: products.map(({ code }) => code),
});
const holding = (...products: BuiltProduct[]) => ({
  by: 'hand',
  products: products.map(({ code }) => ({ code })),
});
const rule = { by: 'rule' as const, brandId: null, categoryId: null, tag: null, loweredDays: null };
const create = (
  content: typeof rule | ReturnType<typeof byHand> | object,
  title = `Lista ${nextNumber()}`,
) => ask(calls.createSelection, { set: { title, content: content as typeof rule } });
const shown = async (urlName: string) => {
  const reply = await shop.app.inject({
    url: `/api${listCustomList.path.replace(':name', urlName)}`,
    headers: buyer.headers,
  });
  return (reply.json().result as { code: string }[]).map(({ code }) => code);
};
const home = async () => (await askAs(shop, buyer)(listHome)).value.result;

describe('POST /staff/selections', () => {
  it('shows at once what was put together, in its order, whatever the letters of its codes', async () => {
    const content = { by: 'hand', codes: [one.code.toLowerCase(), two.code, one.code] };
    const { value } = await create(content, 'Rubios fríos');
    expect(value.result).toMatchObject({
      title: 'Rubios fríos',
      urlName: 'rubios-frios',
      count: 2,
      isOnHome: false,
      content: { by: 'hand', products: [{ code: one.code, name: 'Uno' }, { code: two.code }] },
    });
    expect(await shown('rubios-frios')).toEqual([one.code, two.code]);
    expect((await create(byHand(one), 'Rubios fríos')).value.result.urlName).toBe('rubios-frios-2');
    const taken = await ask(calls.createSelection, {
      set: { title: 'Otra', urlName: 'rubios-frios', content: byHand(one) },
    });
    expect(taken.refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'set.urlName' }] });
  });

  it('names codes that nothing has, and a rule that says nothing', async () => {
    const { refusal } = await create({ by: 'hand', codes: [one.code, 'NADA-1'] });
    expect(refusal?.fields).toEqual([
      {
        path: 'set.content',
        message: 'No hay productos con estos códigos: NADA-1. Corrígelos o quítalos.',
      },
    ]);
    expect((await create(rule)).refusal?.code).toBe('INVALID_REQUEST');
    const gone = await create({ ...rule, brandId: '999999' });
    expect(gone.refusal).toMatchObject({
      code: 'UNKNOWN_REFERENCE',
      fields: [{ path: 'set.content' }],
    });
  });

  it('fills itself by brand, category with those below, tag and a price that went down', async () => {
    const brandId = await buildBrand(shop.sql);
    const above = await buildCategory(shop.sql);
    const below = await buildCategory(shop.sql, { parentId: above });
    const first = await buildProduct(shop.sql, {
      brandId,
      categoryId: below,
      isNew: true,
      salesRank: 5,
    });
    const second = await buildProduct(shop.sql, { brandId, salesRank: 4 });
    const codesBy = async (part: object) => {
      const { urlName } = (await create({ ...rule, ...part })).value.result;
      return shown(urlName);
    };
    expect(await codesBy({ brandId: String(brandId) })).toEqual([second.code, first.code]);
    expect(await codesBy({ categoryId: String(above) })).toEqual([first.code]);
    expect(await codesBy({ brandId: String(brandId), tag: 'new' })).toEqual([first.code]);
    expect(await codesBy({ brandId: String(brandId), loweredDays: 30 })).toEqual([]);
    const reprice = (before: number, after: number) =>
      ask(prices.savePrices, {
        warehouseId: '1',
        rows: [{ code: second.code, before, after }],
        reason: 'Rebaja',
      });
    await reprice(10_000, 9_000);
    expect(await codesBy({ brandId: String(brandId), loweredDays: 30 })).toEqual([second.code]);
    await reprice(9_000, 9_500);
    expect(await codesBy({ brandId: String(brandId), loweredDays: 30 })).toEqual([]);
  });
});

describe('PUT /staff/selections', () => {
  it('orders anew, tells the history, and the later one who was first', async () => {
    const { id, urlName } = (await create(byHand(one, two))).value.result;
    const change = (set: object) => ask(calls.changeSelection, { id, version: 1, set });
    expect((await change({ content: byHand(two, one) })).status).toBe(200);
    expect(await shown(urlName)).toEqual([two.code, one.code]);
    expect((await change({ title: 'Tarde' })).refusal?.code).toBe('ROW_CHANGED');
    const { value } = await ask(calls.listSelectionHistory, undefined, { query: `?f.id=${id}` });
    expect(value.rows[0]).toMatchObject({
      before: { content: holding(one, two) },
      after: { content: holding(two, one) },
    });
    const moved = await ask(calls.changeSelection, { id, version: 2, set: { urlName: 'otra' } });
    expect(moved.refusal?.fields?.[0]?.path).toBe('set.urlName');
  });
});

describe('a selection by a rule', () => {
  it('is filled again with what came and went, and is left alone where nothing did', async () => {
    const brandId = await buildBrand(shop.sql);
    await buildProduct(shop.sql, { brandId, salesRank: 9 });
    const { id, urlName } = (await create({ ...rule, brandId: String(brandId) })).value.result;
    const fresh = await buildProduct(shop.sql, { brandId, salesRank: 3 });
    await shop.deps.catalogueDesk.refillSelections();
    expect((await shown(urlName))[0]).toBe(fresh.code);
    const { value } = await ask(calls.readSelection, undefined, { query: `?id=${id}` });
    expect([value.result.count, value.result.version]).toEqual([2, 1]);
  });
});

it('GET /staff/selections/history begins with how it was made', async () => {
  const { id } = (await create(byHand(one))).value.result;
  const { value } = await ask(calls.listSelectionHistory, undefined, { query: `?f.id=${id}` });
  expect(value.rows).toMatchObject([{ before: null, after: { content: holding(one) } }]);
});

describe('POST /staff/selections/products', () => {
  it('finds what a file or a paste names, and says what it does not know', async () => {
    const sentence = 'Un renglón que alguien pegó con todo lo demás de su correo';
    const codes = [two.code, 'NADA-2', sentence, one.code];
    const { value } = await ask(calls.findSelected, { codes });
    expect(value.result).toMatchObject({
      products: [{ code: two.code }, { code: one.code }],
      unknown: ['NADA-2', sentence],
    });
  });
});

describe('GET /staff/selections', () => {
  it('GET /staff/selections/one reads one, and tells nothing of what is not there', async () => {
    const { id } = (await create(byHand(one), 'Árbol de prueba')).value.result;
    const { rows: found } = (await ask(calls.listSelections, undefined, { query: '?q=ARBOL' }))
      .value;
    expect(found).toMatchObject([{ id, title: 'Árbol de prueba', count: 1 }]);
    const none = await ask(calls.readSelection, undefined, { query: '?id=999999' });
    expect(none.refusal?.code).toBe('NOT_FOUND');
  });

  it('DELETE /staff/selections takes away the one that was read, and its history says so', async () => {
    const { id, urlName } = (await create(byHand(one))).value.result;
    const late = await ask(calls.removeSelection, { id, version: 9 });
    expect(late.refusal?.code).toBe('ROW_CHANGED');
    expect((await ask(calls.removeSelection, { id, version: 1 })).status).toBe(200);
    const url = `/api${listCustomList.path.replace(':name', urlName)}`;
    expect((await shop.app.inject({ url, headers: buyer.headers })).statusCode).toBe(404);
    const { rows: told } = (
      await ask(calls.listSelectionHistory, undefined, { query: `?f.id=${id}` })
    ).value;
    expect(told.map(({ action }) => action)).toEqual(['selection.removed', 'selection.created']);
  });
});

describe('GET /staff/home-rows', () => {
  const listed = async () => (await ask(rows.listHomeRows)).value.rows;
  const add = (selectionId: string, more: object = {}) =>
    ask(rows.createHomeRow, { set: { selectionId, ...more } });

  it('POST /staff/home-rows puts a selection on the home, where it was dropped and while it holds', async () => {
    await shop.sql`UPDATE product SET is_new = false`;
    await buildProduct(shop.sql, { isBestSeller: true });
    expect((await listed()).map(({ list }) => list)).toEqual([
      'offers',
      'bestsellers',
      'new',
      'combos',
    ]);
    const selection = (await create(byHand(one, two), 'Para empezar')).value.result;
    const { value } = await add(selection.id, { place: 0 });
    expect((await home()).map(({ key, title, path }) => [key, title, path])).toEqual([
      ['para-empezar', 'Para empezar', '/products/custom-list/para-empezar'],
      ['bestsellers', 'Más vendidos', '/home/bestsellers'],
    ]);
    expect((await home())[0]?.products.map(({ code }) => code)).toEqual([one.code, two.code]);
    expect((await add(selection.id)).refusal?.code).toBe('VALUE_TAKEN');
    const { id } = value.result;
    const change = async (set: object) => {
      const row = (await ask(rows.readHomeRow, undefined, { query: `?id=${id}` })).value.result;
      return ask(rows.changeHomeRow, { id, version: row.version, set });
    };
    await change({ place: 4 });
    expect((await home()).map(({ key }) => key)).toEqual(['bestsellers', 'para-empezar']);
    expect((await listed()).map(({ place }) => place)).toEqual([0, 1, 2, 3, 4]);
    await change({ endsAt: '2020-01-01T00:00:00Z' });
    expect((await home()).map(({ key }) => key)).toEqual(['bestsellers']);
    await change({ endsAt: null, startsAt: '2030-01-01T00:00:00Z' });
    expect((await home()).map(({ key }) => key)).toEqual(['bestsellers']);
    const backwards = await change({ endsAt: '2029-01-01T00:00:00Z' });
    expect(backwards.refusal?.fields?.[0]?.path).toBe('set.endsAt');
    const held = await ask(calls.removeSelection, { id: selection.id, version: 1 });
    expect(held.refusal?.code).toBe('STILL_USED');
    const { version } = (await ask(rows.readHomeRow, undefined, { query: `?id=${id}` })).value
      .result;
    expect((await ask(rows.removeHomeRow, { id, version })).status).toBe(200);
    expect((await ask(calls.removeSelection, { id: selection.id, version: 1 })).status).toBe(200);
    const own = (await listed()).find(({ list }) => list === 'bestsellers');
    const hide = { id: own?.id ?? '', version: own?.version ?? 0 };
    const kept = await ask(rows.removeHomeRow, hide);
    expect(kept.refusal).toMatchObject({ code: 'STILL_USED', fields: [{ path: 'id' }] });
    expect((await ask(rows.changeHomeRow, { ...hide, set: { isShown: false } })).status).toBe(200);
    expect(await home()).toEqual([]);
    const { value: told } = await ask(rows.listHomeRowHistory, undefined, {
      query: `?f.id=${own?.id}`,
    });
    expect(told.rows[0]).toMatchObject({ before: { isShown: true }, after: { isShown: false } });
  });

  it('GET /staff/home-rows/one reads a row as the list shows it', async () => {
    const [own] = await listed();
    const { value } = await ask(rows.readHomeRow, undefined, { query: `?id=${own?.id}` });
    expect(value.result).toEqual(own);
  });

  it('PUT /staff/home-rows meets the one who was first', async () => {
    const own = (await listed()).find(({ list }) => list === 'offers');
    const { id = '', version = 0 } = own ?? {};
    const set = { isShown: false };
    expect((await ask(rows.changeHomeRow, { id, version, set })).status).toBe(200);
    const late = await ask(rows.changeHomeRow, { id, version, set });
    expect(late.refusal?.code).toBe('ROW_CHANGED');
    const { value } = await ask(rows.listHomeRowHistory, undefined, { query: `?f.id=${id}` });
    expect(value.rows[0]).toMatchObject({ before: { isShown: true }, after: { isShown: false } });
  });

  it('DELETE /staff/home-rows takes a selection from the home, and leaves the others in order', async () => {
    const selection = (await create(byHand(one))).value.result;
    const { id, version } = (await add(selection.id, { place: 1 })).value.result;
    expect((await listed())[1]?.id).toBe(id);
    expect((await ask(rows.removeHomeRow, { id, version: version + 9 })).refusal?.code).toBe(
      'ROW_CHANGED',
    );
    expect((await ask(rows.removeHomeRow, { id, version })).status).toBe(200);
    expect((await listed()).map((row) => row.list)).toEqual([
      'offers',
      'bestsellers',
      'new',
      'combos',
    ]);
    const { rows: told } = (await ask(rows.listHomeRowHistory, undefined, { query: `?f.id=${id}` }))
      .value;
    expect(told[0]?.action).toBe('home-row.removed');
  });

  it('GET /staff/home-rows/history is empty for what nobody changed', async () => {
    const own = (await listed()).find(({ list }) => list === 'new');
    const { value } = await ask(rows.listHomeRowHistory, undefined, { query: `?f.id=${own?.id}` });
    expect(value.rows).toEqual([]);
  });
});

it('POST /staff/selections/bulk takes away those that the home does not show', async () => {
  const free = (await create(byHand(one))).value.result;
  const shownOne = (await create(byHand(two), 'En la portada')).value.result;
  await ask(rows.createHomeRow, { set: { selectionId: shownOne.id } });
  const done = await bulkAs(ask, calls.bulkSelections, [free, shownOne], { remove: true });
  expect(done).toMatchObject({
    done: 1,
    why: [
      [
        'En la portada',
        'No se puede eliminar: está en 1 fila de la portada. Quita esas filas primero, en Portada.',
      ],
    ],
  });
});
