import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canCancelAll,
  canMove,
  canMoveDelivery,
  type DeliveryState,
  deliveryStates,
  deliveryTransitions,
  nextDeliveryStates,
  orderStateFrom,
  orderStates,
  orderTransitions,
} from './order-state.ts';

/** Written apart from the table under test, one move a word. */
const orderMoves = new Set(
  [
    'created>paid created>confirmed created>cancelled',
    'paid>in_preparation paid>cancelled confirmed>in_preparation confirmed>cancelled',
    'in_preparation>dispatched in_preparation>cancelled',
    'dispatched>delivered dispatched>returned delivered>returned',
  ].flatMap((line) => line.split(' ')),
);

const deliveryMoves = new Set(
  [
    'pending>in_preparation pending>cancelled in_preparation>dispatched in_preparation>cancelled',
    'dispatched>delivered dispatched>returned delivered>returned',
  ].flatMap((line) => line.split(' ')),
);

function reachableFrom<State extends string>(
  start: State,
  transitions: Record<State, readonly State[]>,
): Set<State> {
  const reached = new Set<State>([start]);
  for (const state of reached) {
    for (const next of transitions[state]) reached.add(next);
  }
  return reached;
}

describe('D-10 the transitions of an order are a table', () => {
  const pairs = orderStates.flatMap((from) => orderStates.map((to) => ({ from, to })));
  test.each(pairs)('$from to $to', ({ from, to }) => {
    expect(canMove(from, to)).toBe(orderMoves.has(`${from}>${to}`));
  });

  test('no state is unreachable', () => {
    expect(reachableFrom('created', orderTransitions)).toEqual(new Set(orderStates));
  });

  test('cancelled and returned are the only ends', () => {
    const ends = orderStates.filter((state) => orderTransitions[state].length === 0);
    expect(ends).toEqual(['cancelled', 'returned']);
  });
});

describe('D-8 each delivery has a state of its own', () => {
  const pairs = deliveryStates.flatMap((from) => deliveryStates.map((to) => ({ from, to })));
  test.each(pairs)('$from to $to', ({ from, to }) => {
    expect(canMoveDelivery(from, to)).toBe(deliveryMoves.has(`${from}>${to}`));
  });

  test('no state is unreachable', () => {
    expect(reachableFrom('pending', deliveryTransitions)).toEqual(new Set(deliveryStates));
  });
});

describe('D-10 an order stands where its deliveries do', () => {
  test.each<[DeliveryState[], ReturnType<typeof orderStateFrom>]>([
    [['pending', 'pending'], 'confirmed'],
    [['in_preparation', 'pending'], 'in_preparation'],
    [['delivered', 'pending'], 'in_preparation'],
    [['dispatched', 'delivered'], 'dispatched'],
    [['dispatched', 'cancelled'], 'dispatched'],
    [['delivered', 'delivered'], 'delivered'],
    [['delivered', 'returned'], 'delivered'],
    [['returned', 'cancelled'], 'returned'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [['cancelled', 'pending'], 'confirmed'],
  ])('%j: %s', (deliveries, state) => {
    expect(orderStateFrom('confirmed', deliveries)).toBe(state);
  });

  test('however its deliveries move, it only goes where the table leads', () => {
    const move = fc.record({ delivery: fc.nat(2), choice: fc.nat(3) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.array(move), (count, moves) => {
        const deliveries: DeliveryState[] = Array.from({ length: count }, () => 'pending');
        let order = orderStateFrom('confirmed', deliveries);
        for (const { delivery, choice } of moves) {
          const place = delivery % count;
          const options = deliveryTransitions[deliveries[place] ?? 'pending'];
          const next = options[choice % Math.max(1, options.length)];
          if (next) deliveries[place] = next;
          const now = orderStateFrom(order, deliveries);
          expect(reachableFrom(order, orderTransitions)).toContain(now);
          order = now;
        }
      }),
    );
  });
});

describe('§2 cancelling all of an order', () => {
  test.each<[DeliveryState[], boolean]>([
    [['pending'], true],
    [['in_preparation', 'pending'], true],
    [['cancelled', 'pending'], true],
    [['dispatched', 'pending'], false],
    [['delivered'], false],
    [['cancelled'], false],
  ])('%j: %s', (deliveries, expected) => {
    expect(canCancelAll(deliveries)).toBe(expected);
  });
});

describe('D-10 where staff may take a delivery next', () => {
  test.each([
    ['created', 'pending', false, ''],
    ['paid', 'pending', false, 'in_preparation cancelled'],
    ['paid', 'pending', true, 'cancelled'],
    ['in_preparation', 'in_preparation', false, 'dispatched cancelled'],
    ['dispatched', 'dispatched', false, 'delivered returned'],
    ['delivered', 'delivered', false, 'returned'],
    ['cancelled', 'cancelled', false, ''],
  ] as const)('of an order %s, one that is %s and waits: %s', (order, state, isWaiting, next) => {
    expect(nextDeliveryStates(order, { state, isWaiting }).join(' ')).toBe(next);
  });
});
