import * as calls from '@matiz/contracts/staff/trade-types.ts';
import { beforeEach, expect, it } from 'vitest';
import { buildCustomer } from '#testing/people.ts';
import { buildPlaces } from '#testing/places.ts';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp({ each: 'test' });
const ask = useStaff(shop);
beforeEach(async () => {
  await buildPlaces(shop.sql);
});

const make = async (name: string) =>
  (await ask(calls.createTradeType, { set: { name } })).value.result;

it('POST /staff/trade-types makes one that the registration offers', async () => {
  const { id, version } = await make('Barbería');
  expect({ id, version }).toEqual({ id: '3', version: 1 });
  const reply = await shop.app.inject({ url: '/api/v3/lists/trades-types' });
  expect(JSON.stringify(reply.json())).toContain('Barbería');
  const again = await ask(calls.createTradeType, { set: { name: 'Barbería' } });
  expect(again.refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'set.name' }] });
});

it('PUT /staff/trade-types renames it, which GET /staff/trade-types/one reads', async () => {
  const { id } = await make('Barbería');
  await ask(calls.changeTradeType, { id, version: 1, set: { name: 'Barbería y spa' } });
  const { value } = await ask(calls.readTradeType, undefined, { query: `?id=${id}` });
  expect(value.result).toMatchObject({ name: 'Barbería y spa', customers: 0, version: 2 });
});

it('GET /staff/trade-types/one reads one', async () => {
  const { value } = await ask(calls.readTradeType, undefined, { query: '?id=1' });
  expect(value.result.name).toBe('Salón de belleza');
});

it('GET /staff/trade-types counts the customers of each', async () => {
  await buildCustomer(shop.sql, { tradeTypeId: 2 });
  const { value } = await ask(calls.listStaffTradeTypes, undefined);
  expect(value.rows.map(({ name, customers }) => [name, customers])).toEqual([
    ['Distribuidor', 1],
    ['Salón de belleza', 0],
  ]);
});

it('DELETE /staff/trade-types keeps one that a customer has', async () => {
  await buildCustomer(shop.sql, { tradeTypeId: 2 });
  const used = await ask(calls.removeTradeType, { id: '2', version: 1 });
  expect(used.refusal?.code).toBe('STILL_USED');
  expect((await ask(calls.removeTradeType, { id: '1', version: 1 })).status).toBe(200);
});

it('GET /staff/trade-types/history tells who made it', async () => {
  const { id } = await make('Barbería');
  const { value } = await ask(calls.listTradeTypeHistory, undefined, { query: `?f.id=${id}` });
  expect(value.rows[0]).toMatchObject({ by: 'Ana Prueba', after: { name: 'Barbería' } });
});
