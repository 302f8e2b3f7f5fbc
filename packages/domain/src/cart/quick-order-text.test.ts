import { describe, expect, test } from 'vitest';
import { readQuickOrderText } from './quick-order-text.ts';

const texts = (...rows: string[]) => rows.map((text) => ({ text }));

describe('Quick order: a pasted list or a file becomes rows', () => {
  test.each([
    [
      'lines of Unix, Windows and old machines',
      'A 1\nB 2\r\nC 3\rD 4',
      texts('A 1', 'B 2', 'C 3', 'D 4'),
    ],
    ['empty rows are none', '\n\nA 1\n \n;;\n,,,\n""\nB 2\n', texts('A 1', 'B 2')],
    ['a mark of the byte order is none', '\uFEFFA;1', texts('A;1')],
    ['a spreadsheet says its mark', 'sep=;\r\nA;1', texts('A;1')],
    ['a break between quotes parts nothing', '"A\nB";1\nC;2', texts('"A B";1', 'C;2')],
    ['inches are one quote', 'Cepillo 2" 3\nB 1', texts('Cepillo 2" 3', 'B 1')],
    ['a line may be several rows', '7.43x3 6.0x6\nA 1', texts('7.43x3', '6.0x6', 'A 1')],
    ['nothing', '', []],
    ['only spaces', ' \n\t\n ', []],
  ])('%s', (_, text, rows) => {
    expect(readQuickOrderText(text)).toEqual(rows);
  });

  test.each([
    'Código;Nombre;Cantidad\nKOL-7.43;Tinte;3\n;Champú;2\n\nX-1;;',
    'codigo\tnombre\tcant.\nKOL-7.43\tTinte\t3\n\tChampú\t2\nX-1\t\t',
    'SKU,Producto,QTY\n"KOL-7.43",Tinte,3\n,Champú,2\nX-1,,',
  ])('columns that have names are taken by their names: %j', (text) => {
    expect(readQuickOrderText(text)).toEqual([
      { code: 'KOL-7.43', quantity: '3' },
      { code: 'Champú', quantity: '2' },
      { code: 'X-1', quantity: '' },
    ]);
  });

  test('columns in another order', () => {
    const text = 'Unidades;Precio;Referencia\n3;12.900;KOL-7.43';
    expect(readQuickOrderText(text)).toEqual([{ code: 'KOL-7.43', quantity: '3' }]);
  });

  test('two thousand rows are read at once', () => {
    const rows = Array.from({ length: 2000 }, (_, index) => `KOL-${index};${index}`);
    expect(readQuickOrderText(rows.join('\r\n'))).toHaveLength(2000);
  });

  test('a quote that is never closed does not swallow the file', () => {
    const rows = ['"A;1', ...Array.from({ length: 500 }, (_, index) => `KOL-${index};1`)];
    expect(readQuickOrderText(rows.join('\n')).length).toBeGreaterThan(250);
  });
});
