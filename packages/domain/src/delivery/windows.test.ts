import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, bogotaDate } from '../kernel/clock.ts';
import { addBusinessDays, isBusinessDay, isClosedDay, nextDispatchDate } from './dispatch-date.ts';
import { planArrival } from './plan-arrival.ts';
import {
  type DeliveryWindow,
  firstFreeSlot,
  judgeChoice,
  reachableSlots,
  slotOn,
} from './windows.ts';

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
  fullDays: [],
};
const express: DeliveryWindow = {
  ...morning,
  id: 2,
  kind: 'express',
  fromHour: 15,
  toHour: 18,
  cutOffHour: 11,
  deliveryDays: 0,
  charge: 12_000,
};

describe('D-11 a window on a day', () => {
  test.each([
    ['leaves the business day before', '2026-11-24', '2026-11-23', '2026-11-23T19:00:00.000Z'],
    ['on Monday what left on Saturday', '2026-11-23', '2026-11-21', '2026-11-21T19:00:00.000Z'],
    ['after a holiday on a Monday too', '2026-11-17', '2026-11-14', '2026-11-14T19:00:00.000Z'],
  ])('%s', (_, day, dispatchDate, orderBy) => {
    const slot = slotOn(morning, day, bogota);
    expect(slot).toMatchObject({ dispatchDate });
    expect(slot?.orderBy.toISOString()).toBe(orderBy);
  });

  test.each([
    ['a Sunday that is none of its days', '2026-11-22', bogota],
    ['a holiday', '2026-12-08', bogota],
    [
      'a day that the shop closed',
      '2026-11-24',
      { ...bogota, calendar: { closed: ['2026-11-24'], open: [] } },
    ],
  ])('nothing comes on %s', (_, day, week) => {
    expect(slotOn(morning, day, week)).toBeNull();
  });

  test.each([
    ['of the same day, until it begins, however late its zone takes orders', 0, 14, '13:00'],
    ['of the same day, until its own earlier hour', 0, 6, '11:00'],
    ['of the next day, as late as its zone takes orders', 1, 14, '19:00'],
  ])('is ordered %s', (_, deliveryDays, cutOffHour, utc) => {
    const slot = slotOn({ ...morning, deliveryDays, cutOffHour }, '2026-11-26', bogota);
    expect(slot?.orderBy.toISOString().slice(11, 16)).toBe(utc);
  });

  test('on a holiday that the shop works', () => {
    const calendar = { closed: [], open: ['2026-12-08'] };
    expect(slotOn(morning, '2026-12-08', { ...bogota, calendar })).not.toBeNull();
  });
});

describe('D-11 what can still be chosen', () => {
  const at = (now: string) => ({ now: new Date(now), week: bogota });
  const firstTwo = (windows: readonly DeliveryWindow[], now: string) =>
    [...reachableSlots(windows, at(now))]
      .slice(0, 2)
      .map(({ day, window }) => `${day} ${window.id}`);

  test.each([
    // Thursday 26 November 2026.
    ['before both cut-offs', '2026-11-26T15:59:59Z', ['2026-11-26 2', '2026-11-27 1']],
    ['express is over at its hour', '2026-11-26T16:00:00Z', ['2026-11-27 1', '2026-11-27 2']],
    ['a minute before the cut-off', '2026-11-26T18:59:59Z', ['2026-11-27 1', '2026-11-27 2']],
    ['at the cut-off itself', '2026-11-26T19:00:00Z', ['2026-11-27 2', '2026-11-28 1']],
    ['over a Sunday', '2026-11-28T20:00:00Z', ['2026-11-30 2', '2026-12-01 1']],
  ])('%s', (_, now, slots) => {
    expect(firstTwo([morning, express], now)).toEqual(slots);
  });

  test('the earliest regular one with room is taken by itself, never an express one', () => {
    const now = '2026-11-26T15:00:00Z';
    expect(firstFreeSlot([express, morning], at(now))).toMatchObject({ day: '2026-11-27' });
    const full = { ...morning, fullDays: ['2026-11-27'] };
    expect(firstFreeSlot([express, full], at(now))).toMatchObject({ day: '2026-11-28' });
    expect(firstFreeSlot([express], at(now))).toBeNull();
  });

  test.each([
    ['open', { windowId: 1, day: '2026-11-27' }, '2026-11-26T15:00:00Z'],
    ['closed', { windowId: 1, day: '2026-11-27' }, '2026-11-26T19:00:00Z'],
    ['full', { windowId: 1, day: '2026-11-30' }, '2026-11-26T15:00:00Z'],
    ['unknown', { windowId: 9, day: '2026-11-27' }, '2026-11-26T15:00:00Z'],
    ['unknown', { windowId: null, day: '2026-11-27' }, '2026-11-26T15:00:00Z'],
    ['unknown', { windowId: 1, day: '2026-11-29' }, '2026-11-26T15:00:00Z'],
    ['unknown', { windowId: 1, day: '2027-03-01' }, '2026-11-26T15:00:00Z'],
  ])('a choice is %s: %j at %s', (state, choice, now) => {
    const windows = [{ ...morning, fullDays: ['2026-11-30'] }];
    expect(judgeChoice(windows, choice, at(now)).state).toBe(state);
  });

  test.each([
    ['that can be had', { windowId: 1, day: '2026-11-28' }, null, '2026-11-28'],
    ['that is over', { windowId: 2, day: '2026-11-25' }, 'closed', '2026-11-27'],
    ['that filled', { windowId: 1, day: '2026-11-30' }, 'full', '2026-11-27'],
    ['that is switched off', { windowId: 9, day: '2026-11-28' }, 'withdrawn', '2026-11-27'],
    ['that was deleted', { windowId: null, day: '2026-11-28' }, 'withdrawn', '2026-11-27'],
    [
      'of a day that the shop closed',
      { windowId: 1, day: '2026-12-01' },
      'withdrawn',
      '2026-11-27',
    ],
  ])('of a choice %s is said what became of it', (_, chosen, why, day) => {
    const windows = [{ ...morning, fullDays: ['2026-11-30'] }, express];
    const zone = { ...bogota, calendar: { closed: ['2026-12-01'], open: [] } };
    const planned = planArrival(zone, windows, { now: new Date('2026-11-26T15:00:00Z'), chosen });
    expect([planned.lost?.why ?? null, planned.day]).toEqual([why, day]);
  });

  test('a zone whose windows are all full promises no day', () => {
    const now = new Date('2026-11-26T15:00:00Z');
    const fullDays = Array.from({ length: 40 }, (_, n) => addDays('2026-11-26', n));
    const planned = planArrival(bogota, [{ ...morning, fullDays }], { now, chosen: null });
    expect(planned).toMatchObject({ slot: null, leftOnly: 'none' });
    expect(planArrival(bogota, [express], { now, chosen: null }).leftOnly).toBe(null);
    const beside = planArrival(bogota, [{ ...morning, fullDays }, express], { now, chosen: null });
    expect(beside).toMatchObject({ slot: null, leftOnly: 'express' });
    const full = [
      { ...morning, fullDays },
      { ...express, fullDays },
    ];
    expect(planArrival(bogota, full, { now, chosen: null }).leftOnly).toBe('none');
  });
});

