import {
  changeWarehouse,
  createWarehouse,
  listWarehouseHistory,
  listWarehouses,
  readWarehouse,
} from '@matiz/contracts/staff/delivery/warehouses.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildPlaces } from '#testing/places.ts';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp({ each: 'test' });
const ask = useStaff(shop);
beforeEach(async () => {
  await buildPlaces(shop.sql);
});

const ofId = (id: string) => ({ query: `?id=${id}` });

it('POST /staff/warehouses makes the next one, open, with its code in capitals', async () => {
  const set = { code: 'mitu', name: 'Mitú', cityCode: '97001', address: 'Carrera 13 # 15-20' };
  const { value } = await ask(createWarehouse, { set });
  expect(value.result).toMatchObject({
    id: '3',
    code: 'MITU',
    name: 'Mitú',
    city: 'Mitú, Vaupés',
    address: 'Carrera 13 # 15-20',
    isActive: true,
    isMain: false,
    zones: 0,
  });
});

it('POST /staff/warehouses makes the main one first, where there is none', async () => {
  await shop.sql`DELETE FROM zone_city`;
  await shop.sql`DELETE FROM zone`;
  await shop.sql`DELETE FROM warehouse`;
  const first = { code: 'BOG', name: 'Bogotá', cityCode: '11001' };
  const { value } = await ask(createWarehouse, { set: first });
  expect(value.result).toMatchObject({ id: '1', isMain: true, city: 'Bogotá' });
});

it('POST /staff/warehouses gives each of many at once a number of its own', async () => {
  const made = await Promise.all(
    ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((code) =>
      ask(createWarehouse, { set: { code, name: code, cityCode: '11001' } }),
    ),
  );
  const ids = made.map(({ value }) => Number(value.result.id)).sort();
  expect(ids).toEqual([3, 4, 5, 6, 7, 8]);
});

it('POST /staff/warehouses says at the field what is wrong', async () => {
  const set = { code: 'BOG', name: 'Otra', cityCode: '11001' };
  const faultOf = async (part: object) =>
    (await ask(createWarehouse, { set: { ...set, ...part } })).refusal;
  expect(await faultOf({})).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'set.code' }] });
  expect(await faultOf({ code: 'X1', cityCode: '99999' })).toMatchObject({
    code: 'UNKNOWN_REFERENCE',
    fields: [{ path: 'set.cityCode' }],
  });
  expect(await faultOf({ code: 'a b' })).toMatchObject({
    fields: [{ message: 'Usa de 2 a 12 letras o números, como BOG.' }],
  });
});

it('PUT /staff/warehouses closes one that serves no zone, and only such a one', async () => {
  const close = { version: 1, set: { isActive: false } };
  const main = await ask(changeWarehouse, { id: '1', ...close });
  expect(main.refusal?.fields?.[0]?.message).toMatch(/Es la bodega principal/);
  const serving = await ask(changeWarehouse, { id: '2', ...close });
  expect(serving.refusal?.fields?.[0]?.message).toBe(
    'Esta bodega atiende 1 zona. Pásalas a otra bodega antes de cerrarla.',
  );
  await shop.sql`UPDATE zone SET warehouse_id = 1`;
  const { value } = await ask(changeWarehouse, { id: '2', ...close });
  expect(value.result.isActive).toBe(false);
});

it('GET /staff/warehouses narrows to the closed ones and finds by city', async () => {
  await shop.sql`UPDATE warehouse SET is_active = false WHERE id = 2`;
  const codes = async (query: string) =>
    (await ask(listWarehouses, undefined, { query })).value.rows.map(({ code }) => code);
  expect(await codes('')).toEqual(['BOG', 'MED']);
  expect(await codes('?f.state=closed')).toEqual(['MED']);
  expect(await codes('?q=medellin')).toEqual(['MED']);
});

it('GET /staff/warehouses/one reads what was changed', async () => {
  await ask(changeWarehouse, { id: '2', version: 1, set: { name: 'Medellín norte' } });
  const { value } = await ask(readWarehouse, undefined, ofId('2'));
  expect(value.result).toMatchObject({ name: 'Medellín norte', version: 2 });
});

it('GET /staff/warehouses/history tells what was changed', async () => {
  await ask(changeWarehouse, { id: '2', version: 1, set: { name: 'Medellín norte' } });
  const history = await ask(listWarehouseHistory, undefined, { query: '?f.id=2' });
  expect(history.value.rows).toMatchObject([
    { before: { name: 'Medellín' }, after: { name: 'Medellín norte' } },
  ]);
});
