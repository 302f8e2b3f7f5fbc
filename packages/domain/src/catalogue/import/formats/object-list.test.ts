import { expect, test } from 'vitest';
import { readObjectList } from './object-list.ts';

const rowsOf = (content: unknown) => {
  const table = readObjectList(content);
  return table && [table.header, ...table.records.map(({ cells }) => cells)];
};

test('a list of objects is a table, whatever each of them leaves out', () => {
  expect(rowsOf([{ a: 1 }, { b: null, a: true, c: ['x', 'y'] }])).toEqual([
    ['a', 'b', 'c'],
    ['1', '', ''],
    ['true', '', 'x|y'],
  ]);
});
test('what is inside of an object is called by its address', () => {
  expect(rowsOf({ total: 1, products: [{ price: { amount: 5 } }] })).toEqual([
    ['price.amount'],
    ['5'],
  ]);
});
test('a list of objects inside makes a row of each of them', () => {
  expect(
    rowsOf([
      { n: 'A', tones: [{ t: '7.1' }, { t: '8.0' }] },
      { n: 'B', tones: [] },
    ]),
  ).toEqual([
    ['n', 'tones.t'],
    ['A', '7.1'],
    ['A', '8.0'],
    ['B', ''],
  ]);
});
test.each([[1], ['x'], [null], [[]], [[1, 2]], [{ a: 1 }]])('%j is no list of objects', (content) =>
  expect(readObjectList(content)).toBeNull(),
);