describe('D-11 no promise is missed', () => {
  const week = fc.record({
    worksSaturday: fc.boolean(),
    closed: fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 12 }),
    open: fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 3 }),
  });
  const window = fc.record({
    kind: fc.constantFrom('regular' as const, 'express' as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    fromHour: fc.integer({ min: 12, max: 16 }),
    cutOffHour: fc.integer({ min: 0, max: 12 }),
    deliveryDays: fc.integer({ min: 0, max: 6 }),
    capacity: fc.option(fc.integer({ min: 1, max: 6 })),
  });

  test('in a year of orders at any hour, with holidays, closed days, cut-offs and capacities', () => {
    fc.assert(
      fc.property(
        week,
        fc.array(window, { minLength: 1, maxLength: 4 }),
        fc.infiniteStream(fc.integer({ min: 30, max: 3_000 })),
        (days, shapes, gaps) => {
          const day = (n: number) => addDays('2026-01-01', n);
          const calendar = { closed: days.closed.map(day), open: days.open.map(day) };
          const zone = { cutOffHour: 12, deliveryDays: 2, ...days, calendar };
          const taken = new Map<string, number>();
          let now = new Date('2026-01-01T05:00:00Z');
          const end = new Date('2027-01-01T05:00:00Z');
          while (now < end) {
            const windows = shapes.map(
              ({ capacity, ...shape }, id): DeliveryWindow => ({
                ...shape,
                id,
                toHour: shape.fromHour + 3,
                charge: 0,
                fullDays: [...taken]
                  .filter(([key, count]) => key.startsWith(`${id} `) && count >= (capacity ?? 9e9))
                  .map(([key]) => key.slice(key.indexOf(' ') + 1)),
              }),
            );
            const {
              slot,
              dispatchDate,
              day: promised,
              orderBy,
            } = planArrival(zone, windows, {
              now,
              chosen: null,
            });
            // What the warehouse does: it leaves on a working day that an order of now can make, ...
            expect(dispatchDate >= bogotaDate(now)).toBe(true);
            expect(isBusinessDay(dispatchDate, zone)).toBe(true);
            expect(now < orderBy).toBe(true);
            const cutOffHour = slot?.window.cutOffHour ?? zone.cutOffHour;
            expect(nextDispatchDate({ now, ...zone, cutOffHour }) <= dispatchDate).toBe(true);
            // ... and is at the door by the day that was said, which is one on which people deliver.
            const onTheWay = slot?.window.deliveryDays ?? zone.deliveryDays;
            expect(addBusinessDays(dispatchDate, onTheWay, zone) <= promised).toBe(true);
            expect(isClosedDay(promised, calendar)).toBe(false);
            if (slot) {
              const key = `${slot.window.id} ${promised}`;
              const count = (taken.get(key) ?? 0) + 1;
              taken.set(key, count);
              expect(count <= (shapes[slot.window.id]?.capacity ?? 9e9)).toBe(true);
            }
            now = new Date(now.getTime() + (gaps.next().value ?? 500) * 60_000);
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});
