import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop();
const ask = useStaff(shop);
const size = { weightGrams: 85, lengthMm: 155, widthMm: 40, heightMm: 38 };

it('PUT /staff/products keeps what a product weighs and measures, and forgets it again', async () => {
  const { id } = await buildProduct(shop.sql);
  const save = (version: number, set: Partial<Record<keyof typeof size, number | null>>) =>
    ask(calls.changeProduct, { id: String(id), version, set });
  expect((await save(1, size)).value.result).toMatchObject(size);
  expect((await save(2, { heightMm: null })).value.result).toMatchObject({
    ...size,
    heightMm: null,
  });
  for (const set of [{ weightGrams: 0 }, { weightGrams: 100_001 }, { lengthMm: 5_001 }]) {
    const [field] = (await save(3, set)).refusal?.fields ?? [];
    expect(field?.path).toBe(`set.${Object.keys(set)[0]}`);
  }
  const { rows } = (await ask(calls.listProductHistory, undefined, { query: `?f.id=${id}` })).value;
  expect(rows[1]).toMatchObject({ after: { weightGrams: 85, lengthMm: 155, widthMm: 40 } });
});

it('PUT /staff/products/many writes it from a grid', async () => {
  const { id } = await buildProduct(shop.sql);
  const save = (version: number, set: object) =>
    ask(calls.changeManyProducts, { rows: [{ id: String(id), version, set }] });
  expect((await save(1, size)).value.saved).toMatchObject([size]);
  const { value } = await save(2, { weightGrams: null });
  expect(value.saved).toMatchObject([{ ...size, weightGrams: null }]);
});
