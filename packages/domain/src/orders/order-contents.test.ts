import { describe, expect, test } from 'vitest';
import { orderContents, orderDelivery } from './order-contents.builders.ts';
import { orderStateWith } from './order-contents.ts';
import { type DeliveryState, deliveryStates, type OrderState, orderStates } from './order-state.ts';
import { stateWords } from './state-words.ts';

/** Deliveries 1, 2 … in these states. */
const orderOf = (state: OrderState, ...deliveries: DeliveryState[]) =>
  orderContents(
    deliveries.map((each, place) => orderDelivery(place + 1, each)),
    { state },
  );

describe('where an order stands once some of its deliveries moved', () => {
  test.each<[string, OrderState, DeliveryState[], number[], DeliveryState, OrderState]>([
    ['the only one is prepared', 'confirmed', ['pending'], [1], 'in_preparation', 'in_preparation'],
    [
      'one of two is prepared',
      'paid',
      ['pending', 'pending'],
      [1],
      'in_preparation',
      'in_preparation',
    ],
    [
      'one of two leaves',
      'in_preparation',
      ['in_preparation', 'pending'],
      [1],
      'dispatched',
      'in_preparation',
    ],
    [
      'the last one leaves',
      'in_preparation',
      ['delivered', 'in_preparation'],
      [2],
      'dispatched',
      'dispatched',
    ],
    [
      'the last one is there',
      'dispatched',
      ['delivered', 'dispatched'],
      [2],
      'delivered',
      'delivered',
    ],
    [
      'one is cancelled and the other waits',
      'confirmed',
      ['pending', 'pending'],
      [2],
      'cancelled',
      'confirmed',
    ],
    [
      'one is cancelled and the other is there',
      'in_preparation',
      ['delivered', 'pending'],
      [2],
      'cancelled',
      'delivered',
    ],
    ['all are cancelled', 'created', ['pending', 'pending'], [1, 2], 'cancelled', 'cancelled'],
    [
      'one of two comes back',
      'delivered',
      ['delivered', 'delivered'],
      [1],
      'returned',
      'delivered',
    ],
    ['both have come back', 'delivered', ['returned', 'delivered'], [2], 'returned', 'returned'],
    [
      'a position that there is not changes nothing',
      'paid',
      ['pending'],
      [7],
      'dispatched',
      'paid',
    ],
  ])('%s', (_, state, deliveries, positions, to, after) => {
    expect(orderStateWith(orderOf(state, ...deliveries), positions, to)).toBe(after);
  });
});

test('every state has one word, and no two of an order the same', () => {
  const states = [...new Set([...orderStates, ...deliveryStates])];
  expect(Object.keys(stateWords).sort()).toEqual(states.toSorted());
  expect(new Set(Object.values(stateWords)).size).toBe(states.length);
});
