import { describe, expect, it, test } from 'vitest';
import { readPastedList } from './pasted-list.ts';

describe('a pasted price list', () => {
  it('has prices, percentages and what leaves it, under a heading or not', () => {
    const pasted = 'Código\tPrecio\n7-43\t$ 23.000\r\n8-1;8,5 %\n\nX-9\tquitar\n';
    expect(readPastedList(pasted)).toEqual({
      bad: [],
      prices: [
        { code: '7-43', price: 23_000, percent: null },
        { code: '8-1', price: null, percent: 8.5 },
        { code: 'X-9', price: null, percent: null },
      ],
    });
  });

  test.each([
    ['7-43', 'NO_VALUE'],
    ['7-43\tmucho', 'BAD_VALUE'],
    ['7-43\t120 %', 'BAD_VALUE'],
    ['7-43\t0 %', 'BAD_VALUE'],
    ['7-43\t8', 'UNCLEAR'],
    ['A\t5.000', 'TWICE'],
    ['7-43\t100.000.001', 'BAD_VALUE'],
    [`${'E'.repeat(41)}\t5.000`, 'LONG_CODE'],
  ])('says what is wrong with %j', (line, fault) => {
    const { bad, prices } = readPastedList(`a\t9.000\n${line}`);
    expect([bad, prices.length]).toEqual([[{ line: 2, text: line, fault }], 1]);
  });
});
