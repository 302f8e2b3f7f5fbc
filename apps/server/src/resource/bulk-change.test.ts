import { randomUUID } from 'node:crypto';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import type { BulkCall } from '@matiz/contracts/staff/bulk.ts';
import * as brands from '@matiz/contracts/staff/catalogue/brands.ts';
import { bulkProducts } from '@matiz/contracts/staff/catalogue/bulk-products.ts';
import * as products from '@matiz/contracts/staff/catalogue/products.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { type BuiltProduct, buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { buildStaff } from '#testing/staff.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop();
const ask = useStaff(shop);
const bulk = <C extends BulkCall>(call: C, body: Omit<BodyInput<BulkCall>, 'batch'>) =>
  ask(call as BulkCall, { batch: randomUUID(), ...body });
const seen = (...rows: { id: string | number; version?: number }[]) => ({
  rows: rows.map(({ id, version = 1 }) => ({ id: String(id), version })),
});
const readOne = async ({ id }: BuiltProduct) =>
  (await ask(products.readProduct, undefined, { query: `?id=${id}` })).value.result;

describe('POST /staff/products/bulk', () => {
  it('changes each by the use case of its form, with one id in the history', async () => {
    const [one, two] = [await buildProduct(shop.sql), await buildProduct(shop.sql)];
    const categoryId = String(await buildCategory(shop.sql));
    const { value } = await bulk(bulkProducts, {
      chosen: seen(one, two),
      act: { set: { isWithdrawn: true, categoryId } },
      reason: 'Fin de temporada',
    });
    expect(value).toEqual({ done: 2, refused: [], next: null });
    expect(await readOne(one)).toMatchObject({ isWithdrawn: true, categoryId, version: 2 });
    const batches = [];
    for (const { id } of [one, two]) {
      const { rows } = (await ask(products.listProductHistory, undefined, { query: `?f.id=${id}` }))
        .value;
      expect(rows[0]).toMatchObject({ action: 'product.changed', reason: 'Fin de temporada' });
      batches.push(rows[0]?.batchId);
    }
    expect(batches[0]).toBe(batches[1]);
    expect(batches[0]).not.toBeNull();
    expect(await findViolations(shop.sql)).toEqual([]);
  });

  it('leaves what someone changed meanwhile, what is gone and what cannot be, each with why', async () => {
    const [one, two] = [await buildProduct(shop.sql), await buildProduct(shop.sql)];
    const ana = await buildStaff(shop, ['catalogue']);
    await ana.ask(products.changeProduct, {
      id: String(one.id),
      version: 1,
      set: { name: 'De Ana' },
    });
    const { value } = await bulk(bulkProducts, {
      chosen: seen(one, two, { id: 999_999 }),
      act: { set: { isWithdrawn: true } },
    });
    expect(value).toMatchObject({ done: 1, next: null });
    expect(value.refused).toEqual([
      {
        id: String(one.id),
        name: 'De Ana',
        message: expect.stringMatching(/ guardó un cambio mientras tanto\.$/),
      },
      { id: '999999', name: '999999', message: expect.stringMatching(/existe/) },
    ]);
    expect(await readOne(one)).toMatchObject({ isWithdrawn: false });
    const gone = await bulk(bulkProducts, {
      chosen: seen({ ...two, version: 2 }),
      act: { set: { brandId: '999999' } },
    });
    expect(gone.value.refused[0]?.message).toBe('Lo que elegiste ya no existe. Elige otra opción.');
  });

  it('does nothing without a change, and takes no product away', async () => {
    const one = await buildProduct(shop.sql);
    for (const act of [{}, { set: {} }, { remove: true }, { set: { name: 'Otro' } }]) {
      const { refusal } = await bulk(bulkProducts, {
        chosen: seen(one),
        act: act as BodyInput<BulkCall>['act'],
      });
      expect(refusal?.code).toBe('INVALID_REQUEST');
    }
    expect(await readOne(one)).toMatchObject({ version: 1 });
  });
});

