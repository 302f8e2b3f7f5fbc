import { expect, it } from 'vitest';
import { readSharedList, writeSharedList } from './shared-list.ts';

it.each([
  [
    'rows come back as they went',
    'A-7*3,OXI.20*1',
    [
      ['A-7', 3],
      ['OXI.20', 1],
    ],
  ],
  ['the same code twice counts together', 'A*3,A*4', [['A', 7]]],
  [
    'a row without units, or with odd ones, is left out',
    'A*0,B*-1,C*1.5,D,*3,E*99999,F*2',
    [['F', 2]],
  ],
  ['nothing', '', []],
  ['a text of another kind', 'hola <script>', []],
  ['what is too long', `A*1,${'B'.repeat(1_600)}`, []],
])('%s', (_, text, rows) => {
  expect(readSharedList(text).map(({ code, quantity }) => [code, quantity])).toEqual(rows);
});

it('more rows than an address carries are left out', () => {
  const text = Array.from({ length: 140 }, (_, index) => `P${index}*1`).join(',');
  expect(readSharedList(text)).toHaveLength(100);
  expect(readSharedList(null)).toEqual([]);
});

const many = (n: number, code = 'P') =>
  Array.from({ length: n }, (_, index) => ({ code: `${code}${index}`, quantity: 1 }));

it.each([
  ['a list', [{ code: 'A-7', quantity: 3 }], 'A-7*3', 1],
  [
    'without rows that have no units, or too many',
    [
      { code: 'A', quantity: 0 },
      { code: 'B', quantity: 9_999 },
      { code: 'C', quantity: 10_000 },
    ],
    'B*9999',
    1,
  ],
  [
    'without codes that have a sign which parts rows',
    ['A,7', 'A*7', 'A 7', '', 'A7'].map((code) => ({ code, quantity: 3 })),
    'A7*3',
    1,
  ],
  ['nothing that can be carried', [{ code: 'A,7', quantity: 3 }], null, 0],
  ['no rows', [], null, 0],
])('%s is written for an address', (_, rows, text, carried) => {
  expect(writeSharedList(rows)).toEqual({ text, carried: expect.any(Array) });
  expect(writeSharedList(rows).carried).toHaveLength(carried);
});

it.each([
  ['as many rows as it takes', many(140), 100],
  ['as many characters as it takes', many(90, 'a-code-of-thirty-characters-no'), 43],
  [
    'what still fits after one that does not',
    [...many(43, 'a-code-of-thirty-characters-no'), { code: 'B', quantity: 1 }],
    44,
  ],
])('an address carries %s, and they come back', (_, rows, most) => {
  const { text, carried } = writeSharedList(rows);
  expect(carried).toHaveLength(most);
  expect(readSharedList(text)).toEqual(carried);
});
