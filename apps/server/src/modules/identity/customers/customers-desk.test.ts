import * as calls from '@matiz/contracts/staff/customers.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { buildCustomer } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop();
const ask = useStaff(shop);
let ana: Shopper;
beforeEach(async () => {
  ana = await buildShopper(shop);
});

const queryOf = (query: Record<string, string>) => ({ query: `?${new URLSearchParams(query)}` });
const idsOf = async (query: Record<string, string>) =>
  (await ask(calls.listCustomers, undefined, queryOf(query))).value.rows.map(({ id }) => id);
const read = async (id = ana.customerId) =>
  (await ask(calls.readCustomer, undefined, queryOf({ id }))).value.result;

describe('PUT /staff/customers', () => {
  it('blocks for a reason: the business keeps its cart, orders nothing, and is told', async () => {
    const cartId = await fillCart(ana, await buildProduct(shop.sql));
    const { id, version } = await read();
    const blockReason = 'Debe tres facturas';
    const { value } = await ask(calls.changeCustomer, { id, version, set: { blockReason } });
    expect(value.result).toMatchObject({ blockReason, version: version + 1 });
    const { refusal } = await ana.calls.order({ cartId });
    expect(refusal).toMatchObject({
      code: 'CUSTOMER_BLOCKED',
      message: expect.stringMatching(/^Este negocio no puede hacer pedidos por ahora\./),
    });
    expect((await ana.calls.cart()).value.cart?._id).toBe(cartId);
    expect(await idsOf({ 'f.state': 'blocked' })).toEqual([id]);

    await ask(calls.changeCustomer, { id, version: version + 1, set: { blockReason: null } });
    expect((await ana.calls.order({ cartId })).status).toBe(200);
  });

  it('asks why, and leaves alone what someone else changed meanwhile', async () => {
    const { id, version } = await read();
    const without = await ask(calls.changeCustomer, { id, version, set: { blockReason: ' ' } });
    expect(without.refusal?.fields).toEqual([
      { path: 'set.blockReason', message: 'Escribe por qué se bloquea.' },
    ]);
    await ask(calls.changeCustomer, { id, version, set: { blockReason: 'Uno' } });
    const late = await ask(calls.changeCustomer, { id, version, set: { blockReason: 'Otro' } });
    expect(late.refusal?.code).toBe('ROW_CHANGED');
    expect((await read()).blockReason).toBe('Uno');
  });
});

describe('GET /staff/customers', () => {
  it('finds by document, and narrows to those that nobody sells to', async () => {
    const seller = await signIn(shop, 'Seller');
    const { id } = await buildCustomer(shop.sql, {
      businessName: 'Zafiro Spa',
      documentNumber: '901222333-1',
      sellerId: seller.userId,
    });
    expect(await idsOf({ q: '901.222.333' })).toEqual([id]);
    expect(await idsOf({ q: 'zafiro', 'f.seller': 'none' })).toEqual([]);
    expect(await idsOf({ q: 'zafiro', 'f.seller': seller.userId })).toEqual([id]);
    await shop.sql`UPDATE customer SET status = 'started' WHERE id = ${id}`;
    expect(await idsOf({ q: 'zafiro' })).toEqual([]);
  });
});

describe('GET /staff/customers/one', () => {
  it('finds nothing that is absent', async () => {
    const absent = await ask(calls.readCustomer, undefined, queryOf({ id: nextId() }));
    expect(absent.refusal?.code).toBe('NOT_FOUND');
  });
});

describe('GET /staff/customers/addresses', () => {
  it('shows those that the customer has now', async () => {
    const ask1 = () => ask(calls.listCustomerAddresses, undefined, queryOf({ id: ana.customerId }));
    expect((await ask1()).value.results).toMatchObject([{ id: ana.addressId, isDefault: true }]);
  });
});

describe('GET /staff/sellers/list', () => {
  it('finds by name and mail, in both orders, each with how many customers it has', async () => {
    const { userId } = await signIn(shop, 'Seller');
    await shop.sql`UPDATE app_user SET name = 'Ábaco', email = 'abaco@venta.co' WHERE id = ${userId}`;
    // Who sells signs in with a customer of their own.
    const list = async (query: Record<string, string>) =>
      (await ask(calls.listSellerRows, undefined, queryOf(query))).value;
    for (const q of ['abac', 'ABACO@VENTA']) {
      expect((await list({ q, count: '1' })).rows).toMatchObject([{ id: userId, customers: 1 }]);
    }
    const [up, down] = [await list({}), await list({ order: '-name' })];
    expect(down.rows.map(({ id }) => id).toReversed()).toEqual(up.rows.map(({ id }) => id));
  });
});

describe('PUT /staff/sellers/customers', () => {
  it('gives customers and takes them, each once', async () => {
    const { userId: sellerId } = await signIn(shop, 'Seller');
    const other = await buildCustomer(shop.sql);
    const customerIds = [ana.customerId, other.id];
    const assign = async (isAssigned: boolean) =>
      (await ask(calls.assignCustomers, { sellerId, customerIds, isAssigned })).value.result;
    const before = (await read()).sellers.length;
    expect(await assign(true)).toEqual({ taken: 2, changed: 2, next: null });
    expect(await assign(true)).toEqual({ taken: 2, changed: 0, next: null });
    expect((await read()).sellers).toHaveLength(before + 1);
    expect(await assign(false)).toEqual({ taken: 2, changed: 2, next: null });
  });

  it('gives all that the list is narrowed to, by its query', async () => {
    const { userId: sellerId } = await signIn(shop, 'Seller');
    const { businessName: q } = await read();
    const expected = (await idsOf({ q })).length;
    const body = { sellerId, all: { query: { q }, expected }, isAssigned: true };
    const { value } = await ask(calls.assignCustomers, body);
    expect(value.result).toEqual({ taken: expected, changed: expected, next: null });
    expect((await read()).sellers.map(({ id }) => id)).toContain(sellerId);
    const both = await ask(calls.assignCustomers, { ...body, customerIds: [ana.customerId] });
    expect(both.refusal?.code).toBe('INVALID_REQUEST');
  });

  it('knows sellers alone', async () => {
    const body = { sellerId: ana.userId, customerIds: [ana.customerId], isAssigned: true };
    expect((await ask(calls.assignCustomers, body)).refusal?.code).toBe('NOT_FOUND');
  });
});

describe('GET /staff/sellers', () => {
  it('counts the customers of each', async () => {
    const { userId } = await signIn(shop, 'Seller');
    await buildCustomer(shop.sql, { sellerId: userId });
    const { results } = (await ask(calls.listSellers)).value;
    expect(results.find(({ id }) => id === userId)?.customers).toBeGreaterThan(0);
  });
});

describe('GET /staff/customers/history', () => {
  it('says who sold to it from when and until when', async () => {
    const { userId: sellerId } = await signIn(shop, 'Seller');
    const body = { sellerId, customerIds: [ana.customerId] };
    await ask(calls.assignCustomers, { ...body, isAssigned: true });
    await ask(calls.assignCustomers, { ...body, isAssigned: false });
    const history = await ask(
      calls.listCustomerHistory,
      undefined,
      queryOf({ 'f.id': ana.customerId }),
    );
    expect(history.value.rows.map(({ action }) => action)).toEqual([
      'customer.unassign',
      'customer.assign',
    ]);
  });
});
