import { describe, expect, test } from 'vitest';
import {
  locatePaste,
  readTsv,
  reconcile,
  redo,
  undo,
  untouched,
  write,
  writeTsv,
} from './grid-edits.ts';
import type { GridColumn } from './grid-types.ts';

const stored = (row: string, column: string) => `${row}${column}`;
const set = (row: string, column: string, text: string) => ({ row, column, text });

describe('what is written', () => {
  test('is one step that is undone and done again, however many cells it has', () => {
    const one = write(untouched, stored, [set('1', 'a', 'x'), set('2', 'a', 'x')]);
    const two = write(one, stored, [set('1', 'a', 'y')]);
    expect(two.edits).toEqual({ 1: { a: 'y' }, 2: { a: 'x' } });
    const back = undo(undo(two, stored), stored);
    expect([back.edits, back.undone.length]).toEqual([{}, 2]);
    expect(redo(redo(back, stored), stored).edits).toEqual(two.edits);
    expect(undo(untouched, stored)).toBe(untouched);
  });

  test('is no edit where it says what is stored, and no step where it says what is there', () => {
    const one = write(untouched, stored, [set('1', 'a', 'x')]);
    expect(write(one, stored, [set('1', 'a', 'x')])).toBe(one);
    expect(write(one, stored, [set('1', 'a', '1a')]).edits).toEqual({});
  });

  test('forgets what was undone once something else is written', () => {
    const back = undo(write(untouched, stored, [set('1', 'a', 'x')]), stored);
    expect(write(back, stored, [set('1', 'b', 'z')]).undone).toEqual([]);
  });

  test('is let go where the row says it by now', () => {
    const { edits } = write(untouched, stored, [set('1', 'a', 'x'), set('1', 'b', 'y')]);
    expect(reconcile(edits, (_, column) => (column === 'a' ? 'x' : 'other'))).toEqual({
      1: { b: 'y' },
    });
  });
});

describe('a spreadsheet', () => {
  test.each([
    [
      'cells and rows',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty cells',
      '\tb\n\t',
      [
        ['', 'b'],
        ['', ''],
      ],
    ],
    ['quotes and line breaks', '"a\n""b"""\tc', [['a\n"b"', 'c']]],
    ['one value', '12,5', [['12,5']]],
    ['a quote inside', '5" x', [['5" x']]],
  ])('is read: %s', (_, text, rows) => {
    expect(readTsv(text)).toEqual(rows);
  });

  test('reads what it wrote', () => {
    const rows = [
      ['a\tb', 'c"d'],
      ['', 'e\nf'],
    ];
    expect(readTsv(writeTsv(rows))).toEqual(rows);
  });
});

describe('a paste', () => {
  const rows = ['1', '2', '3'].map((id) => ({ id, version: 1 }));
  const column = (id: string, isFixed = false): GridColumn<{ id: string; version: number }> => ({
    id,
    head: id,
    width: 100,
    textOf: () => '',
    ...(isFixed ? {} : { read: (value: string) => ({ value }) }),
  });
  const columns = [column('k', true), column('a'), column('b')];
  const at = (row: number, place: number, down = 0, right = 0) => ({
    anchor: { row: row + down, column: place + right },
    focus: { row, column: place },
  });

  test('goes down from the corner, past what is fixed and past the end', () => {
    const block = [
      ['9', 'x', 'y'],
      ['9', 'z'],
    ];
    expect(locatePaste(block, at(2, 0), rows, columns)).toEqual({
      texts: [set('3', 'a', 'x'), set('3', 'b', 'y')],
      fixed: 1,
      outside: 1,
    });
  });

  test('of one value fills the range', () => {
    expect(locatePaste([['x']], at(0, 1, 1, 1), rows, columns).texts).toEqual([
      set('1', 'a', 'x'),
      set('1', 'b', 'x'),
      set('2', 'a', 'x'),
      set('2', 'b', 'x'),
    ]);
  });
});
