import { previewCombo } from '@matiz/contracts/staff/catalogue/combos.ts';
import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import {
  type BuiltProduct,
  buildBrand,
  buildCategory,
  buildProduct,
  setStock,
} from '#testing/catalogue.ts';
import { buildShopper } from '#testing/orders.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop({ each: 'test' });
const ask = useStaff(shop);
let tint: BuiltProduct;
let gloves: BuiltProduct;
beforeEach(async () => {
  tint = await buildProduct(shop.sql, {
    name: 'Tinte',
    tones: ['7.1', '8.0'],
    price: 10_000,
    stock: 7,
  });
  gloves = await buildProduct(shop.sql, { name: 'Guantes', price: 5_000, stock: 50 });
});

const part = (of: BuiltProduct, quantity = 1, option: number | null = null) => ({
  productId: String(of.id),
  optionId: option === null ? null : String(option),
  quantity,
});

async function newCombo(parts: ReturnType<typeof part>[], more: object = {}) {
  const brandId = String(await buildBrand(shop.sql));
  const categoryId = String(await buildCategory(shop.sql));
  const prices = [{ warehouse: 'BOG', price: 21_000 }];
  const set = {
    code: 'KIT-1',
    name: 'Kit',
    taxRate: 19 as const,
    brandId,
    categoryId,
    prices,
    parts,
  };
  return ask(calls.createProduct, { set: { ...set, ...more } });
}
const change = (id: string, version: number, parts: ReturnType<typeof part>[]) =>
  ask(calls.changeProduct, { id, version, set: { parts } });

describe('POST /staff/products of a combo', () => {
  it('is sold at once, of the choice of the buyer and of what is fixed', async () => {
    const { value } = await newCombo([part(tint, 2), part(gloves)]);
    expect(value.result).toMatchObject({
      isCombo: true,
      options: 0,
      parts: [
        { code: tint.code, quantity: 2, optionId: null, option: null, options: 2 },
        { code: gloves.code, quantity: 1, optionId: null, option: null, options: 0 },
      ],
    });
    const { calls: buyer } = await buildShopper(shop);
    const line = { productId: value.result.id, code: 'KIT-1', quantity: 1 };
    expect((await buyer.add(line)).refusal?.code).toBe('COMBO_PART_MISSING');
    const assemblies = [{ code: tint.code, versionCode: tint.versions[1]?.code ?? '' }];
    expect((await buyer.add({ ...line, assemblies })).status).toBe(200);
    expect((await buyer.cart()).value.cart?.products[0]?.price).toBe(21_000);
    expect(await findViolations(shop.sql)).toEqual([]);
  });

  it('has no stock of its own, and no part that cannot be one', async () => {
    const stock = [{ warehouse: 'BOG', units: 3 }];
    const told = await newCombo([part(gloves)], { stock });
    expect(told.refusal?.fields).toEqual([
      { path: 'set.stock', message: 'Las existencias de un combo son las de sus partes.' },
    ]);
    expect((await newCombo([])).refusal?.fields?.[0]?.path).toBe('set.parts');
    expect((await newCombo([part(gloves, 0)])).refusal?.code).toBe('INVALID_REQUEST');
  });
});

