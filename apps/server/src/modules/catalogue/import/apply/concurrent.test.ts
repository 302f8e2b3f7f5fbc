import { afterAll, beforeAll, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { createImportFixture, type ImportFixture } from '#testing/imports.ts';
import { orderOf } from '#testing/order-fixture.ts';
import { buildPaymentMethods, buildShopper } from '#testing/orders.ts';

let test: ImportFixture;
beforeAll(async () => {
  test = await createImportFixture();
  await buildPaymentMethods(test.sql);
});
afterAll(() => test.close());

it('orders that are placed while their goods are counted and undone keep the books right', async () => {
  const products = await Promise.all(Array.from({ length: 6 }, () => buildProduct(test.sql)));
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => buildShopper(test)));
  const head = 'codigo_producto,existencias_BOG,precio_BOG,producto_nuevo';
  let ordered = 0;
  const buy = shoppers.map(async (shopper) => {
    for (let round = 0; round < 6; round += 1) {
      // A price that changed in between is asked again, which is no fault here.
      const goods = products.map((product) => [product, 2] as const);
      await orderOf(shopper, goods).then(
        () => (ordered += 1),
        (error: Error) => expect(error.message).toMatch(/CHANGED|NEWS|STOCK/),
      );
    }
  });
  const load = (async () => {
    for (let round = 0; round < 8; round += 1) {
      const units = 100 + round;
      const rows = products.map(({ code }) => `${code},${units},10000,${round % 2 ? 'sí' : 'no'}`);
      const batch = await test.take([head, ...rows].join('\n'));
      if (round % 3 === 2) await test.deps.catalogueImport.undo(batch.batchId ?? '');
    }
  })();
  await Promise.all([...buy, load]);
  expect(ordered).toBeGreaterThan(5);
  expect(await findViolations(test.sql)).toEqual([]);
});

it('units that are ordered and given back while they are counted are counted once', async () => {
  const units = 60;
  const products = await Promise.all(
    Array.from({ length: 4 }, () => buildProduct(test.sql, { stock: units })),
  );
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => buildShopper(test)));
  let isBuying = true;
  const cancellations: (() => Promise<unknown>)[] = [];
  const buy = shoppers.map(async (shopper) => {
    for (let round = 0; round < 6; round += 1) {
      const goods = products.map((product) => [product, 1 + (round % 3)] as const);
      const { code: orderCode } = await orderOf(shopper, goods);
      const cancel = () => shopper.calls.cancel({ orderCode });
      if (round % 2 === 0) await cancel();
      else cancellations.push(cancel);
    }
  });
  // Nothing leaves, so the one who counts finds the same, whatever was sold.
  const rows = products.map(({ code }) => `${code},${units}`);
  const file = ['codigo_producto,existencias_BOG', ...rows].join('\n');
  let counts = 0;
  const load = (async () => {
    for (; isBuying || counts < 4; counts += 1) await test.take(file);
  })();
  await Promise.all(buy);
  isBuying = false;
  await load;
  const ids = products.map(({ versions: [{ id }] }) => id);
  const read = () => test.sql<{ available: number; promised: number }[]>`
    SELECT available, promised FROM stock WHERE version_id = ANY (${ids}) AND warehouse_id = 1`;
  expect(cancellations).toHaveLength(12);
  for (const { available, promised } of await read()) expect(available + promised).toBe(units);
  await Promise.all(cancellations.map((cancel) => cancel()));
  for (const { available } of await read()) expect(available).toBe(units);
  expect(await findViolations(test.sql)).toEqual([]);
});
