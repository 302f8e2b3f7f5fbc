import { describe, expect, test } from 'vitest';
import { aCart, aLine, aPresale, aSellable, aTone, cartNow } from '../../cart/cart.builders.ts';
import { planCart } from '../../cart/plan/plan-cart.ts';
import { refuseBelowMinimum } from '../../delivery/order-minimum.ts';
import type { OfferedMethod, PaymentMethodTerms } from '../../payments/offer-methods.ts';
import { anyCoupon } from '../coupons/coupon.builders.ts';
import type { CustomerCoupon } from '../coupons/plan-coupon.ts';
import { decideOrder, type PurchaseToOrder } from './decide-order.ts';

type Place = { city: string; state: string };
type Purchase = PurchaseToOrder<Place, CustomerCoupon, PaymentMethodTerms>;

const door: PaymentMethodTerms = {
  code: 'contra-entrega',
  isEnabled: true,
  means: null,
  hasAccount: false,
  needsCashOnDelivery: true,
  isCredit: false,
  adjustment: null,
  limits: { min: null, max: null, maxOwed: null, closedFor: null },
};
const offered: OfferedMethod = { method: door, adjustment: 0, refusal: null };
const closed: OfferedMethod = { ...offered, refusal: { kind: 'city' } };
const card: OfferedMethod = { ...offered, method: { ...door, code: 'tarjeta' } };
const bogota = { city: 'Bogotá', state: 'Cundinamarca' };
const used = {
  row: anyCoupon,
  effect: null,
  refusal: { kind: 'used' as const },
};
const zero = { subtotal: 0, discount: 0, coupon: 0, shipping: 0, paymentAdjustment: 0, tax: 0 };
const cartOf = (...args: Parameters<typeof aCart>) => planCart(aCart(...args), cartNow);
const one = cartOf([aLine(1)], aSellable());
const purchase: Purchase = {
  cart: one,
  address: bogota,
  isServed: true,
  arrival: null,
  chosenMethod: null,
  coupon: null,
  automatic: [],
  discounts: [],
  minimum: null,
  creditPart: { asked: 0, part: 0, most: 0, left: 0, overdue: 0, refusal: null },
  methods: [offered],
  method: offered,
  totals: { ...zero, total: 1_000 },
};
const decide = (parts: Partial<Purchase>, confirmed?: number) =>
  decideOrder({ ...purchase, ...parts }, { total: confirmed });
const codeOf = (parts: Partial<Purchase>, confirmed?: number) => {
  const decision = decide(parts, confirmed);
  return decision.ok ? 'ok' : decision.error.code;
};

/** Of the second product there is nothing at all. */
const partlyGone = cartOf(
  [aLine(1), aLine(2, { productId: 2, versionId: 2 })],
  aSellable(),
  aSellable({ productId: 2, versionId: 2, code: 'OXI', name: 'Oxi', stock: 0 }),
);
const [now, later] = [aLine(1, { quantity: 2 }), aLine(2, { advance: true, quantity: 4 })];
const inTwoParts = cartOf([now, later], aPresale(2, { multiple: 3 }));
const dearer = cartOf([aLine(1, { seenPrice: 900 })], aSellable());

