import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { buildCoupon } from '#testing/coupons.ts';
import { createImportFixture, type ImportFixture, readCatalogue } from '#testing/imports.ts';
import { nextNumber } from '#testing/numbers.ts';
import { orderOf } from '#testing/order-fixture.ts';
import { buildPaymentMethods, buildShopper } from '#testing/orders.ts';

let test: ImportFixture;
/** A product of its own for each test. */
let code: string;
let now = new Date('2026-11-21T17:00:00Z');
beforeAll(async () => {
  test = await createImportFixture({ ports: { clock: () => now } });
  await buildPaymentMethods(test.sql);
});
beforeEach(() => {
  code = `U${nextNumber()}`;
});
afterAll(() => test.close());

const head = 'codigo_producto,codigo,producto,marca,categoria,tono,color,precio,existencias_BOG';
const load = (price = 10_000, stock = 50) =>
  test.take(`${head}\n${code},${code}-1,Tinte,Alma,Tintes,7.43,#aabbcc,${price},${stock}
${code},${code}-2,,,,6.0,#aabbcc,,${stock}`);

async function undo(batch: { batchId: string | null }) {
  const outcome = await test.deps.catalogueImport.undo(batch.batchId ?? '');
  return outcome.ok ? outcome.value : outcome.error;
}
async function builtOf(productCode: string) {
  const rows = await test.sql<{ id: number; code: string; productId: number }[]>`
    SELECT version.id, version.code, product_id AS "productId" FROM product_version version
    JOIN product ON product.id = product_id WHERE product.code = ${productCode} ORDER BY version.id`;
  const [first, ...rest] = rows;
  if (!first) throw new Error('no such product');
  const product = { id: first.productId, code: productCode, name: '', brandId: 0, categoryId: 0 };
  return { ...product, versions: [first, ...rest] as [typeof first, ...(typeof first)[]] };
}
/** The catalogue and all that is kept of it. */
async function catalogue() {
  // A category that sold something once counts none, instead of nothing.
  await test.sql`DELETE FROM category_size WHERE products = 0`;
  return readCatalogue(test);
}

