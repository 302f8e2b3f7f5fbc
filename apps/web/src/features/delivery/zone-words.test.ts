import { expect, test } from 'vitest';
import { describeZone } from './zone-words.ts';

const zone = {
  _id: '1',
  name: 'Bogotá',
  warehouse: 'Bogotá',
  deliveryDays: 1,
  cutOffHour: 14,
  worksSaturday: true,
  calendar: { closed: [], open: [] },
  cashOnDelivery: true,
  shippingPrice: 12_900,
  freeFrom: 250_000,
  minOrder: null,
};

test.each([
  [
    'a price that ends',
    {},
    'Llega 1 día hábil después del despacho · Envío\u00a0$\u00a012.900, gratis desde $\u00a0250.000',
  ],
  [
    'a price that never ends, days away',
    { deliveryDays: 5, freeFrom: null },
    'Llega 5 días hábiles después del despacho · Envío\u00a0$\u00a012.900',
  ],
  [
    'nothing, so that nothing ends',
    { shippingPrice: 0 },
    'Llega 1 día hábil después del despacho · Envío gratis',
  ],
  [
    'no money at the door',
    { shippingPrice: 0, cashOnDelivery: false },
    'Llega 1 día hábil después del despacho · Envío gratis · Sin pago contra entrega',
  ],
])('a zone with %s', (_, part, words) => {
  expect(describeZone({ ...zone, ...part })).toBe(words);
});
