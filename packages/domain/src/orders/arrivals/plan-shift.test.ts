import { describe, expect, test } from 'vitest';
import { planShift } from './plan-shift.ts';
import { waitingLine, waitingOrder } from './waiting-order.builders.ts';

const pending = (position: number, dispatchDate: string | null) => ({
  position,
  dispatchDate,
  arrivalDate: null,
  state: 'pending' as const,
});
const ana = waitingOrder('ana', [waitingLine('a1'), waitingLine('a2')]);
const eva = waitingOrder('eva', [waitingLine('e1'), waitingLine('e2', { arrivalId: 9 })], {
  deliveries: [pending(1, '2026-12-01'), pending(2, null)],
});
const shift = (moving: readonly string[], to: string, orders = [ana, eva]) =>
  planShift({ orders, moving: new Set(moving), from: '2026-12-01', to });

describe('D-8 deliveries follow the arrival that they wait for', () => {
  test('each order by itself; those of which nothing moves are left out', () => {
    expect(shift(['a1', 'a2'], '2026-12-09')).toEqual([
      {
        orderId: 'ana',
        customerId: 'customer of ana',
        source: 1,
        target: 1,
        how: 'moved',
        isEmptied: false,
        from: '2026-12-01',
        to: '2026-12-09',
        estimatedDate: '2026-12-09',
        arrivalDate: '2026-12-10',
        lineIds: ['a1', 'a2'],
      },
    ]);
  });

  test('what keeps its day stays behind, and only the lines that move are named', () => {
    const [first, second] = shift(['a2', 'e1'], '2026-12-09');
    expect(first).toMatchObject({ source: 1, target: 2, how: 'opened', lineIds: ['a2'] });
    expect(second).toMatchObject({ source: 1, target: 3, how: 'opened', lineIds: ['e1'] });
  });

  test('a delivery of that day that is there takes them in', () => {
    const sol = waitingOrder('sol', [waitingLine('s1')], {
      deliveries: [pending(1, '2026-12-01'), pending(2, '2026-12-09')],
    });
    expect(shift(['s1'], '2026-12-09', [sol])).toMatchObject([
      { source: 1, target: 2, how: 'joined', isEmptied: true },
    ]);
  });

  test.each([
    ['a Tuesday that is a holiday', '2026-12-08', false, '2026-12-09'],
    ['a Saturday, where nobody works then', '2026-12-12', false, '2026-12-14'],
    ['a Saturday, where they do', '2026-12-12', true, '2026-12-12'],
  ])('leaves on the next business day of its city: %s', (_, to, worksSaturday, estimated) => {
    const order = waitingOrder('ana', [waitingLine('a1')], { worksSaturday });
    const [moved] = shift(['a1'], to, [order]);
    expect([moved?.to, moved?.estimatedDate]).toEqual([to, estimated]);
  });
});
