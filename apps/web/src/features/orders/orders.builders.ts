import type { Coupon } from '@matiz/contracts/orders/coupons.ts';
import type { OrderDetail, OrderRow, Purchase } from '@matiz/contracts/orders.ts';
import { buildLine } from '#features/buying/cart.builders.ts';

const totals = {
  subtotal: 20_000,
  discount: 0,
  coupon: 0,
  shipping: 8000,
  paymentAdjustment: 0,
  tax: 4471,
  total: 28_000,
};
const customer = { _id: 'c1', name: 'Ana Ríos', businessName: 'Salón Ana' };

/** For tests: a purchase that nothing speaks against. */
export function buildPurchase(parts: Partial<Purchase> = {}): Purchase {
  return {
    cartId: 'cart',
    credit: null,
    customer,
    address: {
      _id: 'salon',
      title: 'Salón',
      address: 'Cra. 13 # 57-24',
      complement: null,
      neighbourhood: null,
      phone: null,
      city: 'Bogotá',
      state: 'Bogotá, D.C.',
      cityid: '11001',
      stateid: '11',
      customer_id: 'c1',
      isDefault: true,
    },
    paymentMethod: 'contra-entrega',
    paymentMethods: [
      {
        code: 'contra-entrega',
        means: null,
        isPaidAtDoor: true,
        name: 'Contra-entrega',
        description: 'Pagas al recibir.',
        logo: 'contra-entrega',
        movement: null,
        adjustment: 0,
        limit: null,
        isAvailable: true,
        reason: null,
      },
    ],
    deliveries: [
      {
        dispatchDate: null,
        estimatedDate: '2026-11-23',
        arrivalDate: '2026-11-24',
        window: null,
        orderBy: '2026-11-23T19:00:00.000Z',
        units: 2,
        amount: 20_000,
        due: 28_000,
        shipping: 8000,
        products: [buildLine()],
      },
    ],
    totals,
    coupon: null,
    discounts: [],
    nearMixes: [],
    coverageMessage: null,
    minimumMessage: null,
    windowMessage: null,
    hasWindows: false,
    ...parts,
  };
}

/** For tests: a confirmed order with one delivery. */
export function buildOrder(parts: Partial<OrderDetail> = {}): OrderDetail {
  const { stock: _, ...line } = buildLine();
  return {
    _id: 'order',
    creditPart: 0,
    methodDue: totals.total,
    code: 'MZ-7K4P-2Q9X',
    state: 'confirmed',
    placedAt: '2026-11-20T15:24:00.000Z',
    placedBy: 'Ana Ríos',
    approvedBy: null,
    customer,
    address: { title: 'Salón', address: 'Cra. 13 # 57-24', city: 'Bogotá', state: 'Bogotá, D.C.' },
    paymentMethod: {
      code: 'contra-entrega',
      name: 'Contra-entrega',
      logo: 'contra-entrega',
      means: null,
      isPaidAtDoor: true,
    },
    payment: {
      state: 'due',
      payUntil: null,
      ended: null,
      byHand: null,
      qrCode: null,
      refundDue: 0,
      refunded: 0,
    },
    coupon: null,
    discounts: [],
    totals,
    cancelled: 0,
    due: totals.total,
    units: 2,
    canCancel: true,
    deliveries: [
      {
        deliveryId: '1',
        position: 1,
        dispatchDate: null,
        estimatedDate: '2026-11-23',
        arrivalDate: '2026-11-24',
        window: null,
        state: 'pending',
        isWaiting: false,
        canCancel: true,
        moved: null,
        due: 28_000,
        shipping: 8000,
        products: [
          {
            ...line,
            couponDiscount: 0,
            paid: 28_000,
            shippingShare: 8000,
            base: 23_529,
            tax: 4471,
            taxRate: 19,
          },
        ],
      },
    ],
    events: [{ state: 'confirmed', at: '2026-11-20T15:24:00.000Z', deliveryId: null }],
    ...parts,
  };
}

/** For tests: an order that holds its goods until it is paid online (D-12). */
export function buildUnpaid(
  payment: Partial<OrderDetail['payment']> = {},
  parts: Partial<OrderDetail> = {},
): OrderDetail {
  return buildOrder({
    state: 'created',
    paymentMethod: {
      code: 'tarjeta',
      name: 'Tarjeta de crédito o débito',
      logo: 'visa',
      means: 'card',
      isPaidAtDoor: false,
    },
    payment: {
      state: 'waiting',
      payUntil: '2026-11-20T15:39:00.000Z',
      ended: null,
      byHand: null,
      qrCode: null,
      refundDue: 0,
      refunded: 0,
      ...payment,
    },
    canCancel: false,
    events: [{ state: 'created', at: '2026-11-20T15:24:00.000Z', deliveryId: null }],
    ...parts,
  });
}

/** For tests: the row of an order of a list. */
export function buildRow(parts: Partial<OrderRow> = {}): OrderRow {
  return {
    _id: 'order',
    code: 'MZ-7K4P-2Q9X',
    state: 'confirmed',
    payUntil: null,
    paymentState: null,
    placedAt: '2026-11-20T15:24:00.000Z',
    customerName: 'Salón Ana',
    placedBy: 'Ana Ríos',
    units: 2,
    total: totals.total,
    due: totals.total,
    deliveries: 1,
    deliveryStates: [],
    pictures: [],
    ...parts,
  };
}

/** For tests: a coupon that may be used. */
export function buildCoupon(parts: Partial<Coupon> = {}): Coupon {
  return {
    code: 'COLOR25',
    title: '$ 25.000 menos',
    description: 'En compras desde $ 200.000.',
    lastDay: '2026-12-15',
    isAutomatic: false,
    discount: 25_000,
    isApplied: false,
    reason: null,
    missing: null,
    ...parts,
  };
}
