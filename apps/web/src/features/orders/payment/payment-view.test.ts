import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { expect, test } from 'vitest';
import { buildOrder, buildUnpaid } from '../orders.builders.ts';
import { paymentViewOf } from './payment-view.ts';

const paid = { state: 'paid', at: '2026-11-20T15:30:00.000Z', deliveryId: null };

test.each<[string, OrderDetail, string]>([
  ['nothing was tried', buildUnpaid(), 'pay'],
  ['the bank is at work', buildUnpaid({ state: 'running' }), 'running'],
  ['the bank said no', buildUnpaid({ state: 'declined' }), 'declined'],
  ['paid', buildUnpaid({ state: 'paid' }, { state: 'paid' }), 'placed'],
  ['to be paid at the door', buildOrder(), 'placed'],
  ['on its way', buildOrder({ state: 'dispatched' }), 'elsewhere'],
  [
    'never paid',
    buildUnpaid({ state: 'none', ended: 'expired' }, { state: 'cancelled' }),
    'unpaid',
  ],
  [
    'paid too late',
    buildUnpaid({ state: 'paid', refundDue: 28_000 }, { state: 'cancelled' }),
    'refund',
  ],
  ['to be paid at the door, cancelled', buildOrder({ state: 'cancelled' }), 'elsewhere'],
  [
    'paid, cancelled, and nothing goes back',
    buildUnpaid({ state: 'paid' }, { state: 'cancelled', events: [paid] }),
    'elsewhere',
  ],
])('D-12 %s', (_, order, view) => {
  expect(paymentViewOf(order)).toBe(view);
});
