import { describe, expect, test } from 'vitest';
import type { DeliveryWindow } from '../../delivery/windows.ts';
import { gatewayMeans } from '../../payments/means.ts';
import type { PaymentMethodTerms } from '../../payments/offer-methods.ts';
import { anyCoupon } from '../coupons/coupon.builders.ts';
import type { CustomerCoupon } from '../coupons/plan-coupon.ts';
import { type PurchaseTerms, planPurchase } from './plan-purchase.ts';
import { purchaseLine } from './purchase-line.builders.ts';

const fridayMorning = new Date('2026-11-20T15:00:00Z');
const door: PaymentMethodTerms = {
  code: 'contra-entrega',
  isEnabled: true,
  means: null,
  hasAccount: false,
  needsCashOnDelivery: true,
  isCredit: false,
  adjustment: { typeMovement: 'charge', discountType: 'percentage', discountAmount: 1 },
  limits: { min: null, max: null, maxOwed: null, closedFor: null },
};
const card = {
  ...door,
  code: 'tarjeta',
  means: 'card',
  hasAccount: false,
  needsCashOnDelivery: false,
};
const bogota = {
  shippingPrice: 9_000,
  freeFrom: 200_000,
  minOrder: null,
  worksSaturday: true,
  cutOffHour: 14,
  deliveryDays: 1,
  cashOnDelivery: true,
};
type Terms = PurchaseTerms<CustomerCoupon, PaymentMethodTerms>;
const terms: Terms = {
  zone: bogota,
  windows: [],
  chosenWindow: null,
  methods: [door, card],
  owed: {},
  credit: null,
  creditPart: 0,
  coupon: null,
  automatic: [],
  cityCode: null,
  chosenMethod: null,
  lastMethod: null,
};
const half: CustomerCoupon = { ...anyCoupon, amount: 50 };
const goods = [
  purchaseLine({ quantity: 10, price: 10_000 }),
  purchaseLine({ price: 50_000, dispatchDate: '2026-12-12' }),
];
const plan = (more: Partial<Terms> = {}, lines = goods, now = fridayMorning) =>
  planPurchase(lines, { ...terms, ...more }, { now, openMeans: gatewayMeans });

describe('§3 D-8 a cart as the order that it would make now', () => {
  test('in one delivery for each day, the one that leaves at once first', () => {
    const { deliveries, totals } = plan();
    expect(
      deliveries.map(({ dispatchDate, estimatedDate, lines }) => [
        dispatchDate,
        estimatedDate,
        lines.reduce((sum, { paid }) => sum + paid, 0),
      ]),
    ).toEqual([
      [null, '2026-11-20', 109_000],
      ['2026-12-12', '2026-12-12', 50_000],
    ]);
    expect(totals).toMatchObject({ subtotal: 150_000, shipping: 9_000, total: 159_000 });
  });

  test.each([
    [
      'after its hour on the day after, a Saturday too',
      bogota,
      '2026-11-20T20:00:00Z',
      '2026-11-21',
    ],
    [
      'where nobody works on Saturday, on Monday',
      { ...bogota, worksSaturday: false },
      '2026-11-20T20:00:00Z',
      '2026-11-23',
    ],
    [
      'without an address never today nor on a Saturday',
      null,
      '2026-11-20T10:00:00Z',
      '2026-11-23',
    ],
  ])('what leaves at once leaves %s', (_, zone, now, day) => {
    expect(plan({ zone }, goods, new Date(now)).deliveries[0]?.estimatedDate).toBe(day);
  });

  test('a day on which nobody works is the next one', () => {
    const { deliveries } = plan({ zone: { ...bogota, worksSaturday: false } });
    expect(deliveries[1]?.estimatedDate).toBe('2026-12-14');
  });
});

const morning: DeliveryWindow = {
  id: 1,
  kind: 'regular',
  weekdays: [1, 2, 3, 4, 5],
  fromHour: 8,
  toHour: 12,
  cutOffHour: 14,
  deliveryDays: 1,
  charge: 0,
  fullDays: [],
};
const express: DeliveryWindow = {
  ...morning,
  id: 2,
  kind: 'express',
  fromHour: 15,
  toHour: 18,
  cutOffHour: 11,
  deliveryDays: 0,
  charge: 12_000,
};

