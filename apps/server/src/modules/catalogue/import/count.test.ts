import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { createImportFixture, type ImportFixture } from '#testing/imports.ts';
import { buildPresale, buildStaff, orderOf } from '#testing/order-fixture.ts';
import {
  buildPaymentMethods,
  buildShopper,
  type Shopper,
  type ShopperCalls,
} from '#testing/orders.ts';

let test: ImportFixture;
let ana: Shopper;
let staff: ShopperCalls;
beforeAll(async () => {
  test = await createImportFixture();
  await buildPaymentMethods(test.sql);
  staff = await buildStaff(test);
});
beforeEach(async () => {
  ana = await buildShopper(test);
});
afterEach(async () => {
  expect(await findViolations(test.sql)).toEqual([]);
});
afterAll(() => test.close());

type Goods = Awaited<ReturnType<typeof buildProduct>>;

async function stockOf({ versions }: Goods): Promise<string> {
  const [row] = await test.sql<{ available: number; promised: number }[]>`
    SELECT available, promised FROM stock
    WHERE version_id = ${versions[0].id} AND warehouse_id = 1`;
  return `${row?.available} on sale, ${row?.promised} promised`;
}
const count = ({ code, versions: [version] }: Goods, units: number) =>
  test.take(`codigo_producto,codigo,existencias_BOG\n${code},${version.code},${units}`);

describe('catalogue:import of a count', () => {
  it('does not give back what is sold and still stands on the shelf', async () => {
    const shampoo = await buildProduct(test.sql, { stock: 100 });
    const { code: orderCode } = await orderOf(ana, [[shampoo, 30]]);
    expect((await count(shampoo, 100)).counts).toBe('0 0 1 0');
    expect(await stockOf(shampoo)).toBe('70 on sale, 30 promised');
    await ana.calls.cancel({ orderCode });
    expect(await stockOf(shampoo)).toBe('100 on sale, 0 promised');
  });

  it('puts on sale all that it finds once the goods have left', async () => {
    const shampoo = await buildProduct(test.sql, { stock: 100 });
    const { code: orderCode } = await orderOf(ana, [[shampoo, 30]]);
    await staff.advance({ orderCode, state: 'in_preparation' });
    await count(shampoo, 90);
    expect(await stockOf(shampoo)).toBe('60 on sale, 30 promised');
    await staff.advance({ orderCode, state: 'dispatched' });
    await count(shampoo, 65);
    expect(await stockOf(shampoo)).toBe('65 on sale, 0 promised');
  });

  it('puts goods that came back on sale when they are counted', async () => {
    const shampoo = await buildProduct(test.sql, { stock: 10 });
    const { code: orderCode } = await orderOf(ana, [[shampoo, 4]]);
    for (const state of ['in_preparation', 'dispatched', 'delivered', 'returned'] as const) {
      await staff.advance({ orderCode, state });
    }
    expect(await stockOf(shampoo)).toBe('6 on sale, 0 promised');
    await count(shampoo, 10);
    expect(await stockOf(shampoo)).toBe('10 on sale, 0 promised');
  });

  it('keeps for their orders the units of an arrival that was received', async () => {
    const dye = await buildPresale(test);
    await orderOf(ana, [[dye, 3]]);
    await staff.receiveArrival({ arrivalId: dye.arrivalId, units: 20 });
    expect(await stockOf(dye)).toBe('17 on sale, 3 promised');
    expect((await count(dye, 20)).counts).toBe('0 0 1 0');
    expect(await stockOf(dye)).toBe('17 on sale, 3 promised');
  });

  it('of less than orders wait for sells nothing more, and says how many miss', async () => {
    const shampoo = await buildProduct(test.sql, { stock: 100 });
    await orderOf(ana, [[shampoo, 30]]);
    expect((await count(shampoo, 20)).shortages).toEqual([
      { code: shampoo.code, warehouse: 'BOG', counted: 20, promised: 30 },
    ]);
    expect(await stockOf(shampoo)).toBe('0 on sale, 30 promised');
  });

  it('is undone by what it added, whatever was ordered before and since', async () => {
    const shampoo = await buildProduct(test.sql, { stock: 100 });
    await orderOf(ana, [[shampoo, 30]]);
    const { batchId } = await count(shampoo, 150);
    await orderOf(ana, [[shampoo, 10]]);
    expect(await stockOf(shampoo)).toBe('110 on sale, 40 promised');
    await test.deps.catalogueImport.undo(batchId ?? '');
    expect(await stockOf(shampoo)).toBe('60 on sale, 40 promised');
  });

  it('is what catalogue:export writes, so that importing it again changes nothing', async () => {
    const shampoo = await buildProduct(test.sql, { stock: 100 });
    await orderOf(ana, [[shampoo, 30]]);
    const file = path.join(test.folder, 'export.csv');
    await test.deps.catalogueImport.export(file);
    const { changed, bad } = await test.take(readFileSync(file));
    expect([changed, bad]).toEqual([0, 0]);
    expect(await stockOf(shampoo)).toBe('70 on sale, 30 promised');
  });
});
