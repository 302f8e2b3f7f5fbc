import type { OrderDetail } from '@matiz/contracts/orders.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import type { listDeskOrders } from '@matiz/contracts/staff/orders.ts';

type Delivery = OrderDetail['deliveries'][number];

/** For tests: what leaves together, ready to be prepared. */
export function buildDelivery(parts: Partial<Delivery> = {}): Delivery {
  return {
    deliveryId: '1',
    position: 1,
    dispatchDate: null,
    arrivalDate: null,
    window: null,
    estimatedDate: '2026-11-25',
    state: 'pending',
    isWaiting: false,
    canCancel: true,
    moved: null,
    due: 96_000,
    shipping: 8_000,
    products: [],
    ...parts,
  };
}

/** For tests: an order that is paid and waits to be prepared. */
export function buildOrder(parts: Partial<OrderDetail> = {}): OrderDetail {
  return {
    _id: '1',
    creditPart: 0,
    methodDue: 0,
    code: 'P-1',
    state: 'paid',
    placedAt: '2026-11-20T15:04:00.000Z',
    placedBy: 'Ana Ríos',
    approvedBy: null,
    customer: { _id: 'c1', name: 'Ana Ríos', businessName: 'Salón Ana' },
    address: {
      title: null,
      address: 'Calle 10 # 5-20',
      city: 'Bogotá, D.C.',
      state: 'Bogotá, D.C.',
    },
    paymentMethod: { code: 'pse', name: 'PSE', logo: 'pse', means: 'pse', isPaidAtDoor: false },
    payment: {
      state: 'paid',
      payUntil: null,
      ended: null,
      byHand: null,
      qrCode: null,
      refundDue: 0,
      refunded: 0,
    },
    coupon: null,
    discounts: [],
    totals: {
      subtotal: 96_000,
      discount: 0,
      coupon: 0,
      shipping: 0,
      paymentAdjustment: 0,
      tax: 15_327,
      total: 96_000,
    },
    cancelled: 0,
    due: 96_000,
    units: 3,
    canCancel: true,
    deliveries: [buildDelivery()],
    events: [],
    ...parts,
  };
}

/** For tests: an order as the list has it. */
export const buildOrderRow = (code: string): RowOf<typeof listDeskOrders> => ({
  id: code,
  code,
  state: 'paid',
  placedAt: '2026-11-20T15:04:00.000Z',
  customerId: 'c1',
  businessName: `Salón ${code}`,
  city: 'Bogotá, D.C.',
  sellers: '',
  deliveries: [],
  units: 3,
  total: 1_250_000,
  paymentMethod: 'PSE',
  payment: 'paid',
  campaign: null,
});
