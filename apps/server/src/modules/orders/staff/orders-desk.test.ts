import * as calls from '@matiz/contracts/staff/orders.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildPresale, orderOf } from '#testing/order-fixture.ts';
import {
  type Ask,
  askAs,
  buildShopper,
  callAs,
  type Shopper,
  type ShopperCalls,
} from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { signIn } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
let ask: Ask;
let staff: ShopperCalls;
let ana: Shopper;
let shampoo: BuiltProduct;
const shop = useShop({ clock });
beforeAll(async () => {
  const person = await signIn(shop, 'Staff');
  ask = askAs(shop, person);
  staff = callAs(shop, person);
});
beforeEach(async () => {
  ana = await buildShopper(shop);
  shampoo = await buildProduct(shop.sql, { price: 20_000, stock: 50 });
});

const list = async (query: Record<string, string>) =>
  (await ask(calls.listDeskOrders, undefined, { query: `?${new URLSearchParams(query)}` })).value;
const codes = async (query: Record<string, string>) =>
  (await list({ 'f.customer': ana.customerId, ...query })).rows.map(({ code }) => code);

describe('GET /staff/orders', () => {
  it('shows each with its customer, deliveries, total and payment, the newest first', async () => {
    const presale = await buildPresale(shop, { stock: 1, date: '2026-12-01' });
    const first = await orderOf(ana, [[shampoo, 2]]);
    clock.advance(1000);
    const second = await orderOf(ana, [[presale, 3]]);
    const { rows } = await list({ 'f.customer': ana.customerId });
    expect(rows.map(({ code }) => code)).toEqual([second.code, first.code]);
    expect(rows[0]).toMatchObject({
      units: 3,
      total: second.totals.total,
      payment: 'due',
      state: 'confirmed',
      sellers: '',
      paymentMethod: 'Contra entrega',
      city: 'Bogotá',
      customerId: ana.customerId,
      deliveries: [
        { state: 'pending', dispatchDate: null },
        { state: 'pending', dispatchDate: '2026-12-01' },
      ],
    });
  });

  it('finds by code as it is dictated, by name, and by document and phone however written', async () => {
    const { code } = await orderOf(ana, [[shampoo, 1]]);
    await shop.sql`UPDATE customer SET business_name = 'Salón Ñandú 50%', document_type = 'NIT',
      document_number = '900123456-7', phone = '+573004445566' WHERE id = ${ana.customerId}`;
    const spoken = code.toLowerCase().replaceAll('-', ' ');
    for (const q of [spoken, 'ÑANDÚ salon', '900.123.456-7', '9001234567', '300 444 5566', '50%']) {
      expect(
        (await list({ q })).rows.map((row) => row.code),
        q,
      ).toEqual([code]);
    }
    expect((await list({ q: 'nandu' })).rows).toEqual([]);
    expect((await list({ q: '5_%' })).rows).toEqual([]);
  });

  it('narrows by state, method, payment and day in Bogotá', async () => {
    const { code } = await orderOf(ana, [[shampoo, 1]]);
    expect(await codes({ 'f.state': 'confirmed' })).toEqual([code]);
    expect(await codes({ 'f.state': 'created' })).toEqual([]);
    expect(await codes({ 'f.method': 'contra-entrega' })).toEqual([code]);
    expect(await codes({ 'f.method': 'pse' })).toEqual([]);
    expect(await codes({ 'f.payment': 'due' })).toEqual([code]);
    expect(await codes({ 'f.payment': 'paid' })).toEqual([]);
    await shop.sql`UPDATE customer_order SET placed_at = '2026-11-21T04:59:59Z' WHERE code = ${code}`;
    expect(await codes({ 'f.from': '2026-11-20', 'f.to': '2026-11-20' })).toEqual([code]);
    expect(await codes({ 'f.from': '2026-11-21' })).toEqual([]);
    expect(await codes({ 'f.to': '2026-11-19' })).toEqual([]);
  });
});

