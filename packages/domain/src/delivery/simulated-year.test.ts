import { expect, test } from 'vitest';
import { addDays, bogotaDate, bogotaHour, bogotaMoment, weekdayOf } from '../kernel/clock.ts';
import { type ArrivalTerms, planArrival } from './plan-arrival.ts';
import type { DeliveryWindow } from './windows.ts';

/** The eighteen of 2026, as the calendar prints them: not from the rule that is on trial. */
const holidays = new Set(
  `2026-01-01 2026-01-12 2026-03-23 2026-04-02 2026-04-03 2026-05-01 2026-05-18 2026-06-08
   2026-06-15 2026-06-29 2026-07-20 2026-08-07 2026-08-17 2026-10-12 2026-11-02 2026-11-16
   2026-12-08 2026-12-25`.split(/\s+/),
);
/** The shop's own: closed for its inventory, open on a holiday. */
const calendar = { closed: ['2026-01-31', '2026-07-21'], open: ['2026-12-08'] };
const works = (day: string, worksSaturday: boolean) =>
  weekdayOf(day) !== 0 &&
  (worksSaturday || weekdayOf(day) !== 6) &&
  !calendar.closed.includes(day) &&
  (calendar.open.includes(day) || !holidays.has(day));

interface SimulatedZone {
  readonly terms: ArrivalTerms;
  readonly capacity: number;
  readonly windows: readonly DeliveryWindow[];
}
const window = (id: number, more: Partial<DeliveryWindow>): DeliveryWindow => ({
  id,
  kind: 'regular',
  weekdays: [1, 2, 3, 4, 5, 6],
  fromHour: 8,
  toHour: 12,
  cutOffHour: 14,
  deliveryDays: 1,
  charge: 0,
  fullDays: [],
  ...more,
});
const zones: readonly SimulatedZone[] = [
  {
    terms: { cutOffHour: 14, deliveryDays: 1, worksSaturday: true, calendar },
    capacity: 6,
    windows: [
      window(1, {}),
      window(2, { fromHour: 14, toHour: 18, deliveryDays: 0, cutOffHour: 11, weekdays: [2, 4, 6] }),
    ],
  },
  {
    terms: { cutOffHour: 11, deliveryDays: 3, worksSaturday: false, calendar },
    capacity: 4,
    windows: [window(3, { deliveryDays: 3, cutOffHour: 11, weekdays: [1, 4] })],
  },
  {
    terms: { cutOffHour: 16, deliveryDays: 2, worksSaturday: true, calendar },
    capacity: 0,
    windows: [],
  },
];

/** Numbers that look random, the same each time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/**
 * When it is at the door, walked day by day: on the first working day that it is not too late for,
 * it leaves; each working day after it is one on the road.
 */
function walk(now: Date, cutOffHour: number, days: number, leavesOn: string, week: boolean) {
  let day = bogotaDate(now);
  const isLate = bogotaHour(now) >= cutOffHour;
  if (isLate || !works(day, week))
    do day = addDays(day, 1);
    while (!works(day, week));
  const firstPossible = day;
  day = leavesOn;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (works(day, week)) left -= 1;
  }
  return { firstPossible, isThere: day };
}

test('D-11 no promise is missed in a year of orders with holidays, cut-offs and capacities', () => {
  const random = numbers(20_261_126);
  const next = () => random.next().value;
  const taken = new Map<string, number>();
  const full = new Map<number, string[]>();
  const missed: string[] = [];
  let orders = 0;
  let inWindows = 0;
  for (let day = '2026-01-01'; day <= '2026-12-31'; day = addDays(day, 1)) {
    for (let n = 0; n < 24; n += 1, orders += 1) {
      const now = new Date(bogotaMoment(day, 0).getTime() + Math.floor(next() * 86_400_000));
      const zone = zones[Math.floor(next() * zones.length)];
      if (!zone) continue;
      const { terms, capacity } = zone;
      const windows = zone.windows.map((one) => ({
        ...one,
        fullDays: (full.get(one.id) ?? []).filter((fullDay) => fullDay >= day),
      }));
      const {
        slot,
        dispatchDate,
        day: promised,
        orderBy,
      } = planArrival(terms, windows, {
        now,
        chosen: null,
      });
      const { cutOffHour, deliveryDays } = slot?.window ?? terms;
      const walked = walk(now, cutOffHour, deliveryDays, dispatchDate, terms.worksSaturday);
      const what = `${now.toISOString()}: leaves ${dispatchDate}, promised ${promised}`;
      if (!works(dispatchDate, terms.worksSaturday)) missed.push(`${what}, nobody works`);
      if (dispatchDate < walked.firstPossible) missed.push(`${what}, too late for it`);
      if (walked.isThere > promised) missed.push(`${what}, is there ${walked.isThere}`);
      if (now >= orderBy) missed.push(`${what}, though it is over`);
      if (slot === null) continue;
      const key = `${slot.window.id} ${promised}`;
      taken.set(key, (taken.get(key) ?? 0) + 1);
      inWindows += 1;
      if (taken.get(key) === capacity) {
        full.set(slot.window.id, [...(full.get(slot.window.id) ?? []), promised]);
      }
      if ((taken.get(key) ?? 0) > capacity) missed.push(`${what}, of more than fit`);
      if (!slot.window.weekdays.includes(weekdayOf(promised))) missed.push(`${what}, no such day`);
      if (!calendar.open.includes(promised) && holidays.has(promised))
        missed.push(`${what}, holiday`);
    }
  }
  expect(missed).toEqual([]);
  expect(orders).toBe(365 * 24);
  expect(inWindows).toBeGreaterThan(3_000);
  expect([...taken.values()].filter((units) => units === 6 || units === 4).length).toBeGreaterThan(
    100,
  );
}, 60_000);
