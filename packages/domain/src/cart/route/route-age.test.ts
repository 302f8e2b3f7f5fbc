import { expect, test } from 'vitest';
import { routeMoment, routeState } from './route-age.ts';

const hour = 3_600_000;
const fetchedAt = Date.parse('2026-11-20T12:00:00Z');
const times = { at: new Date('2026-11-20T07:00:00Z'), fetchedAt };

test.each([
  ['just now', 2, 'fresh'],
  ['most of a day later', 23.9, 'fresh'],
  ['a day later', 24, 'aged'],
  ['a clock that was set back before it was fetched', -24, 'clock'],
  ['a clock that was set back by minutes', -0.1, 'clock'],
  ['a clock that the network mended by a minute', -1 / 60, 'fresh'],
] as const)('%s: %s hours after it was fetched it is %s', (_, hours, state) => {
  expect(routeState(times, fetchedAt + hours * hour)).toBe(state);
});

test('the moment is the shop’s, whatever the device’s clock says of the day', () => {
  expect(routeMoment(times, fetchedAt + 3 * hour)).toEqual(new Date('2026-11-20T10:00:00Z'));
  expect(routeMoment(times, fetchedAt - 3 * hour)).toEqual(times.at);
});
