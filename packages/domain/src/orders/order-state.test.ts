import { describe, expect, test } from 'vitest';
import {
  canMove,
  canMoveDelivery,
  DELIVERY_STATES,
  DELIVERY_TRANSITIONS,
  ORDER_STATES,
  ORDER_TRANSITIONS,
} from './order-state.ts';

/** Written apart from the table under test, one move a word. */
const ORDER_MOVES = new Set(
  [
    'created>paid created>confirmed created>cancelled',
    'paid>in_preparation paid>cancelled confirmed>in_preparation confirmed>cancelled',
    'in_preparation>dispatched in_preparation>cancelled',
    'dispatched>delivered dispatched>returned delivered>returned',
  ].flatMap((line) => line.split(' ')),
);

const DELIVERY_MOVES = new Set(
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
  const pairs = ORDER_STATES.flatMap((from) => ORDER_STATES.map((to) => ({ from, to })));
  test.each(pairs)('$from to $to', ({ from, to }) => {
    expect(canMove(from, to)).toBe(ORDER_MOVES.has(`${from}>${to}`));
  });

  test('no state is unreachable', () => {
    expect(reachableFrom('created', ORDER_TRANSITIONS)).toEqual(new Set(ORDER_STATES));
  });

  test('cancelled and returned are the only ends', () => {
    const ends = ORDER_STATES.filter((state) => ORDER_TRANSITIONS[state].length === 0);
    expect(ends).toEqual(['cancelled', 'returned']);
  });
});

describe('D-8 each delivery has a state of its own', () => {
  const pairs = DELIVERY_STATES.flatMap((from) => DELIVERY_STATES.map((to) => ({ from, to })));
  test.each(pairs)('$from to $to', ({ from, to }) => {
    expect(canMoveDelivery(from, to)).toBe(DELIVERY_MOVES.has(`${from}>${to}`));
  });

  test('no state is unreachable', () => {
    expect(reachableFrom('pending', DELIVERY_TRANSITIONS)).toEqual(new Set(DELIVERY_STATES));
  });
});
