import { describe, expect, test } from 'vitest';
import { expectedRest, planServing } from './plan-serving.ts';
import { waitingLine, waitingOrder } from './waiting-order.builders.ts';
import { linesWaitingFor } from './waiting-order.ts';

const ana = waitingOrder('ana', [
  waitingLine('a1', { quantity: 3 }),
  waitingLine('a2', { position: 2, arrivalId: null, quantity: 9 }),
]);
const eva = waitingOrder('eva', [
  waitingLine('e1', { quantity: 4, couponDiscount: 4_000, tax: 6_000 }),
  waitingLine('e2', { position: 2, isServed: true, quantity: 9 }),
  waitingLine('e3', { position: 3, quantity: 2 }),
]);

function serve(units: number) {
  let made = 0;
  const newId = () => {
    made += 1;
    return `new ${made}`;
  };
  return planServing([ana, eva], 7, units, newId);
}

describe('D-8 what came is shared out, order by order in their turn', () => {
  test.each([
    [12, ['a1', 'e1', 'e3'], [], 9, 0, 3],
    [9, ['a1', 'e1', 'e3'], [], 9, 0, 0],
    [7, ['a1', 'e1'], ['e3'], 7, 2, 0],
    [5, ['a1', 'e1'], ['new 1', 'e3'], 5, 4, 0],
    [3, ['a1'], ['e1', 'e3'], 3, 6, 0],
    [0, [], ['a1', 'e1', 'e3'], 0, 9, 0],
  ])('of %d units', (units, servedIds, unservedIds, servedUnits, missing, left) => {
    const serving = serve(units);
    expect(serving).toMatchObject({ servedIds, servedUnits, missing, left });
    expect([...serving.unservedIds]).toEqual(unservedIds);
  });

  test('a line that comes in two parts is cut: what came keeps its id, the rest comes last', () => {
    const { splits, orders } = serve(5);
    expect(splits).toEqual([
      {
        lineId: 'e1',
        newId: 'new 1',
        position: 4,
        quantity: 2,
        couponDiscount: 2_000,
        paymentShare: 0,
        shippingShare: 0,
        tax: 3_000,
      },
    ]);
    expect(orders[1]?.lines.map(({ id }) => id)).toEqual(['e1', 'new 1', 'e2', 'e3']);
    expect(orders[0]).toEqual(ana);
  });

  test('a line that comes whole, or not at all, is not cut', () => {
    expect([serve(7), serve(3), serve(0)].map(({ splits }) => splits)).toEqual([[], [], []]);
  });

  test('those wait that were promised of this arrival and have not got theirs', () => {
    expect([ana, eva].map((order) => linesWaitingFor(order, 7).map(({ id }) => id))).toEqual([
      ['a1'],
      ['e1', 'e3'],
    ]);
    expect(linesWaitingFor(ana, 8)).toEqual([]);
  });
});

describe('what is expected later', () => {
  test.each([
    ['what was announced and did not come', 20, { units: 12, missing: 0 }, 8],
    ['at least what is promised', 20, { units: 19, missing: 4 }, 4],
    ['nothing when all came', 20, { units: 20, missing: 0 }, 0],
    ['nothing when more came', 20, { units: 25, missing: 0 }, 0],
  ])('%s', (_, cap, came, rest) => {
    expect(expectedRest(cap, came)).toBe(rest);
  });
});
