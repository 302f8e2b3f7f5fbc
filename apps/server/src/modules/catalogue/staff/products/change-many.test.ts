import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { type BuiltProduct, buildBrand, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { buildStaff } from '#testing/staff.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop();
const ask = useStaff(shop);

const save = (of: BuiltProduct, set: object, version = 1) => ({ id: String(of.id), version, set });
const many = (...rows: ReturnType<typeof save>[]) => ask(calls.changeManyProducts, { rows });
const history = async ({ id }: BuiltProduct) =>
  (await ask(calls.listProductHistory, undefined, { query: `?f.id=${id}` })).value.rows;

it('PUT /staff/products/many changes each by its cells, with an entry of its own in the history', async () => {
  const [one, two] = [await buildProduct(shop.sql), await buildProduct(shop.sql)];
  const brandId = String(await buildBrand(shop.sql, 'Igora'));
  const categoryId = String(await buildCategory(shop.sql));
  const cells = { name: 'Nuevo', brandId, categoryId, taxRate: 5, minQuantity: 6, multiple: 3 };
  const { value } = await many(
    save(one, { ...cells, invimaCode: 'NSOC-1', contentSize: '60 ml', line: 'Oro' }),
    save(two, { isWithdrawn: true, invimaCode: null }),
  );
  expect([value.conflicts, value.faults]).toEqual([[], []]);
  expect(value.saved).toMatchObject([
    { id: String(one.id), version: 2, name: 'Nuevo', brand: 'Igora', taxRate: 5, minQuantity: 6 },
    { id: String(two.id), version: 2, name: two.name, isWithdrawn: true },
  ]);
  const [entry] = await history(one);
  expect(entry).toMatchObject({
    before: { name: one.name, multiple: 1, invimaCode: null, version: 1 },
    after: { name: 'Nuevo', multiple: 3, invimaCode: 'NSOC-1', version: 2 },
  });
  const [other] = await history(two);
  expect(Object.keys(other?.after ?? {}).sort()).toEqual(['isWithdrawn', 'version']);
  expect(other?.batchId).toBe(entry?.batchId);
  expect(await findViolations(shop.sql)).toEqual([]);
});

it('PUT /staff/products/many leaves a row that someone saved meanwhile, and says who', async () => {
  const [one, two] = [await buildProduct(shop.sql), await buildProduct(shop.sql)];
  const ana = await buildStaff(shop, ['catalogue']);
  await ana.ask(calls.changeProduct, { id: String(one.id), version: 1, set: { name: 'De Ana' } });
  const { value } = await many(save(one, { name: 'Mío' }), save(two, { name: 'Mío' }));
  expect(value.saved).toMatchObject([{ id: String(two.id), name: 'Mío' }]);
  expect(value.conflicts).toMatchObject([
    { row: { id: String(one.id), version: 2, name: 'De Ana' } },
  ]);
  expect(value.conflicts[0]?.by).toBeTruthy();
  expect((await many(save(one, { name: 'Mío' }, 2))).value.saved).toMatchObject([{ version: 3 }]);
  expect(await history(one)).toHaveLength(2);
});

it('PUT /staff/products/many names the cell of what cannot be, and saves the others', async () => {
  const [one, two, three] = [
    await buildProduct(shop.sql),
    await buildProduct(shop.sql, { multiple: 2, minQuantity: 4 }),
    await buildProduct(shop.sql),
  ];
  const gone = {
    id: 999_999,
    code: '',
    name: '',
    brandId: 0,
    categoryId: 0,
    versions: one.versions,
  };
  const { value } = await many(
    save(one, { brandId: '999999' }),
    save(two, { minQuantity: 5 }),
    save(three, { line: 'Plata' }),
    save(gone, { line: 'Plata' }),
  );
  expect(value.faults).toEqual([
    {
      id: String(one.id),
      path: 'brandId',
      message: 'Lo que elegiste ya no existe. Elige otra opción.',
    },
    {
      id: String(two.id),
      path: 'minQuantity',
      message: 'El mínimo debe ser múltiplo de lo que se vende de a 2.',
    },
    { id: '999999', path: 'name', message: 'Este producto ya no existe.' },
  ]);
  expect(value.saved.map(({ id }) => id)).toEqual([String(three.id)]);
  expect((await many(save(one, { taxRate: 7 }))).refusal?.code).toBe('INVALID_REQUEST');
  expect((await many(save(one, {}), save(one, {}))).refusal?.code).toBe('INVALID_REQUEST');
});

it('PUT /staff/products/many at once: of each row one is taken, the other is told', async () => {
  const products = [await buildProduct(shop.sql), await buildProduct(shop.sql)];
  const all = await Promise.all(
    ['A', 'B', 'C'].map((name, at) =>
      many(...(at % 2 === 0 ? products : products.toReversed()).map((one) => save(one, { name }))),
    ),
  );
  expect(all.flatMap(({ value }) => value.saved)).toHaveLength(2);
  expect(all.flatMap(({ value }) => value.conflicts)).toHaveLength(4);
});
