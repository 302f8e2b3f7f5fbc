import { describe, expect, it } from 'vitest';
import { cartCallsAs } from '#testing/carts.ts';
import {
  buildArrival,
  buildBrand,
  buildCategory,
  buildProduct,
  setStock,
} from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { buildAddress, buildCustomer } from '#testing/people.ts';
import { actFor } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();

async function newBuyer(options: Parameters<typeof buildShopper>[1] = {}) {
  const shopper = await buildShopper(test, options);
  return { ...shopper, calls: { ...shopper.calls, ...cartCallsAs(test, shopper) } };
}

/** Orders so many units of each product. */
async function order(
  shopper: Pick<Shopper, 'calls'>,
  goods: readonly (readonly [{ id: number; code: string }, number])[],
) {
  let cartId = '';
  for (const [product, units] of goods) cartId = await fillCart(shopper, product, units);
  const { value } = await shopper.calls.order({ cartId });
  return { cartId, code: value.order.code };
}

/** An order of three: one stays, one gets dearer, one is withdrawn. */
async function changedOrder(shopper: Pick<Shopper, 'calls'>) {
  const same = await buildProduct(test.sql, { price: 5000 });
  const dearer = await buildProduct(test.sql, { price: 7000 });
  const gone = await buildProduct(test.sql, { price: 9000, name: 'Laca' });
  const placed = await order(shopper, [
    [same, 2],
    [dearer, 1],
    [gone, 3],
  ]);
  await test.sql`UPDATE base_price SET price = 8000 WHERE product_id = ${dearer.id}`;
  await test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${gone.id}`;
  return { ...placed, same, dearer, gone };
}

describe('GET /cart/buy-cart-again', () => {
  it('shows an order then and now, and writes nothing', async () => {
    const { calls } = await newBuyer();
    const { cartId, code, same, dearer, gone } = await changedOrder({ calls });
    const { value } = await calls.review(code.toLowerCase());
    expect(value.order).toMatchObject({ code, cartId, placedAt: '2026-11-20T15:00:00Z' });
    expect(
      value.lines.map((one) => [
        one.code,
        one.state,
        one.quantityThen,
        one.priceThen,
        one.quantityNow,
        one.priceNow,
      ]),
    ).toEqual([
      [same.code, 'AVAILABLE', 2, 5000, 2, 5000],
      [dearer.code, 'AVAILABLE', 1, 7000, 1, 8000],
      [gone.code, 'UNAVAILABLE', 3, 9000, 0, null],
    ]);
    expect(value.lines[2]?.reason).toEqual({
      code: 'UNKNOWN_PRODUCT',
      message: 'Este producto ya no está disponible.',
    });
    expect(value).toMatchObject({ amountThen: 44_000, amountNow: 18_000 });
    expect((await calls.cart()).value.cart).toBeNull();
  });

  it('joins the deliveries of one tone, and says what would wait now', async () => {
    const { calls } = await newBuyer();
    const dye = await buildProduct(test.sql, { isPresale: true, stock: 2 });
    await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01', cap: 20 });
    const { code } = await order({ calls }, [[dye, 5]]);
    const [line, ...others] = (await calls.review(code)).value.lines;
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      quantityThen: 5,
      quantityNow: 0,
      quantityPresale: 5,
      dispatchDate: '2026-12-01',
    });
  });

  it('names what can be had instead: the same tone, of the same brand first', async () => {
    const { calls } = await newBuyer();
    const [brandId, categoryId] = [await buildBrand(test.sql), await buildCategory(test.sql)];
    const dye = await buildProduct(test.sql, { brandId, categoryId, tones: ['7.43'] });
    const others = { categoryId, tones: ['7.43', '8.1'], salesRank: 1 };
    await buildProduct(test.sql, others);
    const sister = await buildProduct(test.sql, { ...others, brandId, salesRank: 50, price: 6000 });
    const { value } = await calls.add({
      productId: String(dye.id),
      code: dye.code,
      versions: [{ code: dye.versions[0].code, quantity: 1 }],
    });
    const placed = (await calls.order({ cartId: value.cart._id })).value.order;
    await test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${dye.id}`;
    const [line] = (await calls.review(placed.code)).value.lines;
    expect(line?.replacement).toMatchObject({
      productId: String(sister.id),
      versionCode: `${sister.code}-7.43`,
      price: 6000,
      stock: 100,
    });
  });

  it('is of the own orders: another’s and none are not found', async () => {
    const [ana, eva] = [await newBuyer(), await newBuyer()];
    const { code } = await changedOrder(ana);
    expect((await eva.calls.review(code)).refusal?.code).toBe('NOT_FOUND');
    expect((await ana.calls.review('NADA')).refusal?.code).toBe('NOT_FOUND');
  });
});

