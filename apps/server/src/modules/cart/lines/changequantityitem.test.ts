import { describe, expect, it } from 'vitest';
import { buildArrival, buildProduct, setStock } from '#testing/catalogue.ts';
import { buildShopper, fillCart } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp({ clock: createClock() });

/** A buyer who has so many units of a presale tone: stock 4, and two arrivals of 3 each. */
async function buyerOfTone(quantity: number) {
  const shopper = await buildShopper(test);
  const dye = await buildProduct(test.sql, { tones: ['7.43'], stock: 4, isPresale: true });
  await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01', cap: 3 });
  await buildArrival(test.sql, dye.versions[0], { date: '2026-12-15', cap: 3 });
  const name = { code: dye.code, versionCode: dye.versions[0].code };
  await shopper.calls.add({
    productId: String(dye.id),
    code: dye.code,
    versions: [{ code: name.versionCode, quantity }],
  });
  const held = async () => {
    const lines = (await shopper.calls.cart()).value.cart?.products ?? [];
    return lines.map((line) => [line.quantity, line.dispatchDate]);
  };
  return { ...shopper, dye, name, held };
}

describe('PUT /cart/changequantityitem', () => {
  it('sets the units of a line', async () => {
    const shopper = await buildShopper(test);
    const shampoo = await buildProduct(test.sql, { price: 5000 });
    await fillCart(shopper, shampoo, 4);
    const name = { code: shampoo.code, advancedPurchasing: false };
    const { value } = await shopper.calls.change({ ...name, quantity: 2 });
    expect(value.cart).toMatchObject({ units: 2, amount: 10_000 });
  });

  it('lets what the stock does not cover join the advance line (§4)', async () => {
    const { calls, name, held } = await buyerOfTone(2);
    await calls.change({ ...name, quantity: 6, advancedPurchasing: false });
    expect(await held()).toEqual([
      [4, null],
      [2, '2026-12-01'],
    ]);
    await calls.change({ ...name, quantity: 4, advancedPurchasing: true });
    expect(await held()).toEqual([
      [4, null],
      [3, '2026-12-01'],
      [1, '2026-12-15'],
    ]);
  });

  it('changes the units of one day where a line waits for two arrivals', async () => {
    const { calls, name, held } = await buyerOfTone(8);
    const day = { ...name, advancedPurchasing: true, dispatchDate: '2026-12-15' };
    await calls.change({ ...day, quantity: 2 });
    expect((await held()).at(-1)).toEqual([2, '2026-12-15']);
    await calls.remove({
      code: name.code,
      version: name.versionCode,
      advancedPurchasing: true,
      dispatchDate: '2026-12-15',
    });
    expect(await held()).toEqual([
      [4, null],
      [3, '2026-12-01'],
    ]);
  });

  it('says how many there are when neither stock nor presale cover it', async () => {
    const { calls, name, held } = await buyerOfTone(4);
    const tooMany = await calls.change({ ...name, quantity: 11, advancedPurchasing: false });
    expect(tooMany.refusal).toMatchObject({
      code: 'STOCK_INSUFFICIENT',
      message: 'Stock insuficiente. Solo quedan 10 unidades disponibles',
    });
    expect(tooMany.refusal?.lines).toHaveLength(1);
    expect(await held()).toEqual([[4, null]]);
  });

  it('names the product, and says when there is nothing left', async () => {
    const shopper = await buildShopper(test);
    const shampoo = await buildProduct(test.sql, { stock: 3, name: 'Champú' });
    await fillCart(shopper, shampoo, 2);
    const name = { code: shampoo.code, advancedPurchasing: false };
    expect((await shopper.calls.change({ ...name, quantity: 4 })).refusal?.message).toBe(
      'Stock máximo sobrepasado. Lo sentimos, solo quedan 3 unidades disponibles de Champú',
    );
    await setStock(test.sql, shampoo.versions[0], 0);
    expect((await shopper.calls.change({ ...name, quantity: 1 })).refusal?.message).toBe(
      'Ouups! Producto fuera de stock',
    );
  });

  it.each([
    [3, 'BELOW_MINIMUM', 'La cantidad mínima de Guantes es 4.', [4, 6]],
    [7, 'NOT_A_MULTIPLE', 'Guantes se vende de a 2. Prueba con 6 o 8.', [6, 8]],
  ])('refuses %d of what sells by two from four on', async (quantity, code, message, nearest) => {
    const shopper = await buildShopper(test);
    const gloves = await buildProduct(test.sql, { name: 'Guantes', minQuantity: 4, multiple: 2 });
    await fillCart(shopper, gloves, 4);
    const name = { code: gloves.code, advancedPurchasing: false };
    const { refusal } = await shopper.calls.change({ ...name, quantity });
    expect(refusal).toMatchObject({ code, message, lines: [{ nearest }] });
    expect((await shopper.calls.cart()).value.cart?.units).toBe(4);
  });

  it.each([0, -1, 1.5, 10_000, 1e9, '3', null])('cannot read %o units', async (quantity) => {
    const shopper = await buildShopper(test);
    const reply = await test.app.inject({
      method: 'PUT',
      url: '/api/cart/changequantityitem',
      headers: shopper.headers,
      payload: { code: 'X', advancedPurchasing: false, quantity },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'INVALID_REQUEST', fields: [{ path: 'quantity' }] });
  });

  it('knows a cart and a line that are not there', async () => {
    const shopper = await buildShopper(test);
    const shampoo = await buildProduct(test.sql);
    const change = { code: shampoo.code, advancedPurchasing: false, quantity: 1 };
    expect((await shopper.calls.change(change)).refusal).toMatchObject({
      code: 'CART_NOT_FOUND',
      message: 'No encontramos este carrito.',
    });
    await fillCart(shopper, shampoo, 1);
    const absent = await shopper.calls.change({ ...change, advancedPurchasing: true });
    expect(absent.status).toBe(404);
    expect(absent.refusal?.message).toBe('Ese producto ya no está en tu carrito.');
  });
});

