import type { OrderDetail, Purchase } from '@matiz/contracts/orders.ts';
import { buildLine } from '../cart/cart.builders.ts';

const totals = {
  subtotal: 20_000,
  discount: 0,
  shipping: 8000,
  paymentAdjustment: 0,
  tax: 3193,
  total: 28_000,
};
const customer = { _id: 'c1', name: 'Ana Ríos', businessName: 'Salón Ana' };

/** For tests: a purchase that nothing speaks against. */
export function buildPurchase(parts: Partial<Purchase> = {}): Purchase {
  return {
    cartId: 'cart',
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
        name: 'Contra-entrega',
        description: 'Pagas al recibir.',
        logo: 'contra-entrega',
        movement: null,
        adjustment: 0,
        isAvailable: true,
        reason: null,
      },
    ],
    deliveries: [
      {
        dispatchDate: null,
        estimatedDate: '2026-11-23',
        units: 2,
        amount: 20_000,
        products: [buildLine()],
      },
    ],
    totals,
    coverageMessage: null,
    ...parts,
  };
}

/** For tests: a confirmed order with one delivery. */
export function buildOrder(parts: Partial<OrderDetail> = {}): OrderDetail {
  const { stock: _, ...line } = buildLine();
  return {
    _id: 'order',
    code: 'MZ-7K4P-2Q9X',
    state: 'confirmed',
    placedAt: '2026-11-20T15:24:00.000Z',
    placedBy: 'Ana Ríos',
    customer,
    address: { title: 'Salón', address: 'Cra. 13 # 57-24', city: 'Bogotá', state: 'Bogotá, D.C.' },
    paymentMethod: { code: 'contra-entrega', name: 'Contra-entrega' },
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
        state: 'pending',
        isWaiting: false,
        canCancel: true,
        moved: null,
        products: [{ ...line, tax: 3193, taxRate: 19 }],
      },
    ],
    events: [{ state: 'confirmed', at: '2026-11-20T15:24:00.000Z', deliveryId: null }],
    ...parts,
  };
}
