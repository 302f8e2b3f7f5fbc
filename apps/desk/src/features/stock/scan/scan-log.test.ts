import { describe, expect, test } from 'vitest';
import {
  addEvent,
  dropCode,
  dropSavedUnit,
  emptyLog,
  readLog,
  refreshUnit,
  resolveCode,
  type ScanLog,
  type ScannedUnit,
  tallyOf,
  undoLast,
} from './scan-log.ts';

const unit = (id: string, parts: Partial<ScannedUnit> = {}): ScannedUnit => ({
  id,
  version: 1,
  code: `C-${id}`,
  product: 'Tinte',
  option: null,
  swatch: null,
  expected: 10,
  date: null,
  ...parts,
});
const scanned = (...codes: string[]) =>
  codes.reduce((log, code) => addEvent(log, { is: 'scan', code }), emptyLog('1'));
const known = (log: ScanLog) => resolveCode(resolveCode(log, 'a', unit('A')), 'b', unit('B'));
const counts = (log: ScanLog) => tallyOf(log).rows.map((row) => [row.unit.id, row.units]);

describe('what was read', () => {
  test('adds one each time, and stands first where it was read last', () => {
    expect(counts(known(scanned('a', 'b', 'a', 'a')))).toEqual([
      ['A', 3],
      ['B', 1],
    ]);
  });

  test('counts also when it was read before anyone knew what it is', () => {
    const log = scanned('a', 'a');
    expect(tallyOf(log)).toEqual({ rows: [], unknown: [], pending: ['a'] });
    expect(counts(known(log))).toEqual([['A', 2]]);
  });

  test('two codes of one unit add up', () => {
    expect(counts(resolveCode(known(scanned('a', 'box')), 'box', unit('A')))).toEqual([['A', 2]]);
  });

  test('of nobody is told apart, with how often, and counts once it is taught', () => {
    const log = resolveCode(scanned('x', 'x'), 'x', null);
    expect(tallyOf(log)).toEqual({ rows: [], unknown: [{ code: 'x', times: 2 }], pending: [] });
    expect(counts(resolveCode(log, 'x', unit('A')))).toEqual([['A', 2]]);
    expect(tallyOf(dropCode(log, 'x'))).toEqual({ rows: [], unknown: [], pending: [] });
  });

  test('a number written by hand holds what was read before, and more is added to it', () => {
    const log = addEvent(known(scanned('a', 'a')), { is: 'set', key: 'A', units: 24 });
    expect(counts(log)).toEqual([['A', 24]]);
    expect(counts(addEvent(log, { is: 'scan', code: 'a' }))).toEqual([['A', 25]]);
  });
});

test('an undo takes back the last that was done, also a number', () => {
  const log = addEvent(known(scanned('a', 'b')), { is: 'set', key: 'A', units: 24 });
  expect(counts(undoLast(log))).toEqual([
    ['B', 1],
    ['A', 1],
  ]);
  expect(counts(undoLast(undoLast(log)))).toEqual([['A', 1]]);
  expect(undoLast(emptyLog('1'))).toEqual(emptyLog('1'));
});

test('what is saved leaves, and what was read of it meanwhile stays', () => {
  const before = known(scanned('a', 'b', 'a'));
  const during = addEvent(before, { is: 'scan', code: 'a' });
  const left = dropSavedUnit(during, 'A', before.events.length);
  expect(tallyOf(left).pending).toEqual(['a']);
  expect(counts(resolveCode(left, 'a', unit('A', { version: 2 })))).toEqual([
    ['A', 1],
    ['B', 1],
  ]);
});

test('what the server says now of a unit leaves its count', () => {
  const log = refreshUnit(known(scanned('a')), unit('A', { expected: 4, version: 9 }));
  expect(tallyOf(log).rows[0]).toMatchObject({ unit: { expected: 4, version: 9 }, units: 1 });
});

test('a device gives back what it kept, and nothing of what it cannot read', () => {
  const log = known(scanned('a'));
  expect(readLog(JSON.stringify(log))).toEqual(log);
  for (const text of [null, '', '{', '5', '{"events":[]}']) expect(readLog(text)).toBeNull();
});
