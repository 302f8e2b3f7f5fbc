import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildArrival, buildProduct } from '#testing/catalogue.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { buildAddress } from '#testing/people.ts';
import { buildPriceList } from '#testing/prices.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let ana: Shopper;
// A Friday, ten in the morning in Bogotá: before the cut-off hour.
beforeEach(async () => {
  ana = await buildShopper(test);
});

describe('GET /order/purchase', () => {
  it('says where to, when, with what and how much', async () => {
    const shampoo = await buildProduct(test.sql, { price: 119_000 });
    const cartId = await fillCart(ana, shampoo, 1);
    const { value } = await ana.calls.purchase();
    expect(value).toMatchObject({
      cartId,
      customer: { _id: ana.customerId },
      address: { _id: ana.addressId, city: 'Bogotá', isDefault: true },
      paymentMethod: 'contra-entrega',
      coverageMessage: null,
      minimumMessage: null,
      totals: {
        subtotal: 119_000,
        discount: 0,
        shipping: 9000,
        paymentAdjustment: 0,
        // Shipping is part of the base (ADR 27): 128.000 / 1,19.
        tax: 20_437,
        total: 128_000,
      },
    });
    expect(value.deliveries).toHaveLength(1);
    expect(value.deliveries[0]).toMatchObject({
      dispatchDate: null,
      estimatedDate: '2026-11-20',
      units: 1,
      amount: 119_000,
    });
    expect(
      value.paymentMethods.map(({ code, isAvailable, reason }) => [code, isAvailable, reason]),
    ).toEqual([['contra-entrega', true, null]]);
  });

  it('plans one delivery for each dispatch date, on a business day', async () => {
    const dye = await buildProduct(test.sql, { tones: ['7.43'], stock: 1, isPresale: true });
    // A Sunday, and the Tuesday of the Immaculate Conception.
    await buildArrival(test.sql, dye.versions[0], { date: '2026-11-29', cap: 2 });
    await buildArrival(test.sql, dye.versions[0], { date: '2026-12-08', cap: 2 });
    await ana.calls.add({
      productId: String(dye.id),
      code: dye.code,
      versions: [{ code: dye.versions[0].code, quantity: 4 }],
    });
    const { deliveries } = (await ana.calls.purchase()).value;
    expect(deliveries.map((one) => [one.dispatchDate, one.estimatedDate, one.units])).toEqual([
      [null, '2026-11-20', 1],
      ['2026-11-29', '2026-11-30', 2],
      ['2026-12-08', '2026-12-09', 1],
    ]);
  });

  it('counts promotions as a discount, and ships free from the zone’s amount on', async () => {
    const dear = await buildProduct(test.sql, { price: 200_000 });
    await test.sql`UPDATE product_version SET discount_percent = 10 WHERE product_id = ${dear.id}`;
    await fillCart(ana, dear, 2);
    const { totals } = (await ana.calls.purchase()).value;
    expect(totals).toMatchObject({
      subtotal: 400_000,
      discount: 40_000,
      shipping: 0,
      total: 360_000,
    });
  });

  it("takes the price of the customer's own list", async () => {
    const shampoo = await buildProduct(test.sql, { price: 10_000 });
    const items = [{ productId: shampoo.id, price: 8000 }];
    await buildPriceList(test.sql, { customerId: ana.customerId, items });
    await fillCart(ana, shampoo, 1);
    expect((await ana.calls.purchase()).value.totals.subtotal).toBe(8000);
  });

  it('knows an empty cart and none at all', async () => {
    expect((await ana.calls.purchase()).refusal?.code).toBe('CART_NOT_FOUND');
    const shampoo = await buildProduct(test.sql);
    await fillCart(ana, shampoo, 1);
    await ana.calls.remove({ code: shampoo.code, advancedPurchasing: false });
    expect((await ana.calls.purchase()).refusal).toMatchObject({
      code: 'CART_EMPTY',
      message: 'Tu carrito está vacío.',
    });
  });

  it('shows an address that nobody serves any more, and says so', async () => {
    const shampoo = await buildProduct(test.sql);
    await fillCart(ana, shampoo, 1);
    await test.sql`UPDATE address SET city_code = '97001' WHERE id = ${ana.addressId}`;
    const { value } = await ana.calls.purchase();
    expect(value.coverageMessage).toBe(
      'Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.',
    );
    const { refusal } = await ana.calls.order({ cartId: value.cartId });
    expect(refusal?.code).toBe('NO_COVERAGE');
  });
});