describe('PUT /staff/products of a combo', () => {
  it('changes what it is made of; the history says before and after, the later one who was first', async () => {
    const { id } = (await newCombo([part(tint, 2)])).value.result;
    const fixed = tint.versions[0].id;
    const { value } = await change(id, 1, [part(gloves), part(tint, 3, fixed)]);
    expect(value.result.parts).toMatchObject([
      { code: gloves.code },
      { optionId: String(fixed), option: '7.1 Tono 7.1', quantity: 3 },
    ]);
    expect((await change(id, 1, [part(gloves)])).refusal?.code).toBe('ROW_CHANGED');
    const { rows } = (await ask(calls.listProductHistory, undefined, { query: `?f.id=${id}` }))
      .value;
    expect(rows[0]).toMatchObject({
      before: { parts: [{ code: tint.code, optionId: null, quantity: 2 }] },
      after: { parts: [{ code: gloves.code }, { optionId: String(fixed), quantity: 3 }] },
    });
    expect((await newCombo([part(gloves)], { code: 'KIT-2' })).value.result.parts).toHaveLength(1);
  });

  it('refuses with a sentence itself, another combo, what is withdrawn and what is there twice', async () => {
    const combo = (await newCombo([part(gloves)])).value.result;
    const other = (await newCombo([part(gloves)], { code: 'KIT-2', name: 'Otro kit' })).value
      .result;
    const asPart = ({ id }: { id: string }) => ({ productId: id, optionId: null, quantity: 1 });
    const told = async (parts: ReturnType<typeof part>[], id = combo.id) =>
      (await change(id, 1, parts)).refusal?.fields?.[0]?.message;
    expect(await told([asPart(combo)])).toBe(
      'Un combo no puede llevarse a sí mismo. Quítalo de sus partes.',
    );
    expect(await told([asPart(other)])).toBe(
      '«Otro kit» también es un combo. Agrega sus productos uno por uno.',
    );
    expect(await told([part(gloves), part(gloves)])).toMatch(/está dos veces/);
    expect(await told([{ ...part(gloves), productId: '999999' }])).toMatch(/ya no existe/);
    expect(await told([part(gloves, 1, tint.versions[0].id)])).toMatch(/ya no existe/);
    await shop.sql`UPDATE product_version SET withdrawn_at = now() WHERE id = ${tint.versions[0].id}`;
    expect(await told([part(tint, 1, tint.versions[0].id)])).toMatch(/opción de «Tinte»/);
    await shop.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${tint.id}`;
    expect(await told([part(tint)])).toMatch(/«Tinte» está retirado/);
    expect(await told([part(tint)], String(gloves.id))).toMatch(/no es un combo/);
  });

  it('is listed alone', async () => {
    await newCombo([part(gloves)]);
    const { rows } = (await ask(calls.listStaffProducts, undefined, { query: '?f.kind=combo' }))
      .value;
    expect(rows.map(({ code }) => code)).toEqual(['KIT-1']);
  });
});

describe('POST /staff/products/combo/preview', () => {
  it('says what the parts cost apart, how many can be sold and what runs out, and saves nothing', async () => {
    const { id } = (await newCombo([part(gloves)])).value.result;
    await setStock(shop.sql, tint.versions[1] ?? tint.versions[0], 9);
    const parts = [part(tint, 2), part(gloves)];
    const { value } = await ask(previewCombo, { id, parts });
    expect(value.result).toMatchObject({
      problem: null,
      warehouses: [
        { price: 21_000, apart: 25_000, off: 0.16, packs: 4, scarce: ['Tinte'] },
        { price: null, apart: 25_000, off: null, packs: 3 },
      ],
    });
    const self = [{ productId: id, optionId: null, quantity: 1 }];
    expect((await ask(previewCombo, { id, parts: self })).value.result.problem).toMatch(/sí mismo/);
    expect(
      (await ask(calls.readProduct, undefined, { query: `?id=${id}` })).value.result.version,
    ).toBe(1);
  });

  it.each([
    ['parts that are not there', [{ productId: '999999999', optionId: null, quantity: 1 }]],
    [
      'an option that is not there',
      [{ productId: '999999999', optionId: '999999999', quantity: 1 }],
    ],
  ])('says so of %s', async (_, parts) => {
    const { value } = await ask(previewCombo, { id: null, parts });
    expect(value.result.problem).not.toBeNull();
    expect(value.result.warehouses).toEqual(
      value.result.warehouses.map(({ name }) => ({
        name,
        price: null,
        packs: 0,
        apart: 0,
        off: null,
        scarce: [],
      })),
    );
  });
});
