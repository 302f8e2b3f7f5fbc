import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildCoupon, usesOf } from '#testing/coupons.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { buildHandMethods, buildOnlineMethods } from '#testing/payments.ts';
import { buildAddress } from '#testing/people.ts';
import { useShop } from '#testing/use-test-app.ts';

let sent: string[] = [];
const test = useShop({ onQuery: (text) => void (text.includes('pgboss.') || sent.push(text)) });
let ana: Shopper;
let polish: BuiltProduct;
let dye: BuiltProduct;
beforeAll(async () => {
  await buildOnlineMethods(test.sql);
  await buildHandMethods(test.sql);
});
beforeEach(async () => {
  await test.sql`UPDATE coupon SET is_listed = false, is_automatic = false`;
  ana = await buildShopper(test);
  polish = await buildProduct(test.sql, { price: 5_000 });
  dye = await buildProduct(test.sql, { price: 20_000 });
});
afterEach(async () => {
  expect(await findViolations(test.sql)).toEqual([]);
});

/** Three of the polish and two of the dye: 55 000 pesos of goods, 9 000 of shipping. */
async function fill(buyer = ana) {
  await fillCart(buyer, polish, 3);
  const cartId = await fillCart(buyer, dye, 2);
  await buyer.calls.choose({ paymentMethod: 'contra-entrega' });
  return cartId;
}
const threeForTwo = () =>
  buildCoupon(test.sql, {
    title: '3 por 2',
    kind: 'buy-get',
    amount: 100,
    buy: 2,
    get: 1,
    brandId: polish.brandId,
    isAutomatic: true,
    usesPerCustomer: 9,
  });
const stepsOf = (discounts: readonly { title: string; goods: number; shipping: number }[]) =>
  discounts.map(({ title, goods, shipping }) => [title, goods, shipping]);

