import { search } from '@matiz/contracts/search.ts';
import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { type Ask, askAs, buildPaymentMethods, buildShopper } from '#testing/orders.ts';
import { buildPlaces } from '#testing/places.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let clerk: SignedIn;
let ask: Ask;
const shop = useTestApp({ each: 'test' });
beforeEach(async () => {
  await buildPlaces(shop.sql);
  clerk = await signIn(shop, 'Staff');
  ask = askAs(shop, clerk);
});

const list = async (query: Record<string, string> = {}) =>
  (await ask(calls.listStaffProducts, undefined, { query: `?${new URLSearchParams(query)}` })).value
    .rows;
const read = async (id: string | number) =>
  (await ask(calls.readProduct, undefined, { query: `?id=${id}` })).value.result;
async function giveRole(role: string) {
  await signIn(shop, 'Staff');
  await shop.sql`UPDATE staff_member SET roles = ${[role]} WHERE user_id = ${clerk.userId}`;
}

async function newProduct(more: object = {}) {
  const brandId = String(await buildBrand(shop.sql));
  const categoryId = String(await buildCategory(shop.sql));
  return ask(calls.createProduct, {
    set: { code: 'NUEVO-1', name: 'Cera <b>', taxRate: 19, brandId, categoryId, ...more },
  });
}

