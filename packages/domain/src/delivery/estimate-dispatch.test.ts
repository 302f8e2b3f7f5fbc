import { expect, test } from 'vitest';
import { estimateAfterArrival, estimateDispatch } from './estimate-dispatch.ts';

const bogota = { cutOffHour: 14, worksSaturday: true, deliveryDays: 1 };
const leticia = { cutOffHour: 14, worksSaturday: false, deliveryDays: 5 };

test.each([
  ['in time it leaves today', bogota, '2026-11-20T18:59:00Z', '2026-11-20', '2026-11-21'],
  ['at the hour itself tomorrow', bogota, '2026-11-20T19:00:00Z', '2026-11-21', '2026-11-23'],
  ['a Sunday is no day on the way', bogota, '2026-11-21T15:00:00Z', '2026-11-21', '2026-11-23'],
  [
    'nor a Saturday where nobody works then',
    leticia,
    '2026-11-20T15:00:00Z',
    '2026-11-20',
    '2026-11-27',
  ],
  ['nor a holiday: 8 December', leticia, '2026-12-04T15:00:00Z', '2026-12-04', '2026-12-14'],
  [
    'at once at the door',
    { ...bogota, deliveryDays: 0 },
    '2026-11-20T15:00:00Z',
    '2026-11-20',
    '2026-11-20',
  ],
])('D-11 %s', (_, zone, now, dispatchDate, arrivalDate) => {
  expect(estimateDispatch(zone, new Date(now))).toMatchObject({ dispatchDate, arrivalDate });
});

test.each([
  ['it leaves as it comes', bogota, '2026-11-20', '2026-11-20', '2026-11-21'],
  ['what comes on a Sunday leaves on Monday', bogota, '2026-11-22', '2026-11-23', '2026-11-24'],
  ['a holiday is no day on the way: 8 December', leticia, '2026-12-04', '2026-12-04', '2026-12-14'],
  [
    'nor a day that the shop closed',
    { ...bogota, calendar: { closed: ['2026-11-21'], open: [] } },
    '2026-11-20',
    '2026-11-20',
    '2026-11-23',
  ],
])('D-8 presale: %s', (_, zone, comesOn, dispatchDate, arrivalDate) => {
  expect(estimateAfterArrival(zone, comesOn)).toEqual({ dispatchDate, arrivalDate });
});