describe('D-10 whether a purchase becomes an order', () => {
  test('it does when nothing speaks against it', () => {
    expect(decide({}, 1_000)).toEqual({ ok: true, value: { address: bogota, method: door } });
  });

  test.each<[string, Partial<Purchase>, number | undefined, string]>([
    ['nothing in the cart', { cart: cartOf([]) }, undefined, 'CART_EMPTY'],
    ['no address', { address: null }, 1_000, 'ADDRESS_REQUIRED'],
    ['nobody delivers there', { isServed: false }, 1_000, 'NO_COVERAGE'],
    [
      'less than the zone takes, whatever the method',
      { minimum: refuseBelowMinimum({ minOrder: 2_000 }, 1_000), methods: [], method: null },
      1_000,
      'ORDER_BELOW_MINIMUM',
    ],
    [
      'the chosen method is not offered any more',
      { chosenMethod: 'tarjeta' },
      1_000,
      'PAYMENT_METHOD_UNAVAILABLE',
    ],
    [
      'the chosen method cannot be used',
      { chosenMethod: 'contra-entrega', methods: [closed, card], method: null },
      1_000,
      'PAYMENT_METHOD_UNAVAILABLE',
    ],
    [
      'no method can be used',
      { methods: [closed], method: null },
      1_000,
      'PAYMENT_METHOD_UNAVAILABLE',
    ],
    ['none is offered', { methods: [], method: null }, 1_000, 'PAYMENT_METHOD_UNAVAILABLE'],
    [
      'none was chosen of several',
      { methods: [offered, card], method: null },
      1_000,
      'PAYMENT_METHOD_REQUIRED',
    ],
    ['the coupon gives nothing any more', { coupon: used }, 900, 'COUPON_GONE'],
    ['nor without a total', { coupon: used }, undefined, 'COUPON_GONE'],
    ['but the total without it was confirmed', { coupon: used }, 1_000, 'ok'],
    ['another total was confirmed', {}, 999, 'CART_CHANGED'],
    ['a price that nobody saw', { cart: dearer }, undefined, 'CART_CHANGED'],
    ['but the total with it was confirmed', { cart: dearer }, 1_000, 'ok'],
    ['no total, and no price that moved', {}, undefined, 'ok'],
    ['a line of which there is nothing', { cart: partlyGone }, 2_000, 'OUT_OF_STOCK'],
    ['without a total too', { cart: partlyGone }, undefined, 'OUT_OF_STOCK'],
    ['but the total without it was confirmed', { cart: partlyGone }, 1_000, 'ok'],
    [
      'nothing of all of it, whatever was confirmed',
      { cart: cartOf([aLine(1)], aSellable({ stock: 0 })), totals: { ...zero, total: 0 } },
      0,
      'OUT_OF_STOCK',
    ],
    [
      'fewer than the line holds',
      { cart: cartOf([aLine(1, { quantity: 11 })], aSellable()) },
      1_000,
      'STOCK_EXCEEDED',
    ],
    [
      'fewer than it is sold by',
      { cart: cartOf([aLine(1, { quantity: 2 })], aSellable({ minQuantity: 3 })) },
      1_000,
      'BELOW_MINIMUM',
    ],
    [
      'a number that it is not sold by',
      { cart: cartOf([aLine(1, { quantity: 4 })], aSellable({ multiple: 3 })) },
      1_000,
      'NOT_A_MULTIPLE',
    ],
    ['what leaves now and later counts together', { cart: inTwoParts }, 1_000, 'ok'],
  ])('%s', (_, parts, confirmed, code) => {
    expect(codeOf(parts, confirmed)).toBe(code);
  });
});

describe('why not', () => {
  test('where nobody delivers, with its name', () => {
    expect(decide({ isServed: false })).toMatchObject({ error: { values: bogota } });
  });

  test('which method, and what stands in its way', () => {
    const parts = { chosenMethod: 'contra-entrega', methods: [closed, card], method: null };
    expect(decide(parts)).toMatchObject({ error: { offered: closed } });
    expect(decide({ chosenMethod: 'efectivo' })).toMatchObject({ error: { offered: null } });
    expect(decide({ methods: [closed], method: null })).toMatchObject({
      error: { offered: closed },
    });
  });

  test('which coupon', () => {
    expect(decide({ coupon: used }, 900)).toMatchObject({
      error: { coupon: used.row, why: { kind: 'used' } },
    });
  });

  test('each line that cannot be had, once, and the first of them speaks', () => {
    const cart = cartOf(
      [
        aLine(1, { quantity: 99 }),
        aLine(2, { versionId: 2, quantity: 9 }),
        aLine(3, { versionId: 3 }),
      ],
      aPresale(2),
      aTone(2, { stock: 0 }),
      aTone(3),
    );
    const decision = decide({ cart }, 5);
    expect(decision).toMatchObject({
      error: {
        code: 'STOCK_INSUFFICIENT',
        values: { n: 2 },
        lines: [
          { reason: { code: 'STOCK_INSUFFICIENT' } },
          { reason: { code: 'TONE_OUT_OF_STOCK' } },
        ],
      },
    });
  });

  test('which prices moved, and from what to what', () => {
    expect(decide({ cart: dearer })).toMatchObject({
      error: { lines: [{ code: 'KOL', price: { before: 900, after: 1_000 } }] },
    });
  });
});
