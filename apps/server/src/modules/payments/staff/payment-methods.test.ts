import * as calls from '@matiz/contracts/staff/payments/payment-methods.ts';
import { beforeEach, expect, it, test } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { buildShopper, fillCart } from '#testing/orders.ts';
import { buildPlaces } from '#testing/places.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop({ each: 'test' });
const ask = useStaff(shop);
beforeEach(async () => {
  await buildPlaces(shop.sql);
});

const id = 'contra-entrega';
const save = (set: object, version = 1) => ask(calls.changePaymentMethod, { id, version, set });
const read = async () =>
  (await ask(calls.readPaymentMethod, undefined, { query: `?id=${id}` })).value.result;

it('GET /staff/payment-methods lists them in the order of the shop, with who takes each', async () => {
  const rows = async (query: string) =>
    (await ask(calls.listStaffPaymentMethods, undefined, { query })).value.rows;
  expect((await rows('')).map(({ id, way }) => [id, way])).toEqual([
    ['contra-entrega', 'door'],
    ['pse', 'none'],
  ]);
  await save({ isEnabled: false });
  expect((await rows('?f.state=off')).map(({ id }) => id)).toEqual(['contra-entrega']);
});

it('PUT /staff/payment-methods decides what a buyer is offered, and on which terms', async () => {
  const buyer = await buildShopper(shop);
  const product = await buildProduct(shop.sql, { price: 50_000 });
  await fillCart(buyer, product);
  const offered = async () => (await buyer.calls.purchase()).value.paymentMethods;
  await save({
    name: 'Al recibir',
    movement: 'charge',
    movementKind: 'value',
    movementAmount: 3900,
  });
  expect(await offered()).toMatchObject([{ name: 'Al recibir', adjustment: 3900 }]);
  await save({ isEnabled: false }, 2);
  expect(await offered()).toEqual([]);
});

test.each([
  [
    'half a discount',
    { movement: 'discount' },
    'Di también si es un porcentaje o un valor, y cuánto.',
  ],
  [
    'an amount of nothing',
    { movementAmount: 5 },
    'Di también si es un porcentaje o un valor, y cuánto.',
  ],
  [
    'all of it',
    { movement: 'discount', movementKind: 'percentage', movementAmount: 100 },
    'El porcentaje debe ser menor que 100.',
  ],
  [
    'limits that cross',
    { minAmount: 50_000, maxAmount: 40_000 },
    'El pedido mínimo no puede pasar del máximo ni de lo que se puede deber.',
  ],
])('PUT /staff/payment-methods refuses %s in words', async (_name, set, message) => {
  expect((await save(set)).refusal?.fields?.[0]?.message).toBe(message);
  expect((await read()).version).toBe(1);
});

it('PUT /staff/payment-methods ends a discount whole', async () => {
  await save({ movement: 'discount', movementKind: 'percentage', movementAmount: 2.5 });
  expect(await read()).toMatchObject({ movement: 'discount', movementAmount: 2.5 });
  await save({ movement: 'none' }, 2);
  expect(await read()).toMatchObject({
    movement: 'none',
    movementKind: null,
    movementAmount: null,
  });
});

it('GET /staff/payment-methods/one names the zones that collect at the door', async () => {
  expect((await read()).zones).toEqual(['Bogotá']);
});

it('GET /staff/payment-methods/history tells what was changed', async () => {
  await save({ maxOwed: 900_000 });
  const query = `?f.id=${id}`;
  const { value } = await ask(calls.listPaymentMethodHistory, undefined, { query });
  expect(value.rows[0]).toMatchObject({ before: { maxOwed: null }, after: { maxOwed: 900_000 } });
});

it('POST /staff/payment-methods/preview says what purchases would come to, and how many carts are open', async () => {
  const buyer = await buildShopper(shop);
  const product = await buildProduct(shop.sql, { price: 50_000 });
  await fillCart(buyer, product);
  await save({ movement: 'discount', movementKind: 'percentage', movementAmount: 10 });
  const set = { movement: 'charge', movementKind: 'value', movementAmount: 5_000 } as const;
  const { value } = await ask(calls.previewPaymentMethod, { id, set });
  expect(value.result).toMatchObject({ products: 1, carts: 1, chosen: 0, fall: null });
  expect(value.result.rise).toBeCloseTo(25 / 18 - 1);
  expect(value.result.examples[0]).toEqual({ goods: 20_000, before: 18_000, after: 25_000 });
  expect((await read()).movement).toBe('discount');
  const gone = await ask(calls.previewPaymentMethod, { id: 'nada', set });
  expect(gone.refusal?.code).toBe('NOT_FOUND');
});