describe('the least that a zone takes of an order', () => {
  afterEach(() => test.sql`UPDATE zone SET min_order = NULL`);
  const setLeast = (pesos: number) => test.sql`UPDATE zone SET min_order = ${pesos}`;

  it('is of the goods after promotions, without shipping; what lacks is said', async () => {
    const shampoo = await buildProduct(test.sql, { price: 10_000, stock: 50 });
    const cartId = await fillCart(ana, shampoo, 2);
    await setLeast(30_000);
    const message = `A tu zona llevamos pedidos desde ${formatPesos(30_000)} en productos. Te faltan ${formatPesos(10_000)}.`;
    expect((await ana.calls.purchase()).value.minimumMessage).toBe(message);
    const { status, refusal } = await ana.calls.order({ cartId });
    expect([status, refusal?.code, refusal?.message]).toEqual([
      400,
      'ORDER_BELOW_MINIMUM',
      message,
    ]);
    await fillCart(ana, shampoo, 1);
    expect((await ana.calls.purchase()).value.minimumMessage).toBeNull();
    expect((await ana.calls.order({ cartId })).status).toBe(200);
  });

  it('raised meanwhile, it refuses an order that was confirmed before', async () => {
    const shampoo = await buildProduct(test.sql, { price: 10_000 });
    const cartId = await fillCart(ana, shampoo, 1);
    const { total } = (await ana.calls.purchase()).value.totals;
    await setLeast(10_001);
    const { refusal } = await ana.calls.order({ cartId, confirmedTotal: total });
    expect(refusal?.code).toBe('ORDER_BELOW_MINIMUM');
    expect((await ana.calls.cart()).value.cart?.units).toBe(1);
  });
});

describe('PUT /order/purchase', () => {
  it('takes another address of the customer, for this session and cart', async () => {
    const shampoo = await buildProduct(test.sql);
    await fillCart(ana, shampoo, 1);
    const other = await buildAddress(test.sql, ana.customerId, { title: 'Bodega' });
    const { value } = await ana.calls.choose({ addressId: other });
    expect(value.address).toMatchObject({ _id: other, title: 'Bodega' });
    expect((await ana.calls.purchase()).value.address?._id).toBe(other);
  });

  it('takes the cart along when the address is served from another warehouse', async () => {
    const shampoo = await buildProduct(test.sql, { price: 10_000 });
    const cartId = await fillCart(ana, shampoo, 2);
    await test.sql`UPDATE base_price SET price = 11000
      WHERE product_id = ${shampoo.id} AND warehouse_id = 2`;
    const away = await buildAddress(test.sql, ana.customerId, { cityCode: '05001' });
    const { value } = await ana.calls.choose({ addressId: away });
    expect(value).toMatchObject({
      cartId,
      address: { _id: away, city: 'Medellín' },
      paymentMethod: null,
      totals: { subtotal: 22_000, shipping: 12_000 },
    });
    expect(value.paymentMethods[0]?.reason).toBe(
      'Todavía no recibimos pagos contra entrega en Medellín. Elige otro medio.',
    );
    const { cart, productsNews } = (await ana.calls.cart()).value;
    expect(cart).toMatchObject({ _id: cartId, warehouse: '2', amount: 22_000 });
    expect(productsNews.map(({ kind }) => kind)).toEqual(['PRICE_UP']);
  });

  it('refuses an address of someone else, one that is not served, and a method not yet usable', async () => {
    const shampoo = await buildProduct(test.sql);
    await fillCart(ana, shampoo, 1);
    const stranger = await buildShopper(test);
    const away = await buildAddress(test.sql, ana.customerId, { cityCode: '97001' });
    const codeOf = async (body: Parameters<typeof ana.calls.choose>[0]) =>
      (await ana.calls.choose(body)).refusal?.code;
    expect(await codeOf({ addressId: stranger.addressId })).toBe('UNKNOWN_ADDRESS');
    expect(await codeOf({ addressId: away })).toBe('NO_COVERAGE');
    expect(await codeOf({ paymentMethod: 'pse' })).toBe('PAYMENT_METHOD_UNAVAILABLE');
    expect(await codeOf({ paymentMethod: 'trueque' })).toBe('PAYMENT_METHOD_UNAVAILABLE');
    expect((await ana.calls.purchase()).value.address?._id).toBe(ana.addressId);
  });

  it('takes both or neither: a method that cannot be used there leaves the address as well', async () => {
    const shampoo = await buildProduct(test.sql);
    const cartId = await fillCart(ana, shampoo, 1);
    const away = await buildAddress(test.sql, ana.customerId, { cityCode: '05001' });
    const near = await buildAddress(test.sql, ana.customerId, { title: 'Bodega' });
    for (const [addressId, paymentMethod] of [
      [near, 'pse'],
      [away, 'contra-entrega'],
    ] as const) {
      const { refusal } = await ana.calls.choose({ addressId, paymentMethod });
      expect(refusal?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
      const { value } = await ana.calls.purchase();
      expect(value).toMatchObject({ cartId, address: { _id: ana.addressId } });
    }
    const { value } = await ana.calls.choose({ addressId: near, paymentMethod: 'contra-entrega' });
    expect(value).toMatchObject({ address: { _id: near }, paymentMethod: 'contra-entrega' });
  });

  it('keeps the method that was chosen', async () => {
    const shampoo = await buildProduct(test.sql);
    await fillCart(ana, shampoo, 1);
    const { value } = await ana.calls.choose({ paymentMethod: 'contra-entrega' });
    expect(value.paymentMethod).toBe('contra-entrega');
  });
});