describe('GET /order/purchase with discounts (§2 CouponList)', () => {
  it('takes those that nobody types, and a coupon after them of what is left', async () => {
    await fill();
    await threeForTwo();
    expect((await ana.calls.purchase()).value).toMatchObject({
      coupon: null,
      discounts: [{ title: '3 por 2', isAutomatic: true, goods: 5_000, shipping: 0 }],
      totals: { subtotal: 55_000, coupon: 5_000, total: 59_000 },
    });
    const coupon = await buildCoupon(test.sql, { title: '10 %' });
    const { value } = await ana.calls.choose({ couponCode: coupon.code });
    expect(stepsOf(value.discounts)).toEqual([
      ['3 por 2', 5_000, 0],
      ['10 %', 5_000, 0],
    ]);
    expect(value.totals).toMatchObject({ coupon: 10_000, total: 54_000 });
  });

  it('says what the one before keeps out, and what a coupon would cost', async () => {
    await fill();
    const { code } = await buildCoupon(test.sql);
    await buildCoupon(test.sql, { title: 'Feria', amount: 20, isAutomatic: true, isLast: true });
    const stopped = await ana.calls.choose({ couponCode: code });
    expect(stopped.refusal?.message).toBe('No se suma con «Feria», que ya está en tu pedido.');
    const first = await buildCoupon(test.sql, { priority: 1, isLast: true });
    const dearer = await ana.calls.choose({ couponCode: first.code });
    expect(dearer.refusal?.message).toMatch(/^Sin este cupón pagas menos/);
  });

  it.each([
    ['Te faltan 2 unidades', { kind: 'buy-get', amount: 100, buy: 4, get: 1 }],
    ['Es para entregas en Medellín. Elige una dirección de allí', { cities: ['05001'] }],
    ['Es para pagos con PSE. Elige ese medio de pago', { methods: ['debito'] }],
    ['Este cupón es de otro negocio.', { isForAnother: true }],
    ['No suma con ofertas.', { excludesDeals: true, isOnOffer: true }],
    ['Este cupón no aplica para los productos', { isWithoutBoth: true }],
    ['Este descuento no necesita código', { isAutomatic: true }],
  ] as const)('refuses with what to do: %s', async (message, given) => {
    await fill();
    const berta = await buildShopper(test);
    const { isForAnother, isOnOffer, isWithoutBoth, ...options } = {
      isForAnother: false,
      isOnOffer: false,
      isWithoutBoth: false,
      ...given,
    };
    if (isOnOffer) {
      await test.sql`UPDATE product_version SET discount_percent = 10
        WHERE product_id IN (${dye.id}, ${polish.id})`;
    }
    const { code } = await buildCoupon(test.sql, {
      ...options,
      ...('buy' in given ? { brandId: polish.brandId } : {}),
      ...(isForAnother ? { customerId: berta.customerId } : {}),
      ...(isWithoutBoth ? { withoutBrands: [polish.brandId, dye.brandId] } : {}),
    });
    const { refusal } = await ana.calls.choose({ couponCode: code });
    expect(refusal).toMatchObject({ code: 'COUPON_REFUSED' });
    expect(refusal?.message).toContain(message);
  });

  it('leaves a brand out of it', async () => {
    await fill();
    const { code } = await buildCoupon(test.sql, { withoutBrands: [dye.brandId] });
    const { value } = await ana.calls.choose({ couponCode: code });
    expect(value.totals.coupon).toBe(1_500);
  });

  it('gives units of another brand', async () => {
    await fill();
    const offer = { kind: 'buy-get', amount: 50, buy: 2, get: 1 } as const;
    const given = { ...offer, brandId: dye.brandId, gotBrandId: polish.brandId };
    const { code } = await buildCoupon(test.sql, given);
    const { value } = await ana.calls.choose({ couponCode: code });
    expect(value.totals.coupon).toBe(2_500);
  });

  it('says why it counts no more once the method or the city is another, and takes nothing', async () => {
    await fill();
    const byMethod = await buildCoupon(test.sql, { methods: ['debito'], cities: ['11001'] });
    await ana.calls.choose({ paymentMethod: 'debito' });
    const counted = await ana.calls.choose({ couponCode: byMethod.code });
    expect(counted.value).toMatchObject({ coupon: { isApplied: true }, totals: { coupon: 5_500 } });
    const { value } = await ana.calls.choose({ paymentMethod: 'contra-entrega' });
    expect(value).toMatchObject({
      coupon: {
        isApplied: false,
        discount: 0,
        reason: 'Es para pagos con PSE. Elige ese medio de pago para usarlo.',
      },
      discounts: [],
      totals: { coupon: 0, total: 64_000 },
    });
    // Back again it counts as before.
    const back = await ana.calls.choose({ paymentMethod: 'debito' });
    expect(back.value.totals.coupon).toBe(5_500);
    const [near] = await test.sql<{ code: string }[]>`
      SELECT city_code AS code FROM zone_city JOIN zone ON zone.id = zone_id
      WHERE city_code <> '11001' ORDER BY zone.warehouse_id, city_code LIMIT 1`;
    const elsewhere = await buildAddress(test.sql, ana.customerId, { cityCode: near?.code ?? '' });
    const moved = await ana.calls.choose({ addressId: elsewhere });
    expect(moved.value.coupon?.reason).toMatch(/^Es para entregas en Bogotá/);
    expect(moved.value.totals.coupon).toBe(0);
  });

  it('is one statement however many discounts there are', async () => {
    await fill();
    const ask = async () => {
      sent = [];
      await ana.calls.purchase();
      return sent.length;
    };
    await ask();
    const before = await ask();
    await threeForTwo();
    await buildCoupon(test.sql, { isAutomatic: true });
    expect(await ask()).toBe(before);
  });
});

describe('GET /discount/get-discounts-user with discounts that nobody types', () => {
  it('shows them as what they are, with what is missing', async () => {
    await fillCart(ana, polish, 2);
    const { code } = await threeForTwo();
    const list = async () => (await ana.calls.coupons()).value.result;
    expect(await list()).toMatchObject([
      { code, isAutomatic: true, isApplied: false, reason: expect.stringContaining('1 unidad de') },
    ]);
    await fillCart(ana, polish, 1);
    expect(await list()).toMatchObject([{ code, isApplied: true, discount: 5_000, reason: null }]);
  });
});

