import { describe, expect, test } from 'vitest';
import { contentText, readCodeColumn } from './content-value.ts';

describe('the codes of a file or of a paste', () => {
  test.each([
    ['a line each, each once', 'A1\nB2\na1\n', ['A1', 'B2']],
    [
      'the first column with its head',
      'Código;Nombre\r\n"A1";"Tinte; rubio"\r\nB2;Otro',
      ['A1', 'B2'],
    ],
    ['a column of a spreadsheet', 'SKU\tPrecio\nA1\t100\n\nB2\t', ['A1', 'B2']],
    ['nothing', ' \n', []],
  ])('%s', (_, text, codes) => {
    expect(readCodeColumn(text)).toEqual(codes);
  });
});

test('a rule sends its days as a number, and what is none as it was written', () => {
  const rule = { by: 'rule' as const, brandId: '3', categoryId: null, tag: null };
  const held = contentText.of({ ...rule, loweredDays: 30, products: [] });
  expect(contentText.read(held)).toEqual({ ...rule, loweredDays: 30 });
  expect(contentText.read(held.replace('"30"', '"un mes"'))).toMatchObject({
    loweredDays: 'un mes',
  });
});
