import { describe, expect, it } from 'vitest';
import { cartCallsAs } from '#testing/carts.ts';
import { buildArrival, buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, fillCart } from '#testing/orders.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();

/** A buyer with two units of a shampoo in the cart, and what must still be there afterwards. */
async function buyerWithCart() {
  const shopper = await buildShopper(test);
  const calls = { ...shopper.calls, ...cartCallsAs(test, shopper) };
  const shampoo = await buildProduct(test.sql, { name: 'Champú' });
  const cartId = await fillCart(shopper, shampoo, 2);
  const before = (await calls.cart()).value;
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object) => {
    const { headers } = shopper;
    const reply = await test.app.inject({ method, url: `/api${path}`, headers, payload });
    return { status: reply.statusCode, ...reply.json() };
  };
  const expectUnchanged = async () => expect((await calls.cart()).value).toEqual(before);
  const product = { productId: String(shampoo.id), code: shampoo.code };
  const line = { code: shampoo.code, advancedPurchasing: false };
  const [{ lineId } = { lineId: '' }] = before.cart?.products ?? [];
  return { ...shopper, calls, shampoo, cartId, send, expectUnchanged, product, line, lineId };
}

const tooMany = 'Debe ser 9999 como máximo.';
const quantities: [unknown, string][] = [
  [-1, 'Debe ser 0 como mínimo.'],
  [1.5, 'Debes ingresar un número sin puntos ni comas.'],
  [1e9, tooMany],
  ['tres', 'Debes ingresar un número valido.'],
  ['3', 'Debes ingresar un número valido.'],
  [null, 'Debes ingresar un número valido.'],
];
const none = 'Debe ser 1 como mínimo.';
const changed: [unknown, string][] = [[0, none], [-1, none], ...quantities.slice(1)];

describe('POST /cart/additem, quantities that are none (§5)', () => {
  it.each(quantities)('%j: %s', async (quantity, message) => {
    const { send, product, expectUnchanged } = await buyerWithCart();
    const whole = await send('POST', '/cart/additem', { ...product, quantity });
    expect(whole).toMatchObject({ status: 400, fields: [{ path: 'quantity', message }] });
    const versions = [{ code: product.code, quantity: 1, quantityPresale: quantity }];
    const tone = await send('POST', '/cart/additem', { ...product, versions });
    expect(tone).toMatchObject({
      status: 400,
      fields: [{ path: 'versions.0.quantityPresale', message }],
    });
    await expectUnchanged();
  });

  it('0 says the minimum', async () => {
    const { calls, product, expectUnchanged } = await buyerWithCart();
    const { refusal } = await calls.add({ ...product, quantity: 0 });
    expect(refusal).toMatchObject({
      code: 'BELOW_MINIMUM',
      message: 'La cantidad mínima de Champú es 1.',
    });
    await expectUnchanged();
  });
});

describe('PUT /cart/changequantityitem, quantities that are none (§5)', () => {
  it.each(changed)('%j: %s', async (quantity, message) => {
    const { send, line, expectUnchanged } = await buyerWithCart();
    const reply = await send('PUT', '/cart/changequantityitem', { ...line, quantity });
    expect(reply).toMatchObject({ status: 400, fields: [{ path: 'quantity', message }] });
    await expectUnchanged();
  });
});

describe('A cart that is not the open one of this customer', () => {
  const changes = (cartId: string, { line, lineId }: Awaited<ReturnType<typeof buyerWithCart>>) =>
    [
      ['PUT', '/cart/changequantityitem', { ...line, quantity: 1, cartId }],
      ['DELETE', '/cart/deleteitem', { ...line, cartId }],
      ['PUT', '/cart/listcart', { accept: 'all', cartId }],
      ['DELETE', '/cart/listcart', { lineIds: [lineId], cartId }],
      ['DELETE', '/cart/cleanCart', { cartId }],
      ['POST', '/cart/abandoned-cart', { cartId }],
    ] as const;

  it('is not found when it is someone else’s, or none: no call touches it', async () => {
    const buyer = await buyerWithCart();
    const stranger = await buyerWithCart();
    for (const cartId of [stranger.cartId, nextId()]) {
      for (const [method, path, body] of changes(cartId, buyer)) {
        const reply = await buyer.send(method, path, body);
        expect([path, reply.status, reply.code]).toEqual([path, 404, 'CART_NOT_FOUND']);
      }
    }
    await buyer.expectUnchanged();
    await stranger.expectUnchanged();
  });

  it('says that it was ordered, and leaves the cart that came after it', async () => {
    const buyer = await buyerWithCart();
    await buyer.calls.order({ cartId: buyer.cartId });
    const next = await fillCart(buyer, buyer.shampoo, 1);
    expect(next).not.toBe(buyer.cartId);
    for (const [method, path, body] of changes(buyer.cartId, buyer)) {
      const reply = await buyer.send(method, path, body);
      expect([path, reply.status, reply.message]).toEqual([
        path,
        409,
        'Este carrito ya se convirtió en un pedido.',
      ]);
    }
    expect((await buyer.calls.cart()).value.cart).toMatchObject({ _id: next, units: 1 });
  });

  it('touches no line of another customer’s cart', async () => {
    const [buyer, stranger] = [await buyerWithCart(), await buyerWithCart()];
    const { lineId } = stranger;
    const removed = await buyer.calls.removeLines({ lineIds: [lineId] });
    expect(removed.refusal?.code).toBe('UNKNOWN_CART_LINE');
    const accepted = await buyer.calls.accept({ accept: [{ lineId, kind: 'LESS_STOCK' }] });
    expect(accepted.refusal?.code).toBe('UNKNOWN_CART_LINE');
    const moved = await buyer.calls.accept({ move: [{ lineId, advancedPurchasing: true }] });
    expect(moved.refusal?.code).toBe('UNKNOWN_CART_LINE');
    await stranger.expectUnchanged();
  });
});

