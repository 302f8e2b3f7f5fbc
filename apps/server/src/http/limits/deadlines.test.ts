import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltProduct, buildProduct } from '../../testing/catalogue.ts';
import { buildPaymentMethods, buildShopper, callAs, fillCart } from '../../testing/orders.ts';
import { createTestApp, joinTestApp, type TestApp } from '../../testing/test-app.ts';
import { linkTo, type WeakLink } from '../../testing/weak-link.ts';

/** Shorter than what a statement waits for a lock: the deadline comes first. */
const deadlines = { usual: 1_000, long: 1_200 };

let truth: TestApp;
let link: WeakLink;
let server: TestApp;
let product: BuiltProduct;

beforeAll(async () => {
  truth = await createTestApp();
  await buildPaymentMethods(truth.sql);
  product = await buildProduct(truth.sql, { stock: 1_000 });
  link = await linkTo(truth.database);
  server = await joinTestApp({ database: link.address }, { settings: { deadlines } });
});
afterEach(() => link.turn('open'));
afterAll(async () => {
  await server.close();
  await link.close();
  await truth.close();
});

async function enter() {
  const shopper = await buildShopper(truth);
  const url = `/api/product/query?_id=${product.id}`;
  return {
    calls: callAs(server, shopper),
    prepare: () => fillCart(shopper, product),
    look: () => server.app.inject({ url, headers: shopper.headers }),
  };
}

async function whileLocked(tables: string, work: () => Promise<void>): Promise<void> {
  await truth.sql.begin(async (tx) => {
    await tx.unsafe(`LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
    await work();
  });
}

const tooSlow = { status: 503, refusal: { code: 'DEADLINE_PASSED' } };

describe('a table that is locked', () => {
  test('GET /product/query says so in time, to everybody, and answers once it is free', async () => {
    const { look } = await enter();
    await whileLocked('product', async () => {
      const replies = await Promise.all(Array.from({ length: 12 }, look));
      for (const reply of replies) {
        expect(reply.json()).toMatchObject({ code: 'DEADLINE_PASSED' });
        expect(reply.statusCode).toBe(503);
        expect(reply.headers['retry-after']).toBe('5');
      }
    });
    const after = await Promise.all(Array.from({ length: 12 }, look));
    expect(after.map(({ statusCode }) => statusCode)).toEqual(after.map(() => 200));
  });

  test('POST /cart/additem says so, and adds nothing later', async () => {
    const { calls } = await enter();
    const desired = { productId: String(product.id), code: product.code, quantity: 1 };
    await whileLocked('cart_line', async () => {
      expect(await calls.add(desired)).toMatchObject(tooSlow);
    });
    expect((await calls.add(desired)).value.cart.units).toBe(1);
  });

  test('POST /order/create says so, places nothing later, and the same one sent again is placed', async () => {
    const { calls, prepare } = await enter();
    const cartId = await prepare();
    await calls.choose({ paymentMethod: 'contra-entrega' });
    await whileLocked('customer_order', async () => {
      expect(await calls.order({ cartId }, 'one-wish')).toMatchObject(tooSlow);
    });
    const { value } = await calls.order({ cartId }, 'one-wish');
    const placed = await calls.orders();
    expect(placed.value).toMatchObject({ result: [{ code: value.order.code }] });
  });
});

describe('a database that goes away', () => {
  test('GET /product/query is refused in time while it keeps silent, and served once it is back', async () => {
    const { look } = await enter();
    await look();
    await link.turn('silent');
    const replies = await Promise.all(Array.from({ length: 10 }, look));
    expect(replies.map((reply) => reply.json().code)).toEqual(replies.map(() => 'DEADLINE_PASSED'));
    await link.turn('open');
    expect((await look()).statusCode).toBe(200);
  });

  test('GET /product/query is refused at once while it is gone, and served once it is back', async () => {
    const { look } = await enter();
    await look();
    await link.turn('gone');
    const replies = await Promise.all(Array.from({ length: 10 }, look));
    expect(replies.map((reply) => reply.json().code)).toEqual(replies.map(() => 'UNAVAILABLE'));
    await link.turn('open');
    expect((await look()).statusCode).toBe(200);
  });
});
