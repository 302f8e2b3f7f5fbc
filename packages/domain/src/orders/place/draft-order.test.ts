import { describe, expect, test } from 'vitest';
import {
  aCart,
  aCombo,
  aLine,
  anArrival,
  aPart,
  aPresale,
  aSellable,
  aTone,
  cartNow,
} from '../../cart/cart.builders.ts';
import { planCart } from '../../cart/plan/plan-cart.ts';
import type { Sellable } from '../../catalogue/sellable.ts';
import { draftOrder } from './draft-order.ts';
import { planPurchase } from './plan-purchase.ts';

/** What lines of these sellables become, with the first ids that are made. */
function draft(lines: Parameters<typeof aCart>[0], ...sellables: Sellable[]) {
  const { lines: planned } = planCart(aCart(lines, ...sellables), cartNow);
  const terms = {
    windows: [],
    chosenWindow: null,
    methods: [],
    owed: {},
    credit: null,
    creditPart: 0,
    chosenMethod: null,
    lastMethod: null,
    coupon: null,
    automatic: [],
    cityCode: null,
  };
  const zone = {
    shippingPrice: 9_000,
    freeFrom: null,
    minOrder: null,
    worksSaturday: true,
    cutOffHour: 24,
    deliveryDays: 1,
    cashOnDelivery: true,
  };
  const plan = planPurchase(planned, { ...terms, zone }, { now: cartNow, openMeans: [] });
  let made = 0;
  const newId = () => {
    made += 1;
    return `id ${made}`;
  };
  return draftOrder(plan, newId);
}

describe('D-6 an order is frozen as it was agreed', () => {
  test('a line keeps its price, its names, its tax and its shares', () => {
    const tone = aTone(7, { prices: aSellable().prices, taxRate: 19 });
    const { lines } = draft([aLine(1, { versionId: 7, quantity: 3 })], tone);
    expect(lines).toEqual([
      {
        id: 'id 1',
        delivery: 1,
        position: 1,
        productId: 1,
        versionId: 7,
        assemblyVersionIds: [],
        arrivalId: null,
        code: 'KOL',
        versionCode: 'KOL-7',
        name: 'Kolor',
        versionName: '7.0 Tono',
        brand: 'Alma',
        quantity: 3,
        unitPrice: 1_000,
        originalPrice: 1_000,
        taxRate: 19,
        total: 3_000,
        priceSteps: [{ kind: 'base', id: null, name: '', before: 1_000, after: 1_000 }],
        couponDiscount: 0,
        paymentShare: 0,
        shippingShare: 9_000,
        tax: 1_916,
      },
    ]);
  });

  test('deliveries are counted as they leave, and lines over all of them', () => {
    const later = { arrivals: [anArrival('5', 4)].map((one) => ({ ...one, date: '2026-12-01' })) };
    const { deliveries, lines, arrivals, stock } = draft(
      [aLine(1, { quantity: 2 }), aLine(2, { advance: true, quantity: 3 })],
      aPresale(2, later),
    );
    expect(deliveries).toMatchObject([
      { position: 1, dispatchDate: null, estimatedDate: '2026-11-20' },
      { position: 2, dispatchDate: '2026-12-01', estimatedDate: '2026-12-01' },
    ]);
    expect(
      lines.map(({ id, delivery, position, quantity, arrivalId }) => [
        id,
        delivery,
        position,
        quantity,
        arrivalId,
      ]),
    ).toEqual([
      ['id 1', 1, 1, 2, null],
      ['id 2', 2, 2, 3, 5],
    ]);
    expect(stock).toEqual([{ versionId: 1, units: 2 }]);
    expect(arrivals).toEqual([{ arrivalId: 5, units: 3 }]);
  });
});

describe('D-7 what an order takes', () => {
  const set = aCombo([
    aPart('TIN', [[30, 40]], 2),
    aPart('OXI', [
      [8, 40],
      [9, 40],
    ]),
  ]);

  test('of each stock row once, in the order in which rows are locked', () => {
    const { stock } = draft(
      [
        aLine(1, { productId: 9, versionId: 90, assemblyVersionIds: [9], quantity: 3 }),
        aLine(2, { productId: 2, versionId: 30, quantity: 4 }),
      ],
      set,
      aSellable({ productId: 2, versionId: 30, stock: 40 }),
    );
    expect(stock).toEqual([
      { versionId: 9, units: 3 },
      { versionId: 30, units: 10 },
    ]);
  });

  test('a combo is named by what was chosen for its parts', () => {
    const chosen = { productId: 9, versionId: 90, assemblyVersionIds: [9] };
    const { lines } = draft([aLine(1, chosen)], set);
    expect(lines[0]).toMatchObject({ versionName: 'Tono 9', assemblyVersionIds: [9] });
  });

  test('of nothing, nothing', () => {
    expect(draft([])).toEqual({ deliveries: [], lines: [], stock: [], arrivals: [] });
  });
});