describe('POST /cart/additem, what is not for sale so', () => {
  it('refuses an unknown version and a version of another product', async () => {
    const { calls, expectUnchanged } = await buyerWithCart();
    const dye = await buildProduct(test.sql, { tones: ['7.43'] });
    const other = await buildProduct(test.sql, { tones: ['8.1'] });
    const product = { productId: String(dye.id), code: dye.code };
    for (const code of ['NADA', other.versions[0].code]) {
      const { refusal } = await calls.add({ ...product, versions: [{ code, quantity: 1 }] });
      expect(refusal?.message).toBe('Esa opción no existe en este producto.');
    }
    await expectUnchanged();
  });

  it('refuses all of a colour card when one tone is excluded from presale', async () => {
    const { calls, expectUnchanged } = await buyerWithCart();
    const dye = await buildProduct(test.sql, { tones: ['7.43', '8.1'], stock: 1, isPresale: true });
    const [first, second] = dye.versions.map(({ code }) => code);
    for (const version of dye.versions) {
      await buildArrival(test.sql, version, { date: '2026-12-01' });
    }
    await test.sql`UPDATE product_version SET excluded_from_presale = true WHERE code = ${first ?? ''}`;
    const { refusal } = await calls.add({
      productId: String(dye.id),
      code: dye.code,
      versions: [
        { code: first ?? '', quantity: 1, quantityPresale: 2 },
        { code: second ?? '', quantity: 1, quantityPresale: 2 },
      ],
    });
    expect(refusal?.lines?.map(({ versionCode, message }) => [versionCode, message])).toEqual([
      [first, 'Este producto no se puede pedir en preventa.'],
    ]);
    await expectUnchanged();
  });

  it('refuses a combo with a part that is not named, or that was withdrawn', async () => {
    const { calls, expectUnchanged } = await buyerWithCart();
    const dye = await buildProduct(test.sql, { tones: ['7.43'] });
    const oxidant = await buildProduct(test.sql);
    const parts = [{ productId: dye.id }, { productId: oxidant.id }];
    const combo = await buildProduct(test.sql, { name: 'Dúo', parts });
    const product = { productId: String(combo.id), code: combo.code, quantity: 1 };
    const missing = await calls.add(product);
    expect(missing.refusal?.message).toBe('Elige todas las partes de Dúo.');
    await test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${oxidant.id}`;
    const assemblies = [{ code: dye.code, versionCode: `${dye.code}-7.43` }];
    const gone = await calls.add({ ...product, assemblies });
    expect(gone.refusal?.message).toBe('Ouups! Producto fuera de stock');
    await expectUnchanged();
  });
});

describe('A line whose product was withdrawn meanwhile', () => {
  it('can be taken out, not grown; the others stay', async () => {
    const { calls, shampoo } = await buyerWithCart();
    const kept = await buildProduct(test.sql);
    await calls.add({ productId: String(kept.id), code: kept.code, quantity: 1 });
    await test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${shampoo.id}`;
    const before = (await calls.cart()).value;
    const line = { code: shampoo.code, advancedPurchasing: false };
    const grown = await calls.change({ ...line, quantity: 3 });
    expect(grown.refusal?.message).toBe('Ouups! Producto fuera de stock');
    expect((await calls.cart()).value).toEqual(before);
    expect((await calls.remove(line)).value.cart.units).toBe(1);
  });

  it('makes a combo of it impossible, and says so', async () => {
    const { calls } = await buyerWithCart();
    const part = await buildProduct(test.sql);
    const combo = await buildProduct(test.sql, { parts: [{ productId: part.id }] });
    await calls.add({ productId: String(combo.id), code: combo.code, quantity: 1 });
    await test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${part.id}`;
    const { outOfStock, productsNews } = (await calls.cart()).value;
    expect(outOfStock.map(({ code }) => code)).toEqual([combo.code]);
    expect(productsNews.map(({ kind }) => kind)).toEqual(['WITHDRAWN']);
  });
});