describe('POST /order/create with several discounts', () => {
  it('freezes each step and counts each use, by no more statements than with one', async () => {
    const place = async (buyer: Shopper) => {
      const cartId = await fill(buyer);
      const coupon = await buildCoupon(test.sql, { title: '10 %' });
      await buyer.calls.choose({ couponCode: coupon.code });
      sent = [];
      const { value } = await buyer.calls.order({ cartId });
      return { order: value.order, coupon, statements: sent.length };
    };
    const one = await place(ana);
    const auto = await threeForTwo();
    const shipping = await buildCoupon(test.sql, {
      title: 'Envío',
      kind: 'free-shipping',
      isAutomatic: true,
    });
    const berta = await buildShopper(test);
    const { order, coupon, statements } = await place(berta);
    expect(statements).toBe(one.statements);
    expect(stepsOf(order.discounts)).toEqual([
      ['3 por 2', 5_000, 0],
      ['Envío', 0, 9_000],
      ['10 %', 5_000, 0],
    ]);
    expect(order).toMatchObject({
      coupon: { code: coupon.code },
      totals: { coupon: 10_000, shipping: 0, total: 45_000 },
    });
    for (const { code } of [auto, shipping, coupon]) {
      expect(await usesOf(test.sql, code)).toEqual({ uses: 1, returned: 0 });
    }
    // What it says later changes no order.
    await test.sql`UPDATE coupon SET title = 'Otro' WHERE id = ${auto.id}`;
    const again = (await berta.calls.orderByCode(order.code)).value.result;
    expect(again.discounts[0]?.title).toBe('3 por 2');
    await berta.calls.cancel({ orderCode: order.code });
    expect(await usesOf(test.sql, auto.code)).toEqual({ uses: 0, returned: 1 });
  });

  it('asks again when one that nobody typed is gone', async () => {
    const cartId = await fill();
    const auto = await threeForTwo();
    const { totals } = (await ana.calls.purchase()).value;
    await test.sql`UPDATE coupon SET ends_at = '2026-11-20T15:00:00Z' WHERE id = ${auto.id}`;
    const gone = await ana.calls.order({ cartId, confirmedTotal: totals.total });
    expect([gone.status, gone.refusal?.code]).toEqual([409, 'CART_CHANGED']);
  });

  it('has its last use once, whoever comes at the same time', async () => {
    const berta = await buildShopper(test);
    const auto = await buildCoupon(test.sql, {
      kind: 'value',
      amount: 2_000,
      isAutomatic: true,
      usesLimit: 1,
    });
    const carts = [
      { buyer: ana, cartId: await fill() },
      { buyer: berta, cartId: await fill(berta) },
    ];
    const answers = await Promise.all(
      carts.map(({ buyer, cartId }) => buyer.calls.order({ cartId, confirmedTotal: 62_000 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await usesOf(test.sql, auto.code)).toEqual({ uses: 1, returned: 0 });
  });
});

describe('PUT /order/payment-method of an order with a discount for a method', () => {
  it('refuses another one, and says how to go on', async () => {
    const cartId = await fill();
    const coupon = await buildCoupon(test.sql, { title: 'Con PSE', methods: ['debito'] });
    await ana.calls.choose({ paymentMethod: 'debito' });
    await ana.calls.choose({ couponCode: coupon.code });
    const { order } = (await ana.calls.order({ cartId })).value;
    const { result } = (await ana.calls.waysToPay(order.code)).value;
    expect(result.every(({ isAvailable }) => !isAvailable)).toBe(true);
    const { refusal } = await ana.calls.changePayment({
      orderCode: order.code,
      paymentMethod: 'tarjeta',
      confirmedTotal: order.totals.total,
    });
    expect(refusal).toMatchObject({
      code: 'PAYMENT_METHOD_UNAVAILABLE',
      message: expect.stringContaining('«Con PSE»'),
    });
  });
});
