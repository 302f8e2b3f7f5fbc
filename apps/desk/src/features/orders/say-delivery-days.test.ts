import { expect, test } from 'vitest';
import { buildDelivery } from '#testing/orders.ts';
import { sayDeliveryDays } from './say-delivery-days.ts';

const window = {
  windowId: '1',
  kind: 'regular',
  from: 8,
  to: 12,
  charge: 0,
  ownShipping: 0,
} as const;

test.each([
  [
    'what leaves and comes',
    { arrivalDate: '2026-11-27', window },
    'Sale el mié 25 de nov · Llega el vie 27 de nov, de 8 a. m. a 12 m.',
  ],
  [
    'what comes at any hour',
    { arrivalDate: '2026-11-27' },
    'Sale el mié 25 de nov · Llega el vie 27 de nov',
  ],
  ['an order of before days at the door', {}, 'Sale el mié 25 de nov'],
  [
    'what is on its way',
    { arrivalDate: '2026-11-27', state: 'dispatched' },
    'Llega el vie 27 de nov',
  ],
  [
    'what is express',
    { arrivalDate: '2026-11-25', window: { ...window, kind: 'express', from: 16, to: 20 } },
    'Sale el mié 25 de nov · Llega el mié 25 de nov, de 4 p. m. a 8 p. m. · Exprés',
  ],
  [
    'what waits and moved',
    { isWaiting: true, moved: { from: '2026-11-20', at: '2026-11-19T12:00:00Z', isKept: true } },
    'Sale el mié 25 de nov · Espera mercancía que no ha llegado · Cambió de fecha: antes era el vie 20 de nov',
  ],
] as const)('%s', (_, parts, said) => {
  expect(sayDeliveryDays(buildDelivery(parts)).replaceAll('\u00a0', ' ')).toBe(said);
});
