import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { expect, test } from 'vitest';
import { buildOrder, buildUnpaid } from '../orders.builders.ts';
import { timelineOf } from './order-timeline.ts';

type State = OrderDetail['deliveries'][number]['state'];

function statesOf(state: State) {
  const order = buildOrder();
  const [delivery] = order.deliveries;
  if (!delivery) throw new Error('the order has no delivery');
  return timelineOf(order, { ...delivery, state }).map((entry) => `${entry.id} ${entry.state}`);
}

test.each<[State, string[]]>([
  ['pending', ['received done', 'in_preparation todo', 'dispatched todo', 'delivered todo']],
  [
    'in_preparation',
    ['received done', 'in_preparation current', 'dispatched todo', 'delivered todo'],
  ],
  ['dispatched', ['received done', 'in_preparation done', 'dispatched current', 'delivered todo']],
  ['delivered', ['received done', 'in_preparation done', 'dispatched done', 'delivered done']],
  ['cancelled', ['received done', 'cancelled failed']],
  ['returned', ['received done', 'returned failed']],
])('a delivery that is %s', (state, entries) => {
  expect(statesOf(state)).toEqual(entries);
});

test('the order’s times are told only where they are those of the one delivery', () => {
  const events = [{ state: 'dispatched', at: '2026-11-23T20:05:00.000Z', deliveryId: null }];
  const one = buildOrder({ events });
  const [delivery] = one.deliveries;
  if (!delivery) throw new Error('the order has no delivery');
  const sent = { ...delivery, state: 'dispatched' as const };
  const timeIn = (order: OrderDetail) =>
    timelineOf(order, sent).find(({ id }) => id === 'dispatched')?.time;
  expect(timeIn(one)).toBe('23 nov 2026, 3:05\u00a0p.\u00a0m.');
  expect(timeIn({ ...one, deliveries: [sent, sent] })).toBeUndefined();
});

test('D-12 a payment that came in has its step; one that is awaited is the current one', () => {
  const paid = { state: 'paid', at: '2026-11-20T15:30:00.000Z', deliveryId: null };
  const stepOf = (order: OrderDetail) => {
    const [delivery] = order.deliveries;
    if (!delivery) throw new Error('the order has no delivery');
    return timelineOf(order, delivery).find(({ id }) => id === 'paid');
  };
  expect(stepOf(buildOrder({ state: 'paid', events: [paid] }))).toEqual({
    id: 'paid',
    title: 'Pago recibido',
    time: '20 nov 2026, 10:30\u00a0a.\u00a0m.',
    state: 'done',
  });
  expect(stepOf(buildUnpaid())).toMatchObject({ title: 'Esperamos tu pago', state: 'current' });
  expect(stepOf(buildOrder())).toBeUndefined();
});
