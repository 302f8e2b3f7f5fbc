import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { describe, expect, it } from 'vitest';
import { sayDue, sayPaymentsOnDelivery, whenOf } from './say-when.ts';

type Delivery = OrderDetail['deliveries'][number];

const delivery = (parts: Partial<Delivery> = {}): Delivery => ({
  deliveryId: '1',
  position: 1,
  dispatchDate: null,
  estimatedDate: '2026-12-01',
  arrivalDate: null,
  window: null,
  state: 'pending',
  isWaiting: false,
  moved: null,
  canCancel: true,
  products: [],
  due: 59_000,
  shipping: 9_000,
  ...parts,
});
const later = delivery({ position: 2, dispatchDate: '2026-12-01', due: 20_000, shipping: 0 });
const order = (isPaidAtDoor: boolean, ...deliveries: Delivery[]) =>
  ({ paymentMethod: { isPaidAtDoor }, deliveries }) as OrderDetail;

describe('when a delivery comes, in a mail', () => {
  it.each<[string, Delivery, number]>([
    ['Tu entrega: sale el mar 1 de dic', delivery(), 1],
    ['Entrega 1 de 2: sale el mar 1 de dic', delivery(), 2],
    ['Entrega 2 de 2, en preventa: sale el mar 1 de dic', later, 2],
    ['Tu entrega: llega el mié 2 de dic', delivery({ arrivalDate: '2026-12-02' }), 1],
    [
      'Tu entrega: llega el mié 2 de dic, de 8\u00a0a.\u00a0m. a 12\u00a0m.',
      delivery({
        arrivalDate: '2026-12-02',
        window: { windowId: '1', kind: 'regular', from: 8, to: 12, charge: 0, ownShipping: 0 },
      }),
      1,
    ],
    ['Tu entrega: cancelada', delivery({ state: 'cancelled' }), 1],
  ])('%s', (text, one, of) => {
    expect(whenOf(one, of)).toBe(text);
  });
});

describe('what is paid at the door with it (ADR 27)', () => {
  const two = order(true, delivery(), later);

  it.each<[string, Delivery, OrderDetail, string[]]>([
    ['with shipping', delivery(), two, ['Al recibirla pagas $\u00a059.000, con el envío.']],
    ['without', later, two, ['Al recibirla pagas $\u00a020.000.']],
    ['nothing is said of an only one', delivery(), order(true, delivery()), []],
    ['nor of one that is paid online', delivery(), order(false, delivery(), later), []],
    ['nor once it came', delivery({ state: 'delivered' }), two, []],
    ['nor when it came back', delivery({ state: 'returned' }), two, []],
    ['nor when nothing is due', delivery({ due: 0 }), two, []],
  ])('%s', (_, one, whole, said) => {
    expect(sayDue(one, whole)).toEqual(said);
  });

  it('says all of them together, where there are several that still come', () => {
    expect(sayPaymentsOnDelivery(two)).toEqual([
      'Así pagas al recibir: entrega 1: $\u00a059.000, con el envío; entrega 2: $\u00a020.000.',
    ]);
    expect(sayPaymentsOnDelivery(order(true, delivery({ state: 'delivered' }), later))).toEqual([]);
  });
});
