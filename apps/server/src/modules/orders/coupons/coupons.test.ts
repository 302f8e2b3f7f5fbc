import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { type BuiltProduct, buildCategory, buildProduct } from '#testing/catalogue.ts';
import { buildCoupon, type CouponOptions, usesOf } from '#testing/coupons.ts';
import { buildPresale, buildStaff } from '#testing/order-fixture.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let ana: Shopper;
let product: BuiltProduct;
beforeEach(async () => {
  await test.sql`UPDATE coupon SET is_listed = false`;
  ana = await buildShopper(test);
  product = await buildProduct(test.sql, { price: 10_000 });
});
afterEach(async () => {
  expect(await findViolations(test.sql)).toEqual([]);
});

/** Ten of the product in the cart, 100 000 pesos, and a coupon chosen for it. */
async function chooseCoupon(options: CouponOptions = {}, buyer = ana) {
  const cartId = await fillCart(buyer, product, 10);
  const coupon = await buildCoupon(test.sql, options);
  const chosen = await buyer.calls.choose({ couponCode: coupon.code });
  return { cartId, coupon, chosen };
}

describe('PUT /order/purchase with couponCode (§2 CouponList)', () => {
  it('takes the coupon off the goods, and says by how much', async () => {
    const { coupon, chosen } = await chooseCoupon();
    expect(chosen.value.totals).toMatchObject({ subtotal: 100_000, coupon: 10_000, total: 99_000 });
    expect(chosen.value.coupon).toEqual({
      code: coupon.code,
      title: `Cupón ${coupon.code}`,
      description: '',
      lastDay: '2026-11-30',
      isAutomatic: false,
      discount: 10_000,
      isApplied: true,
      reason: null,
      missing: null,
    });
  });

  it('counts IVA on what is paid: there is none in a discount', async () => {
    const { chosen } = await chooseCoupon({ kind: 'value', amount: 50_000 });
    expect(chosen.value.totals.tax).toBe(59_000 - Math.round(59_000 / 1.19));
  });

  it('keeps the free shipping that the goods earned', async () => {
    await test.sql`UPDATE zone SET free_from = 100000 WHERE cash_on_delivery`;
    const { chosen } = await chooseCoupon();
    expect(chosen.value.totals).toMatchObject({ shipping: 0, total: 90_000 });
    await test.sql`UPDATE zone SET free_from = NULL`;
  });

  it('brings for nothing with a coupon for shipping', async () => {
    const { chosen } = await chooseCoupon({ kind: 'free-shipping' });
    expect(chosen.value.totals).toMatchObject({ coupon: 0, shipping: 0, total: 100_000 });
    expect(chosen.value.coupon?.discount).toBe(9_000);
  });

  it('reads a code however it is written, and takes it away again', async () => {
    const { coupon } = await chooseCoupon({ code: 'VERANO10' });
    const again = await ana.calls.choose({ couponCode: ' verano10 ' });
    expect(again.value.coupon?.code).toBe(coupon.code);
    const without = await ana.calls.choose({ couponCode: null });
    expect(without.value).toMatchObject({ coupon: null, totals: { coupon: 0, total: 109_000 } });
  });

  it.each([
    ['Este cupón ya venció.', { endsAt: '2026-11-20T15:00:00Z' }],
    ['Este cupón todavía no empieza.', { startsAt: '2026-11-20T15:00:01Z' }],
    ['Este cupón es para clientes Diamante.', { tier: 'Diamante' }],
    ['Te faltan $\u00a01 para usar este cupón.', { minAmount: 100_001 }],
  ] as const)('refuses, and says why: %s', async (message, options) => {
    const { chosen } = await chooseCoupon(options);
    expect(chosen.status).toBe(400);
    expect(chosen.refusal).toMatchObject({ code: 'COUPON_REFUSED', message });
    expect((await ana.calls.purchase()).value.coupon).toBeNull();
  });

  it('is for a category with all those under it, and for nothing else', async () => {
    const parentId = await buildCategory(test.sql);
    const categoryId = await buildCategory(test.sql, { parentId });
    const dye = await buildProduct(test.sql, { price: 30_000, categoryId });
    await fillCart(ana, dye, 1);
    const { chosen } = await chooseCoupon({ categoryId: parentId });
    expect(chosen.value.totals).toMatchObject({ subtotal: 130_000, coupon: 3_000 });
    const elsewhere = await buildCategory(test.sql);
    const other = await buildCoupon(test.sql, { categoryId: elsewhere });
    const refused = await ana.calls.choose({ couponCode: other.code });
    expect(refused.refusal?.message).toBe('Este cupón no aplica para los productos de tu carrito.');
  });

  it('is for a brand', async () => {
    const { chosen } = await chooseCoupon({ brandId: product.brandId });
    expect(chosen.value.totals.coupon).toBe(10_000);
  });

  it('does not say which codes there are to who tries them one after another', async () => {
    const { code } = await buildCoupon(test.sql, { code: 'SECRETO99', isListed: false });
    await fillCart(ana, product, 10);
    for (let tries = 0; tries < 20; tries += 1) {
      const { refusal } = await ana.calls.choose({ couponCode: `NADA${tries}` });
      expect(refusal?.code).toBe('UNKNOWN_COUPON');
    }
    const { status, refusal } = await ana.calls.choose({ couponCode: code });
    expect([status, refusal?.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
  });
});

describe('GET /discount/get-discounts-user', () => {
  it('shows what the customer may use: what gives something first, then what is missing', async () => {
    await fillCart(ana, product, 10);
    const far = await buildCoupon(test.sql, { minAmount: 150_000, endsAt: '2026-11-21T05:00:00Z' });
    const open = await buildCoupon(test.sql);
    await buildCoupon(test.sql, { tier: 'Diamante' });
    await buildCoupon(test.sql, { isListed: false });
    await buildCoupon(test.sql, { endsAt: '2026-11-20T15:00:00Z' });
    const { value } = await ana.calls.coupons();
    expect(value.result.map(({ code, discount, missing }) => [code, discount, missing])).toEqual([
      [open.code, 10_000, null],
      [far.code, 0, 50_000],
    ]);
  });

  it('shows them to an empty cart too', async () => {
    const { code } = await buildCoupon(test.sql);
    const { value } = await ana.calls.coupons();
    expect(value.result).toMatchObject([{ code, discount: 0, isApplied: false }]);
  });

  it('leaves out what the customer used up', async () => {
    const { cartId } = await chooseCoupon();
    await ana.calls.order({ cartId });
    expect((await ana.calls.coupons()).value.result).toEqual([]);
  });
});

describe('POST /order/create with a coupon', () => {
  it('freezes what it took off, line by line, and counts its use', async () => {
    const other = await buildProduct(test.sql, { price: 3_333 });
    await fillCart(ana, other, 1);
    const { cartId, coupon } = await chooseCoupon();
    const { value } = await ana.calls.order({ cartId, confirmedTotal: 102_000 });
    expect(value.order.totals).toMatchObject({ subtotal: 103_333, coupon: 10_333, total: 102_000 });
    expect(value.order.coupon).toEqual({ code: coupon.code, title: `Cupón ${coupon.code}` });
    const shares = value.order.deliveries.flatMap(({ products }) =>
      products.map(({ couponDiscount }) => couponDiscount),
    );
    expect(shares).toEqual([333, 10_000]);
    expect(await usesOf(test.sql, coupon.code)).toEqual({ uses: 1, returned: 0 });
  });

  it('asks again when the coupon counts no more, and then orders at the full price', async () => {
    const { cartId, coupon } = await chooseCoupon({ usesLimit: 1 });
    await test.sql`UPDATE coupon SET ends_at = '2026-11-20T15:00:00Z' WHERE id = ${coupon.id}`;
    const gone = await ana.calls.order({ cartId, confirmedTotal: 99_000 });
    expect(gone.status).toBe(409);
    expect(gone.refusal).toMatchObject({
      code: 'COUPON_GONE',
      message: `El cupón ${coupon.code} ya no cuenta. Este cupón ya venció. Revisa el total y confirma de nuevo.`,
    });
    // Who names no total is not charged more than they were shown either.
    expect((await ana.calls.order({ cartId })).refusal?.code).toBe('COUPON_GONE');
    const { value: purchase } = await ana.calls.purchase();
    expect(purchase.coupon).toMatchObject({ isApplied: false, reason: 'Este cupón ya venció.' });
    const { value } = await ana.calls.order({ cartId, confirmedTotal: purchase.totals.total });
    expect(value.order).toMatchObject({ coupon: null, totals: { coupon: 0, total: 109_000 } });
    expect(await usesOf(test.sql, coupon.code)).toEqual({ uses: 0, returned: 0 });
  });

  it('is used by a customer as often as it may be, and no more', async () => {
    const { cartId, coupon } = await chooseCoupon({ usesPerCustomer: 2 });
    await ana.calls.order({ cartId });
    await ana.calls.order({ cartId: await fillCart(ana, product, 1) });
    const again = async () => {
      const next = await fillCart(ana, product, 1);
      const { refusal } = await ana.calls.choose({ couponCode: coupon.code });
      return { next, refusal };
    };
    const second = await again();
    expect((await ana.calls.order({ cartId: second.next })).value.order.coupon).not.toBeNull();
    const third = await again();
    expect(third.refusal?.message).toBe('Ya usaste este cupón.');
    expect(await usesOf(test.sql, coupon.code)).toEqual({ uses: 2, returned: 0 });
  });

  it('is for a first order only while there is none', async () => {
    const { cartId, coupon } = await chooseCoupon({ isFirstOrderOnly: true, usesPerCustomer: 9 });
    await ana.calls.order({ cartId });
    await fillCart(ana, product, 1);
    const { refusal } = await ana.calls.choose({ couponCode: coupon.code });
    expect(refusal?.message).toBe('Este cupón es para el primer pedido.');
  });
});

describe('POST /order/cancel of an order with a coupon (D-10)', () => {
  it('gives the use back, once, however often it is cancelled', async () => {
    const { cartId, coupon } = await chooseCoupon({ usesLimit: 1 });
    const { order } = (await ana.calls.order({ cartId })).value;
    const cancel = () => ana.calls.cancel({ orderCode: order.code });
    await Promise.all([cancel(), cancel(), cancel()]);
    await cancel();
    expect(await usesOf(test.sql, coupon.code)).toEqual({ uses: 0, returned: 1 });
    // It may be used again, by the same customer.
    const next = await fillCart(ana, product, 10);
    await ana.calls.choose({ couponCode: coupon.code });
    expect((await ana.calls.order({ cartId: next })).value.order.coupon?.code).toBe(coupon.code);
  });

  it('gives a part its own share back, and the use only with the last part', async () => {
    const dye = await buildPresale(test, { stock: 2 });
    const [version] = dye.versions;
    const { value } = await ana.calls.add({
      productId: String(dye.id),
      code: dye.code,
      versions: [{ code: version.code, quantity: 5 }],
    });
    const coupon = await buildCoupon(test.sql);
    await ana.calls.choose({ couponCode: coupon.code });
    const { order } = (await ana.calls.order({ cartId: value.cart._id })).value;
    expect(order.totals).toMatchObject({ subtotal: 50_000, coupon: 5_000, total: 54_000 });
    const orderCode = order.code;
    const part = await ana.calls.cancel({ orderCode, deliveryId: '2' });
    // Three of five units, at what was paid for them.
    expect(part.value.result).toMatchObject({ cancelled: 27_000, due: 27_000 });
    expect(await usesOf(test.sql, coupon.code)).toEqual({ uses: 1, returned: 0 });
    const rest = await ana.calls.cancel({ orderCode, deliveryId: '1' });
    expect(rest.value.result).toMatchObject({ state: 'cancelled', due: 0 });
    expect(await usesOf(test.sql, coupon.code)).toEqual({ uses: 0, returned: 1 });
  });
});

describe('POST /staff/arrivals/receive of a line with a coupon (D-8)', () => {
  it('splits its share with the line', async () => {
    const dye = await buildPresale(test, { stock: 0 });
    const [version] = dye.versions;
    const { value } = await ana.calls.add({
      productId: String(dye.id),
      code: dye.code,
      versions: [{ code: version.code, quantity: 3 }],
    });
    const coupon = await buildCoupon(test.sql, { kind: 'value', amount: 10_000 });
    await ana.calls.choose({ couponCode: coupon.code });
    const { order } = (await ana.calls.order({ cartId: value.cart._id })).value;
    const staff = await buildStaff(test);
    await staff.receiveArrival({ arrivalId: dye.arrivalId, units: 2, restOn: '2026-12-15' });
    const { value: shown } = await ana.calls.orderByCode(order.code);
    const shares = shown.result.deliveries.flatMap(({ products }) =>
      products.map(({ quantity, couponDiscount }) => `${quantity}: ${couponDiscount}`),
    );
    expect(shares.toSorted()).toEqual(['1: 3333', '2: 6667']);
  });
});
