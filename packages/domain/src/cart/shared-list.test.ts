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

it.each([
  [
    'a list',
    [
      { code: 'A-7', quantity: 3 },
      { code: 'B', quantity: 0 },
    ],
    'A-7*3',
  ],
  ['a code with a comma', [{ code: 'A,7', quantity: 3 }], null],
  ['no rows', [], null],
  ['more than fits', Array.from({ length: 101 }, (_, n) => ({ code: `P${n}`, quantity: 1 })), null],
])('%s is written for an address, or not at all', (_, rows, text) => {
  expect(writeSharedList(rows)).toBe(text);
});
