import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct, setStock } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, callAs, fillCart, type Shopper } from '#testing/orders.ts';
import { buildAddress, buildCustomer } from '#testing/people.ts';
import { actFor } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let ana: Shopper;
beforeEach(async () => {
  ana = await buildShopper(test);
});

async function stockOf(versionId: number) {
  const [row] = await test.sql<{ available: number; sold: number }[]>`
    SELECT available, sold FROM stock WHERE version_id = ${versionId} AND warehouse_id = 1`;
  return row;
}

describe('POST /order/create, refused', () => {
  it('refuses a key that stood for something else, and never shows it to another user', async () => {
    const shampoo = await buildProduct(test.sql);
    const cartId = await fillCart(ana, shampoo, 1);
    const key = nextId();
    await ana.calls.order({ cartId }, key);
    const next = await fillCart(ana, shampoo, 1);
    const reused = await ana.calls.order({ cartId: next }, key);
    expect(reused.status).toBe(422);
    expect(reused.refusal).toMatchObject({
      code: 'KEY_REUSED',
      message: 'Esta solicitud ya se usó con otros datos.',
    });
    const changed = await ana.calls.order({ cartId, confirmedTotal: 1 }, key);
    expect(changed.refusal?.code).toBe('KEY_REUSED');
    const stranger = await buildShopper(test);
    const own = await fillCart(stranger, shampoo, 1);
    const { value } = await stranger.calls.order({ cartId: own }, key);
    expect(value.order.customer._id).toBe(stranger.customerId);
  });

  it('lets one key stand for one of two carts that come at once', async () => {
    const shampoo = await buildProduct(test.sql);
    const here = await fillCart(ana, shampoo, 1);
    const away = await buildAddress(test.sql, ana.customerId, { cityCode: '05001' });
    await test.sql`UPDATE cart SET warehouse_id = 2, address_id = ${away} WHERE id = ${here}`;
    const there = await fillCart(ana, shampoo, 1);
    await test.sql`UPDATE zone SET cash_on_delivery = true WHERE warehouse_id = 2`;
    const key = nextId();
    const replies = await Promise.all(
      [here, there].map((cartId) => ana.calls.order({ cartId }, key)),
    );
    await test.sql`UPDATE zone SET cash_on_delivery = false WHERE warehouse_id = 2`;
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    const orders = await test.sql`SELECT FROM customer_order
      WHERE customer_id = ${ana.customerId}`;
    expect(orders.count).toBe(1);
  });

  it('refuses a total that is not the one confirmed, with the lines that moved', async () => {
    const shampoo = await buildProduct(test.sql, { price: 10_000, name: 'Champú', stock: 5 });
    const cartId = await fillCart(ana, shampoo, 2);
    const { total } = (await ana.calls.purchase()).value.totals;
    await test.sql`UPDATE base_price SET price = 11500 WHERE product_id = ${shampoo.id}`;
    const { status, refusal } = await ana.calls.order({ cartId, confirmedTotal: total });
    expect(status).toBe(409);
    expect(refusal).toMatchObject({
      code: 'CART_CHANGED',
      lines: [
        {
          code: shampoo.code,
          reason: 'CART_CHANGED',
          message: 'Champú ahora cuesta $\u00a011.500 la unidad; antes, $\u00a010.000.',
        },
      ],
    });
    expect(await stockOf(shampoo.versions[0].id)).toEqual({ available: 5, sold: 0 });
    expect((await ana.calls.cart()).value.cart?.units).toBe(2);
    const again = await ana.calls.order({ cartId, confirmedTotal: total + 3000 });
    expect(again.value.order.totals.total).toBe(total + 3000);
  });

  it('refuses prices that moved since the cart was filled, where no total is named', async () => {
    const shampoo = await buildProduct(test.sql, { price: 10_000, name: 'Champú' });
    const cartId = await fillCart(ana, shampoo, 2);
    await test.sql`UPDATE base_price SET price = 9000 WHERE product_id = ${shampoo.id}`;
    const { status, refusal } = await ana.calls.order({ cartId });
    expect([status, refusal?.lines?.map(({ message }) => message)]).toEqual([
      409,
      ['Champú ahora cuesta $\u00a09.000 la unidad; antes, $\u00a010.000.'],
    ]);
    const { headers } = ana;
    const accepted = await test.app.inject({
      method: 'PUT',
      url: '/api/cart/listcart',
      headers,
      payload: { accept: 'all' },
    });
    expect(accepted.statusCode).toBe(200);
    const { value } = await ana.calls.order({ cartId });
    expect(value.order.totals.subtotal).toBe(18_000);
  });

  it('refuses stock that went to someone else, line by line, and changes nothing', async () => {
    const short = await buildProduct(test.sql, { tones: ['7.43', '8.1'], stock: 5 });
    const gone = await buildProduct(test.sql, { stock: 5 });
    const [copper, ash] = short.versions;
    await ana.calls.add({
      productId: String(short.id),
      code: short.code,
      versions: short.versions.map(({ code }) => ({ code, quantity: 3 })),
    });
    const cartId = await fillCart(ana, gone, 2);
    await setStock(test.sql, copper, 1);
    await setStock(test.sql, gone.versions[0], 0);
    const { status, refusal } = await ana.calls.order({ cartId });
    expect(status).toBe(400);
    expect(refusal?.code).toBe('STOCK_INSUFFICIENT');
    expect(
      refusal?.lines?.map(({ code, versionCode, message }) => [code, versionCode, message]),
    ).toEqual([
      [short.code, copper.code, 'Stock insuficiente. Solo quedan 1 unidades disponibles'],
      [gone.code, null, 'Ouups! Producto fuera de stock'],
    ]);
    expect(await stockOf(ash?.id ?? 0)).toEqual({ available: 5, sold: 0 });
    expect((await test.sql`SELECT FROM customer_order WHERE cart_id = ${cartId}`).count).toBe(0);
  });

  it('is never too busy to decide, however fast goods come and go', async () => {
    const shampoo = await buildProduct(test.sql, { stock: 1 });
    const [version] = shampoo.versions;
    let isOver = false;
    const churning = [0, 1, 0, 1].map(async (from) => {
      for (let turn = from; !isOver; turn += 1) {
        await test.sql`UPDATE stock SET available = ${turn % 2}
          WHERE version_id = ${version.id} AND warehouse_id = 1`;
      }
    });
    const answers = new Set<number>();
    for (let turn = 0; turn < 100; turn += 1) {
      await test.sql`UPDATE cart SET state = 'cleared' WHERE state = 'open'
        AND customer_id = ${ana.customerId}`;
      await test.sql`INSERT INTO cart (id, customer_id, warehouse_id, created_by)
        VALUES (gen_random_uuid(), ${ana.customerId}, 1, ${ana.userId})`;
      const [cart] = await test.sql<{ id: string }[]>`
        INSERT INTO cart_line (id, cart_id, product_id, version_id, advance, quantity, seen_price)
        SELECT gen_random_uuid(), id, ${shampoo.id}, ${version.id}, false, 1, 10000
        FROM cart WHERE state = 'open' AND customer_id = ${ana.customerId}
        RETURNING cart_id AS id`;
      answers.add((await ana.calls.order({ cartId: cart?.id ?? '' })).status);
    }
    isOver = true;
    await Promise.all(churning);
    expect([...answers].sort()).toEqual([200, 400]);
  });

  it('refuses what fell below its minimum since it was put in', async () => {
    const gloves = await buildProduct(test.sql, { name: 'Guantes' });
    const cartId = await fillCart(ana, gloves, 2);
    await test.sql`UPDATE product SET min_quantity = 6, multiple = 2 WHERE id = ${gloves.id}`;
    const { refusal } = await ana.calls.order({ cartId });
    expect(refusal?.message).toBe('La cantidad mínima de Guantes es 6.');
  });

  it('asks for an address where there is none', async () => {
    const shampoo = await buildProduct(test.sql);
    const cartId = await fillCart(ana, shampoo, 1);
    await test.sql`UPDATE address SET is_default = false WHERE id = ${ana.addressId}`;
    expect((await ana.calls.order({ cartId })).refusal).toMatchObject({
      code: 'ADDRESS_REQUIRED',
      message: 'Elige una dirección de entrega.',
    });
  });

  it('refuses a method that stopped being available, and a zone that takes none', async () => {
    const shampoo = await buildProduct(test.sql);
    const cartId = await fillCart(ana, shampoo, 1);
    await test.sql`UPDATE cart SET payment_method = 'pse' WHERE id = ${cartId}`;
    expect((await ana.calls.order({ cartId })).refusal).toMatchObject({
      code: 'PAYMENT_METHOD_UNAVAILABLE',
      message: 'Este medio de pago no está disponible para tu pedido. Elige otro.',
    });
    const far = await buildShopper(test, { cityCode: '05001' });
    const farCart = await fillCart(far, shampoo, 1);
    const { refusal } = await far.calls.order({ cartId: farCart });
    expect(refusal?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  });

  it('knows a cart that is empty, cleared, absent or of someone else', async () => {
    const shampoo = await buildProduct(test.sql);
    const cartId = await fillCart(ana, shampoo, 1);
    const stranger = await buildShopper(test);
    const codeOf = async (body: { cartId: string; customerId?: string }, by = ana) =>
      (await by.calls.order(body)).refusal?.code;
    expect(await codeOf({ cartId }, stranger)).toBe('CART_NOT_FOUND');
    expect(await codeOf({ cartId: nextId() })).toBe('CART_NOT_FOUND');
    await ana.calls.remove({ code: shampoo.code, advancedPurchasing: false });
    expect(await codeOf({ cartId })).toBe('CART_EMPTY');
    await ana.calls.clean();
    expect(await codeOf({ cartId })).toBe('CART_NOT_FOUND');
  });

  it('orders in the name of the customer that the screen named, or not at all (D-4)', async () => {
    const seller = await buildShopper(test, { role: 'Seller' });
    const shampoo = await buildProduct(test.sql);
    const cartId = await fillCart(seller, shampoo, 1);
    const other = await buildCustomer(test.sql, { sellerId: seller.userId });
    await actFor(test, seller, other.id);
    const mismatch = {
      code: 'CUSTOMER_MISMATCH',
      message: 'Este pedido es de otro cliente. Vuelve a elegir el cliente y confirma.',
    };
    const named = await seller.calls.order({ cartId, customerId: seller.customerId });
    expect(named).toMatchObject({ status: 409, refusal: mismatch });
    expect((await seller.calls.order({ cartId })).refusal).toMatchObject(mismatch);
    await actFor(test, seller, seller.customerId);
    const { value } = await seller.calls.order({ cartId, customerId: seller.customerId });
    const [row] = await test.sql`SELECT actor_id, customer_id FROM customer_order
      WHERE code = ${value.order.code}`;
    expect(row).toEqual({ actor_id: seller.userId, customer_id: seller.customerId });
  });

  it('is for buyers only', async () => {
    const anybody = callAs(test, { headers: { token: 'forged' } });
    expect((await anybody.order({ cartId: nextId() })).refusal?.code).toBe('NO_SESSION');
  });
});
