import { describe, expect, test } from 'vitest';
import { type CarryingDelivery, carryShipping } from './carry-shipping.ts';

const delivery = (
  position: number,
  dispatchDate: string | null,
  state: CarryingDelivery['state'] = 'pending',
) => ({ position, dispatchDate, state });
const line = (id: string, of: number, paid: number, shippingShare = 0) => ({
  id,
  delivery: of,
  paid,
  shippingShare,
  ratePercent: 19,
});
/** The first delivery carries shipping: 9000 over two lines. */
const lines = [line('a', 1, 50_000, 6000), line('b', 1, 25_000, 3000), line('c', 2, 47_000)];

describe('shipping is paid once, with the first delivery that is brought', () => {
  test.each([
    ['while it is the first', [delivery(1, null), delivery(2, '2026-12-01')]],
    [
      'though the other leaves on the same day',
      [delivery(1, '2026-12-01'), delivery(2, '2026-12-01')],
    ],
    [
      'once it has left, whatever becomes of the rest',
      [delivery(1, '2026-12-20', 'dispatched'), delivery(2, null)],
    ],
    ['once both have left', [delivery(1, null, 'delivered'), delivery(2, null, 'delivered')]],
    ['when all is cancelled', [delivery(1, null, 'cancelled'), delivery(2, null, 'cancelled')]],
  ])('it stays %s', (_, deliveries) => {
    expect(carryShipping(deliveries, lines)).toEqual([]);
  });

  test.each([
    ['is cancelled', [delivery(1, null, 'cancelled'), delivery(2, '2026-12-01')]],
    ['comes after the other', [delivery(1, '2026-12-20'), delivery(2, '2026-12-01')]],
    ['waits while the other leaves', [delivery(1, null), delivery(2, '2026-12-01', 'dispatched')]],
  ])('it goes over when its delivery %s, and IVA with it', (_, deliveries) => {
    expect(carryShipping(deliveries, lines)).toEqual([
      { id: 'a', shippingShare: 0, tax: 7025 },
      { id: 'b', shippingShare: 0, tax: 3513 },
      { id: 'c', shippingShare: 9000, tax: 8941 },
    ]);
  });

  test('comes together again when a part of the first delivery waits for another day', () => {
    const parted = [line('a', 1, 50_000, 6000), line('b', 3, 25_000, 3000), line('c', 2, 47_000)];
    const days = [delivery(1, null), delivery(2, '2026-12-01'), delivery(3, '2026-12-15')];
    expect(carryShipping(days, parted).map(({ id, shippingShare }) => [id, shippingShare])).toEqual(
      [
        ['a', 9000],
        ['b', 0],
      ],
    );
  });

  test('what was asked for an express window stays with what was cancelled', () => {
    const own = { ...delivery(1, null, 'cancelled'), ownShipping: 3_000 };
    expect(
      carryShipping([own, delivery(2, '2026-12-01')], lines).map(({ id, shippingShare }) => [
        id,
        shippingShare,
      ]),
    ).toEqual([
      ['a', 2_000],
      ['b', 1_000],
      ['c', 6_000],
    ]);
  });

  test('and is not carried a second time', () => {
    const own = { ...delivery(1, null, 'cancelled'), ownShipping: 3_000 };
    const carried = [
      line('a', 1, 46_000, 2000),
      line('b', 1, 23_000, 1000),
      line('c', 2, 53_000, 6000),
    ];
    expect(carryShipping([own, delivery(2, '2026-12-01')], carried)).toEqual([]);
  });
});
