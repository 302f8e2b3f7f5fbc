import * as calls from '@matiz/contracts/staff/payments/payment-limits.ts';
import { beforeEach, expect, it, test } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { buildShopper, fillCart } from '#testing/orders.ts';
import { buildPlaces } from '#testing/places.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop({ each: 'test' });
const ask = useStaff(shop);
let zoneId = '';
beforeEach(async () => {
  await buildPlaces(shop.sql);
  const [zone] = await shop.sql<{ id: string }[]>`
    SELECT id::text FROM zone WHERE cash_on_delivery ORDER BY id LIMIT 1`;
  zoneId = zone?.id ?? '';
});

const method = 'contra-entrega';
const create = (set: object) => ask(calls.createPaymentLimit, { set: { method, ...set } });

it('POST /staff/payment-limits decides what is taken in a zone, and from a customer', async () => {
  const buyer = await buildShopper(shop);
  await fillCart(buyer, await buildProduct(shop.sql, { price: 50_000 }));
  const offered = async () => {
    const { value } = await buyer.calls.purchase();
    return value.paymentMethods.map(({ code, isAvailable }) => [code, isAvailable]);
  };
  expect(await offered()).toEqual([[method, true]]);
  await create({ zoneId, isClosed: true });
  expect(await offered()).toEqual([[method, false]]);
  const [{ id: customerId } = { id: '' }] = await shop.sql<{ id: string }[]>`
    SELECT customer_id AS id FROM app_user WHERE id = ${buyer.userId}`;
  const own = await create({ customerId, maxAmount: 20_000 });
  expect(own.value.result).toMatchObject({ customerId, zoneId: null, maxAmount: 20_000 });
});

it('GET /staff/payment-limits lists those of a method, of zones or of customers', async () => {
  await create({ zoneId, maxAmount: 900_000 });
  const rows = async (query: string) =>
    (await ask(calls.listPaymentLimits, undefined, { query })).value.rows;
  expect(await rows(`?f.method=${method}&f.of=zone`)).toMatchObject([
    { methodName: expect.any(String), whose: 'Bogotá', maxAmount: 900_000 },
  ]);
  expect(await rows('?f.method=pse')).toEqual([]);
  expect(await rows('?f.of=customer')).toEqual([]);
});

test.each([
  ['neither zone nor customer', () => ({ maxAmount: 5 }), 'Elige una zona o un cliente'],
  [
    'both of them',
    () => ({ zoneId, customerId: '00000000-0000-4000-8000-000000000001', maxAmount: 5 }),
    'Elige una zona o un cliente',
  ],
  ['a limit that says nothing', () => ({ zoneId }), 'Escribe al menos un valor'],
  [
    'a least above the most',
    () => ({ zoneId, minAmount: 9_000, maxOwed: 8_000 }),
    'El pedido mínimo no puede pasar del máximo',
  ],
])('POST /staff/payment-limits refuses %s in words', async (_name, set, message) => {
  expect((await create(set())).refusal?.fields?.[0]?.message).toContain(message);
  expect(await shop.sql`SELECT FROM payment_limit`).toHaveLength(0);
});

it('POST /staff/payment-limits takes one of a zone and method, and none of what is not there', async () => {
  await create({ zoneId, maxAmount: 5_000 });
  const second = await create({ zoneId, maxAmount: 9_000 });
  expect(second.refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'set.zoneId' }] });
  const absent = await create({ zoneId: '999999', maxAmount: 9_000 });
  expect(absent.refusal).toMatchObject({
    code: 'UNKNOWN_REFERENCE',
    fields: [{ path: 'set.zoneId' }],
  });
});

const save = (id: string, version: number, set: object) =>
  ask(calls.changePaymentLimit, { id, version, set });

it('PUT /staff/payment-limits keeps the version that was read', async () => {
  const { id } = (await create({ zoneId, maxAmount: 5_000 })).value.result;
  expect((await save(id, 1, { maxAmount: null, maxOwed: 7_000 })).value.result.version).toBe(2);
  expect((await save(id, 1, { maxAmount: 1_000 })).refusal?.code).toBe('ROW_CHANGED');
  expect((await save(id, 2, { maxOwed: null })).refusal?.code).toBe('INVALID_REQUEST');
});

it('GET /staff/payment-limits/history tells what was written', async () => {
  const { id } = (await create({ zoneId, maxAmount: 5_000 })).value.result;
  await save(id, 1, { maxAmount: null, maxOwed: 7_000 });
  const query = `?f.id=${id}`;
  const { rows } = (await ask(calls.listPaymentLimitHistory, undefined, { query })).value;
  expect(rows[0]).toMatchObject({
    before: { maxAmount: 5_000, maxOwed: null },
    after: { maxAmount: null, maxOwed: 7_000 },
  });
});

it('GET /staff/payment-limits/one names the method and whose it is; one that is not there, nothing', async () => {
  const { id } = (await create({ zoneId, isClosed: true })).value.result;
  const read = (one: string) => ask(calls.readPaymentLimit, undefined, { query: `?id=${one}` });
  expect((await read(id)).value.result).toMatchObject({ method, whose: 'Bogotá', isClosed: true });
  expect((await read('999999')).refusal?.code).toBe('NOT_FOUND');
});

it('DELETE /staff/payment-limits gives the method its own limits back', async () => {
  const { id } = (await create({ zoneId, isClosed: true })).value.result;
  expect((await ask(calls.removePaymentLimit, { id, version: 1 })).value.result).toEqual({ id });
  const read = await ask(calls.readPaymentLimit, undefined, { query: `?id=${id}` });
  expect(read.refusal?.code).toBe('NOT_FOUND');
});