describe('GET /staff/products', () => {
  it('lists those that were chosen alone, for a spreadsheet of them', async () => {
    const products = [];
    for (const name of ['Uno', 'Dos', 'Tres'])
      products.push(await buildProduct(shop.sql, { name }));
    const ids = products.slice(0, 2).map(({ id }) => String(id));
    const rows = await list({ 'f.ids': ids.join(',') });
    expect(rows.map(({ name }) => name)).toEqual(['Dos', 'Uno']);
  });

  it('finds by any letters of the name, by code, and by the code of a tone', async () => {
    const tint = await buildProduct(shop.sql, { name: 'Árbol de té', tones: ['7.1'] });
    await buildProduct(shop.sql, { name: 'Otro' });
    for (const q of [
      'rbol',
      'ARBOL DE TE',
      tint.code,
      tint.code.toLowerCase(),
      `${tint.code}-7.1`,
    ]) {
      expect((await list({ q })).map(({ id }) => id)).toContain(String(tint.id));
    }
    expect(await list({ q: 'nada así' })).toEqual([]);
  });

  it('narrows by brand, by a category with those below it, by what is missing', async () => {
    const above = await buildCategory(shop.sql);
    const below = await buildCategory(shop.sql, { parentId: above });
    const one = await buildProduct(shop.sql, { categoryId: below });
    const two = await buildProduct(shop.sql, { price: null });
    const idsOf = async (query: Record<string, string>) =>
      (await list(query)).map(({ id }) => Number(id));
    expect(await idsOf({ 'f.brand': String(one.brandId) })).toEqual([one.id]);
    expect(await idsOf({ 'f.category': String(above) })).toEqual([one.id]);
    expect(await idsOf({ 'f.price': 'without' })).toEqual([two.id]);
    expect(await idsOf({ 'f.picture': 'without' })).toEqual([]);
    await shop.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${two.id}`;
    expect(await idsOf({ 'f.state': 'withdrawn' })).toEqual([two.id]);
    expect(await idsOf({ 'f.state': 'selling' })).toEqual([one.id]);
  });
});

describe('POST /staff/products', () => {
  it('makes a product that can be bought at once, and the books add up', async () => {
    await buildPaymentMethods(shop.sql);
    const { value } = await newProduct({
      prices: [{ warehouse: 'BOG', price: 12_500 }],
      stock: [{ warehouse: 'BOG', units: 7 }],
    });
    expect(value.result).toMatchObject({
      name: 'Cera <b>',
      options: 0,
      available: 7,
      version: 1,
      prices: [{ warehouse: 'BOG', price: 12_500 }],
    });
    const { calls: buyer } = await buildShopper(shop);
    const line = { productId: value.result.id, code: 'NUEVO-1', quantity: 2 };
    expect((await buyer.add(line)).status).toBe(200);
    expect(await findViolations(shop.sql)).toEqual([]);
  });

  it('says whose a code is that another has, whatever its case', async () => {
    await newProduct();
    const { code } = await buildProduct(shop.sql, { name: 'Tinte', tones: ['7.1'] });
    for (const [typed, name] of [
      ['NUEVO-1', 'Cera <b>'],
      ['nuevo-1', 'Cera <b>'],
      [code.toLowerCase(), 'Tinte'],
      [`${code}-7.1`.toLowerCase(), 'Tinte 7.1'],
    ]) {
      expect((await newProduct({ code: typed })).refusal).toMatchObject({
        code: 'VALUE_TAKEN',
        fields: [{ path: 'set.code', message: `Ya lo tiene «${name}». Escribe otro.` }],
      });
    }
  });

  it('lets one of two at once have a code', async () => {
    const both = await Promise.all(['a-1', 'A-1'].map((code) => newProduct({ code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('names the field of what is missing', async () => {
    expect((await newProduct({ code: undefined })).refusal?.fields?.[0]?.path).toBe('set.code');
    const uneven = await newProduct({ code: 'N2', minQuantity: 3, multiple: 2 });
    expect(uneven.refusal?.fields?.[0]?.path).toBe('set.minQuantity');
    const nowhere = await newProduct({ code: 'N3', prices: [{ warehouse: 'XXX', price: 1 }] });
    expect(nowhere.refusal?.code).toBe('UNKNOWN_REFERENCE');
    for (const field of ['brandId', 'categoryId']) {
      const gone = await newProduct({ code: 'N4', [field]: '99999999' });
      expect(gone.refusal).toMatchObject({
        code: 'UNKNOWN_REFERENCE',
        fields: [{ path: `set.${field}` }],
      });
    }
  });

  it('leaves prices and stock to those who keep them', async () => {
    await giveRole('catalogue');
    const prices = [{ warehouse: 'BOG', price: 1_000 }];
    expect((await newProduct({ prices })).refusal?.code).toBe('FORBIDDEN');
    const stock = [{ warehouse: 'BOG', units: 1 }];
    expect((await newProduct({ stock })).refusal?.code).toBe('FORBIDDEN');
    expect((await newProduct()).status).toBe(200);
  });
});

describe('PUT /staff/products', () => {
  it('changes what was sent alone, withdraws and brings back, and cleans a description', async () => {
    const { id } = await buildProduct(shop.sql, { name: 'Antes' });
    const change = async (set: object) => {
      const { version } = await read(id);
      return ask(calls.changeProduct, { id: String(id), version, set });
    };
    await change({ name: 'Después', description: '<p onclick=x>Hola</p><script>x</script>' });
    const changed = await read(id);
    expect(changed.name).toBe('Después');
    expect(changed.description).not.toMatch(/onclick|script/);
    await change({ isWithdrawn: true });
    expect((await read(id)).isWithdrawn).toBe(true);
    await change({ isWithdrawn: false });
    expect((await read(id)).isWithdrawn).toBe(false);
  });

  it('keeps the marks of a product and the words that it is found by', async () => {
    const { id } = await buildProduct(shop.sql, { name: 'Oxigenada' });
    const set = {
      isNew: true,
      isBestSeller: true,
      isPresale: true,
      keywords: ['peróxido', ' revelador ', 'peróxido'],
    };
    const { value } = await ask(calls.changeProduct, { id: String(id), version: 1, set });
    expect(value.result).toMatchObject({ ...set, keywords: ['peróxido', 'revelador'] });
    const buyer = await buildShopper(shop);
    const query = '?search=revelador';
    const found = await askAs(shop, buyer)(search, undefined, { query });
    expect(found.value.products.map(({ _id }) => _id)).toContain(String(id));
    const barred = await ask(calls.changeProduct, {
      id: String(id),
      version: 2,
      set: { keywords: ['a|b'] },
    });
    expect(barred.refusal?.fields?.[0]?.path).toBe('set.keywords.0');
  });

  it('refuses a code, a price or stock of what is there', async () => {
    const { id } = await buildProduct(shop.sql);
    const { version } = await read(id);
    const prices = [{ warehouse: 'BOG', price: 1 }];
    for (const set of [{ code: 'OTRO' }, { prices }, { stock: [] }]) {
      const told = await ask(calls.changeProduct, { id: String(id), version, set });
      expect(told.refusal?.code).toBe('INVALID_REQUEST');
    }
  });

  it('shows the one who saves later that a file changed it meanwhile', async () => {
    const { id } = await buildProduct(shop.sql);
    await shop.sql`UPDATE product SET version = version + 1 WHERE id = ${id}`;
    const late = await ask(calls.changeProduct, { id: String(id), version: 1, set: { name: 'X' } });
    expect(late.refusal?.code).toBe('ROW_CHANGED');
  });
});

describe('PUT /staff/products/prices', () => {
  it('changes, adds and takes away a price with its reason, which the history tells', async () => {
    const { id } = await buildProduct(shop.sql, { price: 10_000 });
    const prices = [
      { warehouse: 'BOG', price: 11_000 },
      { warehouse: 'MED', price: null },
    ];
    const body = { id: String(id), version: 1, set: { prices }, reason: 'Alza del proveedor' };
    const { value } = await ask(calls.changeProductPrices, body);
    expect(value.result).toMatchObject({
      version: 2,
      prices: [{ warehouse: 'BOG', price: 11_000 }],
    });
    const query = `?f.id=${id}`;
    const { rows } = (await ask(calls.listProductHistory, undefined, { query })).value;
    expect(rows[0]).toMatchObject({
      before: { price_BOG: 10_000, price_MED: 10_000 },
      after: { price_BOG: 11_000, price_MED: null },
      reason: 'Alza del proveedor',
    });
    expect((await ask(calls.changeProductPrices, body)).refusal?.code).toBe('ROW_CHANGED');
    const silent = { ...body, version: 2, reason: ' ' };
    expect((await ask(calls.changeProductPrices, silent)).status).toBe(400);
    expect(await findViolations(shop.sql)).toEqual([]);
  });
});

describe('a product of the desk', () => {
  it('GET /staff/products/one tells nothing of what is not there', async () => {
    const told = await ask(calls.readProduct, undefined, { query: '?id=999999' });
    expect(told.refusal?.code).toBe('NOT_FOUND');
  });

  it('GET /staff/products/history begins with how it was made', async () => {
    const { id } = (await newProduct()).value.result;
    const query = `?f.id=${id}`;
    const { rows } = (await ask(calls.listProductHistory, undefined, { query })).value;
    expect(rows[0]).toMatchObject({ before: null, after: { name: 'Cera <b>', code: 'NUEVO-1' } });
  });

  it('GET /staff/products/options has nothing of another product', async () => {
    const query = '?f.product=999999';
    expect((await ask(calls.listProductOptions, undefined, { query })).value.rows).toEqual([]);
  });
});
