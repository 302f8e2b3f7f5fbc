import { readQuickOrderText } from '@matiz/domain/cart/quick-order-text.ts';
import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test.each(['=1+1', '+57', '-2', '@SUM(A1)', '\t=1', ' =HYPERLINK("x")'])(
  '%j does not begin as a formula',
  (text) => {
    const [, cell = ''] = writeCsv([['a'], [text]]).split('\r\n');
    expect(cell.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('what is downloaded can be sent again', () => {
  const csv = writeCsv([
    ['Código', 'Cantidad', 'Motivo'],
    ['KOL-7.43', '3', 'Tono fuera de stock'],
    ['Champú "Rizos"; 1 L', 'tres', 'No es un número válido.'],
  ]);
  expect(readQuickOrderText(csv)).toEqual([
    { code: 'KOL-7.43', quantity: '3' },
    { code: 'Champú "Rizos"; 1 L', quantity: 'tres' },
  ]);
});