describe('the campaign of an order (§2)', () => {
  const origin = { reference: 'instagram', campaign: 'Feria del Color' };
  const orderFrom = async (from: Partial<typeof origin>) => {
    const added = await ana.calls.add({
      productId: String(shampoo.id),
      code: shampoo.code,
      quantity: 1,
    });
    const cartId = added.value.cart._id;
    const placed = await ana.calls.order({ cartId, customerId: ana.customerId, ...from });
    return placed.value.order.code;
  };

  it('POST /order/create keeps it, GET /staff/orders finds it, GET /staff/orders/one says it', async () => {
    const code = await orderFrom(origin);
    const other = await orderFrom({ campaign: 'otra' });
    const without = await orderFrom({});
    expect(await codes({ 'f.campaign': 'feria del color' })).toEqual([code]);
    expect(await codes({ 'f.campaign': 'feria' })).toEqual([]);
    const { rows } = await list({ 'f.customer': ana.customerId });
    expect(rows.map((row) => [row.code, row.campaign])).toEqual(
      expect.arrayContaining([
        [code, origin.campaign],
        [other, 'otra'],
        [without, null],
      ]),
    );
    const originOf = async (orderCode: string) =>
      (await ask(calls.readDeskOrder, undefined, { query: `?code=${orderCode}` })).value.origin;
    expect(await originOf(code)).toEqual(origin);
    expect(await originOf(without)).toEqual({ reference: null, campaign: null });
  });

  it('is no part of the key: asked again from another link it is the same order', async () => {
    const { value: added } = await ana.calls.add({
      productId: String(shampoo.id),
      code: shampoo.code,
      quantity: 1,
    });
    const body = { cartId: added.cart._id, customerId: ana.customerId };
    const key = nextId();
    const first = await ana.calls.order({ ...body, ...origin }, key);
    const again = await ana.calls.order({ ...body, campaign: 'otra' }, key);
    expect(again.value.order.code).toBe(first.value.order.code);
    expect((await list({ 'f.customer': ana.customerId })).rows).toMatchObject([
      { campaign: origin.campaign },
    ]);
  });

  it('is refused where it is no label: too long, or with what cannot be shown', async () => {
    for (const campaign of ['x'.repeat(129), 'a\u0007b']) {
      const refused = await ana.calls.order({ cartId: nextId(), campaign });
      expect([refused.status, refused.refusal?.code], campaign).toEqual([400, 'INVALID_REQUEST']);
    }
  });
});

describe('GET /staff/orders/methods', () => {
  it('names those that are switched off, too', async () => {
    await shop.sql`UPDATE payment_method SET is_enabled = false WHERE code = 'pse'`;
    const { results } = (await ask(calls.listOrderMethods)).value;
    expect(results.map(({ code }) => code)).toEqual(['contra-entrega', 'pse']);
  });
});

describe('GET /staff/orders/one', () => {
  it('has the phone to call, and who did what and why', async () => {
    const { code: orderCode } = await orderOf(ana, [[shampoo, 1]]);
    await staff.advance({ orderCode, state: 'cancelled', reason: 'Se dañó en bodega' });
    const { value } = await ask(calls.readDeskOrder, undefined, { query: `?code=${orderCode}` });
    expect(value.result.code).toBe(orderCode);
    expect(value.contact.documentNumber).not.toBe('');
    const [last] = value.events;
    expect(last).toMatchObject({ state: 'cancelled', reason: 'Se dañó en bodega' });
    expect(last?.by).not.toBeNull();
  });
});

describe('POST /staff/orders/advance-several', () => {
  it('takes those that can go, and says of each other one why it cannot', async () => {
    const presale = await buildPresale(shop, { date: '2026-12-01' });
    const ready = await orderOf(ana, [[shampoo, 1]]);
    const waiting = await orderOf(ana, [[presale, 1]]);
    const gone = await orderOf(ana, [[shampoo, 1]]);
    await staff.advance({ orderCode: gone.code, state: 'cancelled' });
    const orders = [ready, waiting, gone].map(({ code }) => ({ orderCode: code }));
    const absent = { orderCode: 'MZ-2222-2222' };
    const state = 'in_preparation';
    const { value } = await ask(calls.advanceOrders, { orders: [absent, ...orders], state });
    expect(value.moved).toEqual([ready.code]);
    expect(value.refused.map(({ orderCode }) => orderCode)).toEqual([
      absent.orderCode,
      waiting.code,
      gone.code,
    ]);
    expect(new Set(value.refused.map(({ message }) => message)).size).toBe(3);
    const again = await ask(calls.advanceOrders, { orders: orders.slice(0, 1), state });
    expect(again.value).toEqual({ moved: [ready.code], refused: [], next: null });
  });

  it('takes all that the list is narrowed to, and none where they are others by now', async () => {
    await orderOf(ana, [[shampoo, 1]]);
    const query = { 'f.customer': ana.customerId };
    const count = (await list({ ...query, count: '1' })).count?.value ?? 0;
    const state = 'in_preparation';
    const late = await ask(calls.advanceOrders, { all: { query, expected: count + 1 }, state });
    expect(late.refusal?.code).toBe('SELECTION_CHANGED');
    const { value } = await ask(calls.advanceOrders, { all: { query, expected: count }, state });
    expect(value.moved).toHaveLength(count - value.refused.length);
    expect(value.next).toBeNull();
    expect((await list({ ...query, 'f.state': state })).rows).not.toEqual([]);
  });
});
