import { describe, expect, test } from 'vitest';
import type { ImportRow } from '../import-row.ts';
import { rowOf, versionOf } from './plan.builders.ts';
import { planUnits } from './plan-units.ts';
import type { CurrentArrival, CurrentVersion } from './product-change.ts';

const today = '2026-11-21';
const arrival = (more: Partial<CurrentArrival> = {}): CurrentArrival => ({
  warehouse: 'BOG',
  date: '2026-12-01',
  cap: 50,
  promised: 0,
  hasArrived: false,
  ...more,
});

function plan(said: Partial<ImportRow>, current: Partial<CurrentVersion> | null = {}) {
  const planned = {
    row: rowOf(said),
    current: current && versionOf('A', current),
    version: null,
    stock: [],
    arrivals: [],
    shortages: [],
  };
  const { good, bad } = planUnits([planned], today);
  return { ...good[0], fault: bad[0]?.fault };
}

describe('planUnits: a count', () => {
  test.each([
    ['the first of a warehouse', undefined, 12, [null, 12], 0],
    ['more than before', { available: 5, promised: 0 }, 12, [5, 12], 0],
    ['none left', { available: 5, promised: 0 }, 0, [5, 0], 0],
    [
      'units that orders wait for are not for sale again',
      { available: 5, promised: 3 },
      12,
      [5, 9],
      0,
    ],
    ['exactly what orders wait for', { available: 5, promised: 3 }, 3, [5, 0], 0],
    ['fewer than orders wait for', { available: 5, promised: 3 }, 2, [5, 0], 3],
    ['what is there already', { available: 9, promised: 3 }, 12, null, 0],
    ['too few once more', { available: 0, promised: 3 }, 2, null, 3],
  ])('of %s', (_, stock, counted, change, promised) => {
    const { stock: changes, shortages } = plan(
      { stock: { BOG: counted } },
      stock ? { stock: { BOG: stock } } : {},
    );
    const [before, after] = change ?? [];
    expect(changes).toEqual(change ? [{ code: 'A', warehouse: 'BOG', before, after }] : []);
    expect(shortages).toEqual(promised ? [{ code: 'A', warehouse: 'BOG', counted, promised }] : []);
  });

  test('each warehouse has its own, and one that the row does not name stays', () => {
    const stock = { BOG: { available: 1, promised: 0 }, CTG: { available: 4, promised: 0 } };
    expect(plan({ stock: { BOG: 2, MDE: 3 } }, { stock }).stock).toEqual([
      { code: 'A', warehouse: 'BOG', before: 1, after: 2 },
      { code: 'A', warehouse: 'MDE', before: null, after: 3 },
    ]);
  });
});

describe('planUnits: an arrival', () => {
  const says = (date: string, cap: number) => ({ arrivals: { BOG: [{ date, cap }] } });

  test.each([
    ['is new', says('2026-12-01', 50), [], [null, 50]],
    ['comes today', says(today, 50), [], [null, 50]],
    ['grows', says('2026-12-01', 80), [arrival()], [50, 80]],
    [
      'shrinks to what is promised of it',
      says('2026-12-01', 20),
      [arrival({ promised: 20 })],
      [50, 20],
    ],
    [
      'is of another warehouse',
      says('2026-12-01', 50),
      [arrival({ warehouse: 'MDE' })],
      [null, 50],
    ],
    ['is late and stays as it is', says('2026-11-01', 50), [arrival({ date: '2026-11-01' })], null],
  ])('that %s', (_, said, arrivals, change) => {
    const { arrivals: changes, fault } = plan(said, { arrivals });
    const [before, after] = change ?? [];
    const date = said.arrivals.BOG[0]?.date;
    expect(fault).toBeUndefined();
    expect(changes).toEqual(change ? [{ code: 'A', warehouse: 'BOG', date, before, after }] : []);
  });

  test.each([
    [
      'was to come yesterday',
      says('2026-11-20', 50),
      [],
      { code: 'ARRIVAL_PAST', date: '2026-11-20' },
    ],
    [
      'is late and would be another number',
      says('2026-11-01', 60),
      [arrival({ date: '2026-11-01' })],
      { code: 'ARRIVAL_PAST', date: '2026-11-01' },
    ],
    [
      'would be less than what is promised of it',
      says('2026-12-01', 19),
      [arrival({ promised: 20 })],
      { code: 'ARRIVAL_PROMISED', date: '2026-12-01', promised: 20 },
    ],
    [
      'has come',
      says('2026-12-01', 50),
      [arrival({ hasArrived: true })],
      { code: 'ARRIVAL_RECEIVED', date: '2026-12-01' },
    ],
  ])('that %s is refused with its row', (_, said, arrivals, fault) => {
    expect(plan({ ...said, stock: { BOG: 3 } }, { arrivals })).toEqual({ fault });
  });

  test('a second one of a day after the first has come', () => {
    const arrivals = [arrival({ hasArrived: true }), arrival({ cap: 10 })];
    expect(plan(says('2026-12-01', 30), { arrivals }).arrivals).toMatchObject([
      { before: 10, after: 30 },
    ]);
  });
});
