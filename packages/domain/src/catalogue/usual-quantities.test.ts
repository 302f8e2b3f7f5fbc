import { describe, expect, test } from 'vitest';
import { type OrderedUnits, usualQuantities } from './usual-quantities.ts';

/** Orders as `7.43 3, 6.0 6`, one text each. */
function ordersOf(...orders: readonly string[]): OrderedUnits[] {
  return orders.flatMap((order, index) =>
    order.split(', ').map((line) => {
      const [code = '', units] = line.split(' ');
      return { order: `${index}`, code, units: Number(units) };
    }),
  );
}

describe('usualQuantities', () => {
  test.each<[string, string[], string[]]>([
    ['nothing was ordered', [], []],
    ['of the only order, all of it', ['7.43 3, 6.0 6'], ['6.0 6 in 1', '7.43 3 in 1']],
    ['once of two is no habit', ['7.43 3, 6.0 6', '7.43 3'], ['7.43 3 in 2']],
    ['orders with nothing in common', ['7.43 3', '6.0 6'], []],
    ['the middle of what was ordered', ['6.0 2', '6.0 30', '6.0 4'], ['6.0 4 in 3']],
    ['the smaller of two in the middle', ['6.0 2', '6.0 8', '6.0 4', '6.0 6'], ['6.0 4 in 4']],
    ['now and later in one order are one', ['6.0 2, 6.0 4', '6.0 6'], ['6.0 6 in 2']],
    [
      'the most often ordered first',
      ['5.0 1, 7.43 1', '5.0 1, 7.43 1', '7.43 1'],
      ['7.43 1 in 3', '5.0 1 in 2'],
    ],
  ])('%s', (_of, orders, usual) => {
    const found = usualQuantities(ordersOf(...orders.filter((order) => order !== '')));
    expect(found.map(({ code, quantity, orders: n }) => `${code} ${quantity} in ${n}`)).toEqual(
      usual,
    );
  });
});