describe('D-11 when it is at the door', () => {
  const windows = [morning, express];
  const when = (more: Partial<Terms>) =>
    plan(more).deliveries.map(({ estimatedDate, arrivalDate, slot }) => [
      estimatedDate,
      arrivalDate,
      slot?.window.id ?? null,
    ]);

  test.each<[string, Partial<Terms>, unknown[]]>([
    ['as the zone says where it has no windows', {}, ['2026-11-20', '2026-11-21', null]],
    ['in the earliest regular window', { windows }, ['2026-11-21', '2026-11-23', 1]],
    [
      'in the window that was chosen',
      { windows, chosenWindow: { windowId: 2, day: '2026-11-20' } },
      ['2026-11-20', '2026-11-20', 2],
    ],
    ['nobody knows without an address', { zone: null, windows }, ['2026-11-23', null, null]],
  ])('%s; what is awaited gets its window later', (_, more, now) => {
    const [first, later] = when(more);
    expect(first).toEqual(now);
    expect(later?.[2]).toBeNull();
  });

  test('an express window is paid besides shipping that is free, with what comes in it', () => {
    const chosenWindow = { windowId: 2, day: '2026-11-20' };
    const zone = { ...bogota, freeFrom: 150_000 };
    const { totals, deliveries } = plan({ windows, chosenWindow, zone });
    expect(totals).toMatchObject({ shipping: 12_000, total: 162_000 });
    expect(deliveries.map(({ lines }) => lines[0]?.shippingShare)).toEqual([12_000, 0]);
  });

  test('a chosen window that is full is told, and the earliest one stands for it', () => {
    const full = { ...express, fullDays: ['2026-11-20'] };
    const chosenWindow = { windowId: 2, day: '2026-11-20' };
    const { arrival, totals } = plan({ windows: [morning, full], chosenWindow });
    expect(arrival).toMatchObject({ day: '2026-11-23', lost: { why: 'full' } });
    expect(totals.shipping).toBe(9_000);
  });
});

describe('D-22 what it comes to', () => {
  test.each<[string, Partial<Terms>, object]>([
    ['nothing for shipping as long as nobody knows where', { zone: null }, { shipping: 0 }],
    [
      'free shipping that the goods earned stays, whatever a coupon takes off',
      { zone: { ...bogota, freeFrom: 150_000 }, coupon: half },
      { shipping: 0, coupon: 75_000, total: 75_000 },
    ],
    [
      'a coupon for shipping',
      { coupon: { ...half, kind: 'free-shipping', amount: 0 } },
      { shipping: 0, coupon: 0, total: 150_000 },
    ],
    [
      'a coupon that gives nothing any more is not counted',
      { coupon: { ...half, customerUsesLeft: 0 } },
      { coupon: 0, total: 159_000 },
    ],
    [
      'the method’s charge, on goods less the coupon and shipping',
      { coupon: half, chosenMethod: 'tarjeta' },
      { paymentAdjustment: 840, total: 84_840 },
    ],
    ['that of the last order', { lastMethod: 'tarjeta' }, { paymentAdjustment: 1_590 }],
    ['no charge while none is chosen of two', {}, { paymentAdjustment: 0 }],
    ['that of the only one', { methods: [door] }, { paymentAdjustment: 1_590 }],
  ])('%s', (_, more, totals) => {
    expect(plan(more).totals).toMatchObject(totals);
  });

  test('a coupon that gives nothing is told with its reason', () => {
    expect(plan({ coupon: { ...half, customerUsesLeft: 0 } }).coupon?.refusal).toEqual({
      kind: 'used',
    });
  });

  test('methods are offered for what is paid with them', () => {
    const limits = { ...door.limits, max: 100_000 };
    const { methods } = plan({ methods: [{ ...door, limits }, card], coupon: half });
    expect(methods.map(({ refusal }) => refusal)).toEqual([null, null]);
    const [full] = plan({ methods: [{ ...door, limits }, card] }).methods;
    expect(full?.refusal).toEqual({ kind: 'big', max: 100_000 });
  });

  test('of nothing it is nothing', () => {
    expect(plan({}, [])).toMatchObject({ deliveries: [], totals: { subtotal: 0, tax: 0 } });
  });
});

describe('a discount that asks for a method', () => {
  const byCard = { ...half, methods: [{ code: 'tarjeta', name: 'Tarjeta' }] };
  test.each<[string, Partial<Terms>, string | null]>([
    ['counts with it', { chosenMethod: 'tarjeta' }, null],
    ['not with another one, and says so', { chosenMethod: 'contra-entrega' }, 'method'],
    ['nor before one is chosen', {}, 'method'],
    ['counts with that of the last order', { lastMethod: 'tarjeta' }, null],
  ])('%s', (_, more, refusal) => {
    expect(plan({ coupon: byCard, ...more }).coupon?.refusal?.kind ?? null).toBe(refusal);
  });

  test('does not count where its method does not take what would be left', () => {
    const limits = { min: 100_000, max: null, maxOwed: null, closedFor: null };
    const dear = { ...card, limits };
    const planned = plan({ coupon: byCard, methods: [door, dear], chosenMethod: 'tarjeta' });
    expect(planned.coupon?.refusal?.kind).toBe('method');
    expect(planned.method?.method.code).toBe('tarjeta');
  });
});
