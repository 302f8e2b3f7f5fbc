import { expect, test } from 'vitest';
import { refuseWindow, type WindowTerms } from './refuse-window.ts';

const morning: WindowTerms = {
  kind: 'regular',
  weekdays: [1, 2, 3],
  fromHour: 8,
  toHour: 12,
  cutOffHour: 15,
  deliveryDays: 1,
  charge: 0,
};

test.each<[string, Partial<WindowTerms>, string | null]>([
  ['as it is', {}, null],
  ['that ends as it begins', { toHour: 8 }, 'toHour hours'],
  ['that ends before it begins', { fromHour: 14 }, 'toHour hours'],
  [
    'of the same day, ordered while it runs',
    { deliveryDays: 0, cutOffHour: 9 },
    'cutOffHour tooLate',
  ],
  ['of the same day, ordered until it begins', { deliveryDays: 0, cutOffHour: 8 }, null],
  ['of the next day, ordered late', { deliveryDays: 1, cutOffHour: 23 }, null],
  ['regular with a charge', { charge: 1 }, 'charge onlyExpress'],
  ['express with a charge', { kind: 'express', charge: 9_000 }, null],
  ['express without one', { kind: 'express' }, null],
])('D-11: a window %s', (_, part, fault) => {
  const said = refuseWindow({ ...morning, ...part }, []);
  expect(said && `${said.field} ${said.reason}`).toBe(fault);
});

test.each<[string, Partial<WindowTerms>, boolean]>([
  ['the same', {}, true],
  ['one hour of it', { fromHour: 11, toHour: 14 }, true],
  ['what lies within', { fromHour: 9, toHour: 10 }, true],
  ['what follows at once', { fromHour: 12, toHour: 16 }, false],
  ['what ends as it begins', { fromHour: 6, toHour: 8 }, false],
  ['the same on another day', { weekdays: [4, 5] }, false],
  ['the same on one day of it', { weekdays: [3, 4] }, true],
  ['the same as express', { kind: 'express' }, false],
])('D-11: beside one that is there, %s', (_, part, isRefused) => {
  const said = refuseWindow({ ...morning, ...part }, [morning]);
  expect(said).toEqual(isRefused ? { field: 'fromHour', reason: 'crosses', other: morning } : null);
});