describe('POST /cart/buy-cart-again-confirm', () => {
  it('adds what can be added and says what cannot, and why', async () => {
    const { calls } = await newBuyer();
    const { cartId, same, dearer, gone } = await changedOrder({ calls });
    const { value } = await calls.again({ cartId });
    expect(value.cart).toMatchObject({ units: 3, amount: 18_000 });
    expect(value.results.map((one) => [one.code, one.quantityNow, one.reason?.message])).toEqual([
      [same.code, 2, undefined],
      [dearer.code, 1, undefined],
      [gone.code, 0, 'Este producto ya no está disponible.'],
    ]);
    const { cart, productsNews } = (await calls.cart()).value;
    expect(cart?.products.map(({ code }) => code)).toEqual([same.code, dearer.code]);
    expect(productsNews).toEqual([]);
  });

  it('adds as many as there are, by minimum and multiple, to what is in the cart', async () => {
    const { calls } = await newBuyer();
    const gloves = await buildProduct(test.sql, { minQuantity: 4, multiple: 2, name: 'Guantes' });
    const { cartId } = await order({ calls }, [[gloves, 10]]);
    await fillCart({ calls }, gloves, 4);
    await setStock(test.sql, gloves.versions[0], 11);
    const [line] = (await calls.again({ cartId })).value.results;
    expect(line).toMatchObject({ state: 'PARTIAL', quantityThen: 10, quantityNow: 6, inCart: 4 });
    expect(line?.reason?.message).toBe(
      'Agregamos 6 de 10. Stock máximo sobrepasado. Lo sentimos, solo quedan 11 unidades disponibles de Guantes',
    );
    expect((await calls.cart()).value.cart?.units).toBe(10);
  });

  it('never makes a silent empty cart: when nothing can be added it fails, line by line', async () => {
    const { calls } = await newBuyer();
    const [gone, out] = [await buildProduct(test.sql), await buildProduct(test.sql)];
    const { cartId } = await order({ calls }, [
      [gone, 1],
      [out, 1],
    ]);
    await test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${gone.id}`;
    await setStock(test.sql, out.versions[0], 0);
    const { status, refusal } = await calls.again({ cartId });
    expect(status).toBe(400);
    expect(refusal?.message).toBe(
      'No pudimos agregar nada de ese pedido. Mira por qué en cada línea.',
    );
    expect(refusal?.lines?.map(({ code, message }) => [code, message])).toEqual([
      [gone.code, 'Este producto ya no está disponible.'],
      [out.code, 'Ouups! Producto fuera de stock'],
    ]);
    expect((await calls.cart()).value.cart).toBeNull();
  });

  it('puts a combo back with the parts that were chosen, or says that one is gone', async () => {
    const { calls } = await newBuyer();
    const dye = await buildProduct(test.sql, { tones: ['7.43', '8.1'] });
    const combo = await buildProduct(test.sql, { name: 'Dúo', parts: [{ productId: dye.id }] });
    const assemblies = [{ code: dye.code, versionCode: `${dye.code}-8.1` }];
    const product = { productId: String(combo.id), code: combo.code, quantity: 1, assemblies };
    const { value } = await calls.add(product);
    const cartId = value.cart._id;
    await calls.order({ cartId });
    await calls.again({ cartId });
    const [line] = (await calls.cart()).value.cart?.products ?? [];
    expect(line).toMatchObject({ code: combo.code, assemblyVersionCode: `${dye.code}-8.1` });
    await calls.clean();
    const gone = `${dye.code}-8.1`;
    await test.sql`UPDATE product_version SET withdrawn_at = now() WHERE code = ${gone}`;
    const { refusal } = await calls.again({ cartId });
    expect(refusal?.lines?.[0]?.message).toBe('Elige todas las partes de Dúo.');
  });

  it('is repeat-safe', async () => {
    const { calls } = await newBuyer();
    const shampoo = await buildProduct(test.sql);
    const { cartId } = await order({ calls }, [[shampoo, 2]]);
    const body = { cartId, mutationId: nextId() };
    const replies = await Promise.all(Array.from({ length: 5 }, () => calls.again(body)));
    for (const { value } of replies) expect(value).toEqual(replies[0]?.value);
    expect((await calls.cart()).value.cart?.units).toBe(2);
  });

  it('knows own, another’s and no order; a seller orders again for whom they work for', async () => {
    const eva = await newBuyer();
    const seller = await newBuyer({ role: 'Seller' });
    const shampoo = await buildProduct(test.sql);
    const { cartId, code } = await order(seller, [[shampoo, 1]]);
    expect((await eva.calls.again({ cartId })).refusal?.code).toBe('CART_NOT_FOUND');
    expect((await eva.calls.again({ cartId: nextId() })).status).toBe(404);
    const open = await fillCart(eva, shampoo, 1);
    expect((await eva.calls.again({ cartId: open })).refusal?.code).toBe('CART_NOT_FOUND');
    const other = await buildCustomer(test.sql, { sellerId: seller.userId });
    await buildAddress(test.sql, other.id, { isDefault: true });
    await actFor(test, seller, other.id);
    expect((await seller.calls.again({ cartId })).refusal?.code).toBe('CUSTOMER_MISMATCH');
    expect((await seller.calls.review(code)).refusal?.code).toBe('CUSTOMER_MISMATCH');
    await actFor(test, seller, seller.customerId);
    expect((await seller.calls.again({ cartId })).value.cart.units).toBe(1);
  });
});