describe('DELETE /cart/deleteitem', () => {
  it('takes one line out and leaves the others', async () => {
    const { calls, name, held } = await buyerOfTone(6);
    const line = { code: name.code, version: name.versionCode };
    const { value } = await calls.remove({ ...line, advancedPurchasing: false });
    expect(value.cart.units).toBe(2);
    expect(await held()).toEqual([[2, '2026-12-01']]);
    const again = await calls.remove({ ...line, advancedPurchasing: false });
    expect(again.refusal?.code).toBe('UNKNOWN_CART_LINE');
  });

  it('takes out a line whose product was withdrawn meanwhile', async () => {
    const shopper = await buildShopper(test);
    const shampoo = await buildProduct(test.sql);
    await fillCart(shopper, shampoo, 2);
    await test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${shampoo.id}`;
    const { value } = await shopper.calls.remove({ code: shampoo.code, advancedPurchasing: false });
    expect(value.cart).toMatchObject({ units: 0, amount: 0 });
    expect((await shopper.calls.cart()).value.outOfStock).toEqual([]);
  });

  it('finds no cart where there is none', async () => {
    const { calls } = await buildShopper(test);
    const { refusal } = await calls.remove({ code: 'X', advancedPurchasing: false });
    expect(refusal?.code).toBe('CART_NOT_FOUND');
  });
});

describe('DELETE /cart/cleanCart', () => {
  it('empties the cart, and the audit says who did it', async () => {
    const shopper = await buildShopper(test);
    const shampoo = await buildProduct(test.sql);
    const cartId = await fillCart(shopper, shampoo, 2);
    const { value } = await shopper.calls.clean();
    expect(value.results.message).toBe('Tu carrito está vacío.');
    expect((await shopper.calls.cart()).value.cart).toBeNull();
    const audit = await test.sql`SELECT actor_id, customer_id, action FROM audit_entry
      WHERE subject = ${`cart:${cartId}`}`;
    expect([...audit]).toEqual([
      { actor_id: shopper.userId, customer_id: shopper.customerId, action: 'cart.clear' },
    ]);
    expect((await shopper.calls.clean()).refusal?.code).toBe('CART_NOT_FOUND');
    expect(await fillCart(shopper, shampoo, 1)).not.toBe(cartId);
  });
});