describe('POST /staff/products/bulk of all that a list is narrowed to', () => {
  let brandId: string;
  beforeEach(async () => {
    brandId = String(await buildBrand(shop.sql));
    await shop.sql`INSERT INTO product (code, name, brand_id, category_id, slug, image, has_versions, listed_at)
      SELECT 'MANY-' || ${brandId}::text || '-' || n, 'Muchos ' || n, ${Number(brandId)}::int,
        ${await buildCategory(shop.sql)}::int, 'muchos', 'x', false, now()
      FROM generate_series(1, 230) n`;
  });
  const withdraw = (query: Record<string, string>, expected: number, after?: string) =>
    bulk(bulkProducts, {
      chosen: { query, expected, ...(after ? { after } : {}) },
      act: { set: { isWithdrawn: true } },
    });
  const countOf = async (query: string) =>
    (await ask(products.listStaffProducts, undefined, { query: `?count=1&${query}` })).value.count
      ?.value;

  it('goes on by key though what is done leaves the filter, and touches each once', async () => {
    const query = { 'f.brand': brandId, 'f.state': 'selling' };
    const done: number[] = [];
    let after: string | undefined;
    do {
      const { value } = await withdraw(query, 230, after);
      expect(value.refused).toEqual([]);
      done.push(value.done);
      after = value.next ?? undefined;
    } while (after !== undefined);
    expect(done).toEqual([100, 100, 30]);
    expect(await countOf(`f.brand=${brandId}&f.state=selling`)).toBe(0);
    const [versions] = await shop.sql<{ most: number }[]>`
      SELECT max(version) AS most FROM product WHERE brand_id = ${Number(brandId)}`;
    expect(versions?.most).toBe(2);
  });

  it('touches nothing where there are not as many as the person agreed to', async () => {
    const { refusal } = await withdraw({ 'f.brand': brandId }, 229);
    expect(refusal).toMatchObject({
      code: 'SELECTION_CHANGED',
      message: 'La lista cambió: ahora son 230. Mírala y confirma otra vez.',
    });
    expect(await countOf(`f.brand=${brandId}&f.state=selling`)).toBe(230);
  });

  it('refuses a step of another query', async () => {
    const page = await ask(products.listStaffProducts, undefined, { query: '?limit=25' });
    const { refusal } = await withdraw({ 'f.brand': brandId }, 1, page.value.next ?? '');
    expect(refusal?.code).toBe('BAD_CURSOR');
  });
});

describe('POST /staff/brands/bulk', () => {
  it('takes away what nothing depends on, and says of the others why not', async () => {
    const { brandId, name } = await buildProduct(shop.sql);
    const empty = await buildBrand(shop.sql);
    const { value } = await bulk(brands.bulkBrands, {
      chosen: seen({ id: brandId }, { id: empty }),
      act: { remove: true },
    });
    expect(name).toBeTruthy();
    expect(value).toMatchObject({
      done: 1,
      refused: [
        {
          id: String(brandId),
          message: expect.stringMatching(/^No se puede eliminar: (?:tiene|está en) 1 producto/),
        },
      ],
    });
    const read = await ask(brands.readBrand, undefined, { query: `?id=${empty}` });
    expect(read.refusal?.code).toBe('NOT_FOUND');
  });

  it('refuses more rows than a count says exactly', async () => {
    // A thousand at a time: each is learnt by the search, and a statement may take only so long.
    for (let from = 1; from <= 10_001; from += 1_000) {
      await shop.sql`INSERT INTO brand (code, name, slug, image)
        SELECT 'MANY' || n, 'Muchas ' || n, 'muchas-' || n, 'x'
        FROM generate_series(${from}::int, least(${from}::int + 999, 10001)) n`;
    }
    const { refusal } = await bulk(brands.bulkBrands, {
      chosen: { query: { q: 'muchas' }, expected: 10_000 },
      act: { remove: true },
    });
    expect(refusal).toMatchObject({
      code: 'SELECTION_TOO_LARGE',
      message: 'Son más de 10.000. Filtra la lista y hazlo por partes.',
    });
  });
});
