import { expect, test } from 'vitest';
import { readRun } from './read-run.ts';

test.each<[string, string[]]>([
  ['7.43x3 6.0x6', ['7.43x3', '6.0x6']],
  ['7.43 x3, 6.0 x6', ['7.43 x3', '6.0 x6']],
  ['7,43 x3, 6,0 x6', ['7,43 x3', '6,0 x6']],
  ['743x3 60x6', ['743x3', '60x6']],
  ['743*3; 60*6', ['743*3', '60*6']],
  ['7.43 3 6.0 6', ['7.43 3', '6.0 6']],
  ['7.43 6.0 8.1', ['7.43', '6.0', '8.1']],
  ['7.43, 6.0, 8.1', ['7.43', '6.0', '8.1']],
  ['7.43 x3, 6.0', ['7.43 x3', '6.0']],
  ['2 del 7.1 y 3 del 8.0', ['2 del 7.1', '3 del 8.0']],
  [
    'siete punto uno por 3, media docena del 6.0',
    ['siete punto uno por 3', 'media docena del 6.0'],
  ],
  ['KOL-7.43 x3, ALM001-030 x2', ['KOL-7.43 x3', 'ALM001-030 x2']],
])('%j is a run of entries', (line, rows) => expect(readRun(line)).toEqual(rows));

test.each([
  '7.43x3',
  '7.43',
  '7,43 x3',
  '2 del 7.1 almagra',
  'tinte igora 7.43',
  'tinte igora 7.43, 6.0 x2',
  'champú 500 ml, crema 200 ml',
  'KOL-7.43;3',
  'KOL-8,1;2',
  'CHA-12,4',
  'KOL-8,43 x2, KOL-9,1 x3',
  '743, 60',
  '743, 60, 81',
  '7.43;6.0',
  '7.43 1.5',
  'GUA-9,4',
  'ALM001-030;Tinte;3',
  '3 x 743',
  '',
  'x3',
  Array.from({ length: 320 }, () => '7.43x1').join(', '),
])('%j is one row', (line) => expect(readRun(line)).toEqual([line]));
