import { changeLocation } from '@matiz/contracts/delivery.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import {
  askAs,
  buildPaymentMethods,
  buildShopper,
  callAs,
  fillCart,
  type Shopper,
} from '#testing/orders.ts';
import { assignCustomer, buildAddress, buildUser } from '#testing/people.ts';
import { actFor } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp();
beforeAll(() => buildPaymentMethods(test.sql));

/** A buyer with an account, and a seller of theirs who works for them. */
async function buildPair() {
  const seller = await buildShopper(test, { role: 'Seller' });
  const { id } = await buildUser(test.sql, 'Admin customer', { customerId: seller.customerId });
  const opened = await test.deps.identity.openSession({ id, role: 'Admin customer' });
  const headers = { token: opened.token };
  const buyer: Shopper = { ...seller, headers, userId: id, calls: callAs(test, { headers }) };
  return { seller, buyer };
}

async function linesOf(person: Shopper) {
  const { cart } = (await person.calls.cart()).value;
  return cart?.products.map(({ code, quantity }) => ({ code, quantity })) ?? [];
}

describe('D-9: a seller’s draft apart from the customer’s own cart', () => {
  it('POST /cart/additem, GET /cart/listcart: neither sees or changes what the other put in', async () => {
    const { seller, buyer } = await buildPair();
    const product = await buildProduct(test.sql, { stock: 50 });
    await fillCart(seller, product, 5);
    await fillCart(buyer, product, 2);
    expect([await linesOf(seller), await linesOf(buyer)]).toEqual([
      [{ code: product.code, quantity: 5 }],
      [{ code: product.code, quantity: 2 }],
    ]);
    await seller.calls.clean();
    expect([await linesOf(seller), await linesOf(buyer)]).toEqual([
      [],
      [{ code: product.code, quantity: 2 }],
    ]);
  });

  it('two sellers of one customer have a draft each, which stays while they work for someone else', async () => {
    const { seller } = await buildPair();
    const other = await buildShopper(test, { role: 'Seller' });
    await assignCustomer(test.sql, other.userId, seller.customerId);
    await actFor(test, other, seller.customerId);
    const product = await buildProduct(test.sql, { stock: 50 });
    await fillCart(seller, product, 3);
    expect(await linesOf(other)).toEqual([]);
    await actFor(test, other, other.customerId);
    await actFor(test, other, seller.customerId);
    await fillCart(other, product, 1);
    expect([await linesOf(seller), await linesOf(other)]).toMatchObject([
      [{ quantity: 3 }],
      [{ quantity: 1 }],
    ]);
  });

  it('POST /order/create: the cart of the other is not there', async () => {
    const { seller, buyer } = await buildPair();
    const product = await buildProduct(test.sql, { stock: 50 });
    await fillCart(seller, product, 1);
    const { cart } = (await seller.calls.cart()).value;
    await fillCart(buyer, product, 1);
    const own = (await buyer.calls.cart()).value.cart;
    const taken = await buyer.calls.order({ cartId: cart?._id ?? '' });
    expect(taken.refusal?.code).toBe('CART_NOT_FOUND');
    const foreign = await seller.calls.order({ cartId: own?._id ?? '' });
    expect(foreign.refusal?.code).toBe('CART_NOT_FOUND');
    await seller.calls.choose({ paymentMethod: 'contra-entrega' });
    expect((await seller.calls.order({ cartId: cart?._id ?? '' })).status).toBe(200);
    expect(await linesOf(buyer)).toHaveLength(1);
  });

  it('PUT /shippings/place: the draft goes with the seller’s place, the buyer’s cart stays', async () => {
    const { seller, buyer } = await buildPair();
    const medellin = await buildAddress(test.sql, seller.customerId, { cityCode: '05001' });
    const product = await buildProduct(test.sql, { stock: 50 });
    await fillCart(seller, product, 4);
    await fillCart(buyer, product, 2);
    await askAs(test, seller)(changeLocation, { addressId: medellin });
    const carts = await test.sql`
      SELECT seller_id, warehouse_id FROM cart WHERE customer_id = ${seller.customerId}
      ORDER BY seller_id NULLS FIRST`;
    expect(carts).toEqual([
      { seller_id: null, warehouse_id: 1 },
      { seller_id: seller.userId, warehouse_id: 2 },
    ]);
    expect([await linesOf(seller), await linesOf(buyer)]).toMatchObject([
      [{ quantity: 4 }],
      [{ quantity: 2 }],
    ]);
  });
});
