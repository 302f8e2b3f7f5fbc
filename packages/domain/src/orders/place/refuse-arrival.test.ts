import { describe, expect, test } from 'vitest';
import { planArrival } from '../../delivery/plan-arrival.ts';
import type { DeliveryWindow, SlotChoice } from '../../delivery/windows.ts';
import { refuseArrival, type SeenArrival } from './refuse-arrival.ts';

const bogota = { cutOffHour: 14, worksSaturday: true, deliveryDays: 1 };
const morning: DeliveryWindow = {
  id: 1,
  kind: 'regular',
  weekdays: [1, 2, 3, 4, 5, 6],
  fromHour: 8,
  toHour: 12,
  cutOffHour: 14,
  deliveryDays: 1,
  charge: 0,
  fullDays: ['2026-11-30'],
};
/** Of a Thursday in the morning, the 26th of November. */
const arrivalOf = (chosen: SlotChoice | null) =>
  planArrival(bogota, [morning], { now: new Date('2026-11-26T15:00:00Z'), chosen });

const free = { windowId: 1, day: '2026-11-28' };
const full = { windowId: 1, day: '2026-11-30' };
const over = { windowId: 1, day: '2026-11-26' };
const withdrawn = { windowId: 9, day: '2026-11-28' };
const deleted = { windowId: null, day: '2026-11-28' };
const earliest = { windowId: 1, day: '2026-11-27' };

describe('D-11 a window is replaced only with consent', () => {
  test.each<[string, SlotChoice | null, SeenArrival | undefined, string | null]>([
    ['nothing was chosen', null, undefined, null],
    ['the choice can be had', free, undefined, null],
    ['the choice filled', full, undefined, 'full'],
    ['the choice is over', over, undefined, 'closed'],
    ['the choice was withdrawn', withdrawn, undefined, 'withdrawn'],
    ['the choice was deleted', deleted, undefined, 'withdrawn'],
    [
      'the withdrawn one is what was seen',
      withdrawn,
      { windowId: 9, day: '2026-11-28' },
      'withdrawn',
    ],
    ['what stands for the withdrawn one was seen', withdrawn, earliest, null],
    ['what stands for the full one was seen', full, earliest, null],
    ['another one was seen than stands now', null, free, 'moved'],
  ])('%s', (_, chosen, seen, why) => {
    expect(refuseArrival(arrivalOf(chosen), seen)?.why ?? null).toBe(why);
  });

  test('nothing of it lies in the warehouse', () => {
    expect(refuseArrival(null, earliest)).toBeNull();
  });
});
