import { describe, expect, test } from 'vitest';
import { type FollowingDelivery, followArrival } from './follow-arrival.ts';

const now: FollowingDelivery = { position: 1, dispatchDate: null, state: 'pending' };
const first: FollowingDelivery = { position: 2, dispatchDate: '2026-12-01', state: 'pending' };
const second: FollowingDelivery = { position: 3, dispatchDate: '2026-12-08', state: 'pending' };
const lines = [
  { id: 'stock', delivery: 1 },
  { id: 'copper', delivery: 2 },
  { id: 'ash', delivery: 2 },
  { id: 'later', delivery: 3 },
];

describe('D-8 deliveries follow an arrival that moves', () => {
  test('a delivery of which all waits for it moves as it is', () => {
    expect(
      followArrival([now, first, second], lines, new Set(['copper', 'ash']), '2026-12-04'),
    ).toEqual({ from: 2, to: 2, how: 'moved', isEmptied: false });
  });

  test('a part leaves what keeps its date', () => {
    expect(followArrival([now, first, second], lines, new Set(['ash']), '2026-12-04')).toEqual({
      from: 2,
      to: 4,
      how: 'opened',
      isEmptied: false,
    });
  });

  test('a part joins the delivery of that day', () => {
    expect(followArrival([now, first, second], lines, new Set(['ash']), '2026-12-08')).toEqual({
      from: 2,
      to: 3,
      how: 'joined',
      isEmptied: false,
    });
  });

  test('a whole delivery joins the one of that day, and is gone', () => {
    expect(
      followArrival([now, first, second], lines, new Set(['copper', 'ash']), '2026-12-08'),
    ).toEqual({ from: 2, to: 3, how: 'joined', isEmptied: true });
  });

  test.each(['cancelled', 'in_preparation', 'dispatched'] as const)(
    'it never joins one that is %s',
    (state) => {
      const gone = { ...second, state };
      const followed = followArrival([now, first, gone], lines, new Set(['ash']), '2026-12-08');
      expect(followed).toMatchObject({ to: 4, how: 'opened' });
    },
  );

  test.each([[new Set<string>()], [new Set(['copper', 'later'])]])(
    'lines of none or of two deliveries cannot follow',
    (moving) => {
      expect(() => followArrival([now, first, second], lines, moving, '2026-12-08')).toThrow(
        TypeError,
      );
    },
  );
});