describe('catalogue:import --undo', () => {
  it('takes back what a batch added, without a trace in the catalogue', async () => {
    const before = await catalogue();
    expect(await undo(await load())).toMatchObject({ undone: 1, partly: 0 });
    expect(await catalogue()).toEqual(before);
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it('takes back nothing after 90 days, and what the batch did is forgotten', async () => {
    const noon = now;
    const later = async (days: number) => {
      now = new Date(noon.getTime() + days * 24 * 3_600_000);
      await test.deps.catalogueImport.forgetJournals();
    };
    const batch = await load();
    const journal = () =>
      test.sql`SELECT FROM import_change WHERE batch_id = ${batch.batchId ?? ''}`;
    await later(91);
    expect(await undo(batch)).toBe('FORGOTTEN');
    expect(await journal()).toHaveLength(1);
    await later(92);
    expect(await journal()).toHaveLength(0);
    now = noon;
  });

  it('takes back what a batch changed', async () => {
    await load();
    const batch =
      await test.take(`codigo_producto,codigo,producto,precio_BOG,precio_MED,tono,existencias_BOG,llegadas_BOG
${code},${code}-1,Otro,15000,BORRAR,7.44,90,2026-12-24:10`);
    const [{ productId }] = (await builtOf(code)).versions;
    const read = () => test.sql`
      SELECT product.name, product.sold_in, version.tone_number, stock.available,
        (SELECT price FROM base_price WHERE product_id = product.id AND warehouse_id = 1) AS price,
        (SELECT count(*)::int FROM arrival WHERE product_id = product.id) AS arrivals
      FROM product JOIN product_version version ON version.product_id = product.id
      JOIN stock ON stock.version_id = version.id AND stock.warehouse_id = 1
      WHERE product.id = ${productId} AND version.code = ${`${code}-1`}`;
    expect(await read()).toMatchObject([
      { name: 'Otro', sold_in: [1], available: 90, arrivals: 1 },
    ]);
    expect(await undo(batch)).toMatchObject({ undone: 1, partly: 0, reasons: [] });
    expect(await read()).toEqual([
      {
        name: 'Tinte',
        sold_in: [1, 2],
        tone_number: '7.43',
        available: 50,
        price: 10_000,
        arrivals: 0,
      },
    ]);
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it('withdraws a product that was ordered instead of removing it', async () => {
    const batch = await load();
    const product = await builtOf(code);
    await orderOf(await buildShopper(test), [[product, 3]]);
    expect(await undo(batch)).toMatchObject({
      undone: 0,
      partly: 1,
      reasons: [{ code: 'WITHDRAWN', subject: code }],
    });
    const [row] = await test.sql`SELECT withdrawn_at IS NOT NULL AS withdrawn,
      (SELECT json_agg(json_build_array(available, sold) ORDER BY version_id) FROM stock
        WHERE product_id = product.id) AS stock FROM product WHERE id = ${product.id}`;
    expect(row).toEqual({
      withdrawn: true,
      stock: [
        [47, 3],
        [50, 0],
      ],
    });
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it('never takes back units that were sold', async () => {
    const { code: own, versions } = await buildProduct(test.sql, { stock: 10 });
    const batch = await test.take(`codigo_producto,existencias_BOG\n${own},50`);
    const product = { ...(await builtOf(own)), versions };
    await orderOf(await buildShopper(test), [[product, 45]]);
    expect(await undo(batch)).toMatchObject({
      partly: 1,
      reasons: [{ code: 'UNITS_SOLD', subject: own, warehouse: 'BOG', left: 5, due: 40 }],
    });
    const [row] = await test.sql`SELECT available, sold FROM stock
      WHERE version_id = ${versions[0].id} AND warehouse_id = 1`;
    expect(row).toEqual({ available: 5, sold: 45 });
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it('takes back only as many units as it added', async () => {
    const { code: own, versions } = await buildProduct(test.sql, { stock: 10 });
    const batch = await test.take(`codigo_producto,existencias_BOG\n${own},50`);
    await orderOf(await buildShopper(test), [[{ ...(await builtOf(own)), versions }, 4]]);
    expect(await undo(batch)).toMatchObject({ undone: 1, partly: 0 });
    const [row] = await test.sql`SELECT available, sold FROM stock
      WHERE version_id = ${versions[0].id} AND warehouse_id = 1`;
    expect(row).toEqual({ available: 6, sold: 4 });
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it('leaves what a later batch changed, and withdraws what it built on', async () => {
    const first = await load();
    const second = await test.take(`codigo_producto,codigo,precio\n${code},${code}-1,20000`);
    const third = await test.take(`codigo_producto,codigo,precio\n${code},${code}-1,30000`);
    expect(await undo(second)).toMatchObject({
      partly: 1,
      reasons: [{ code: 'CHANGED_SINCE' }, { code: 'CHANGED_SINCE' }],
    });
    expect(await undo(first)).toMatchObject({ partly: 1, reasons: [{ code: 'WITHDRAWN' }] });
    expect(await undo(third)).toMatchObject({ undone: 1 });
  });

  it('takes new brands along once no product has them', async () => {
    const text = `${head}\n${code},,Tinte,Marca ${code},Tintes,,,5000,1`;
    const batch = await test.take(text, { createBrands: true });
    expect(batch.newBrands).toEqual([`Marca ${code}`]);
    await undo(batch);
    expect(await test.sql`SELECT FROM brand WHERE name = ${`Marca ${code}`}`).toHaveLength(0);
  });

  it.each([
    ['of a coupon', (brandId: number) => ({ brandId })],
    [
      'that a coupon gives',
      (brandId: number) => ({
        kind: 'buy-get' as const,
        amount: 50,
        buy: 2,
        get: 1,
        gotBrandId: brandId,
      }),
    ],
    ['that a coupon leaves out', (brandId: number) => ({ withoutBrands: [brandId] })],
  ])('keeps a new brand %s', async (_, optionsOf) => {
    const name = `Marca ${code}`;
    const text = `${head}\n${code},,Gel,${name},Tintes,,,10000,1`;
    const batch = await test.take(text, { createBrands: true });
    const [brand] = await test.sql<{ id: number }[]>`SELECT id FROM brand WHERE name = ${name}`;
    await buildCoupon(test.sql, optionsOf(brand?.id ?? 0));
    expect(await undo(batch)).toMatchObject({ undone: 1 });
    expect(await test.sql`SELECT FROM brand WHERE name = ${name}`).toHaveLength(1);
  });

  it('says so of a batch that is unknown, or undone already', async () => {
    const batch = await load();
    await undo(batch);
    expect(await undo(batch)).toBe('UNDONE');
    expect(await undo({ batchId: 'x' })).toBe('NO_BATCH');
  });
});
