import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

const columns = [
  { head: 'Nombre', text: (row: { name: string; units: number }) => row.name },
  { head: 'Unidades', text: (row: { name: string; units: number }) => row.units },
  { head: 'Imagen' },
];
const lineOf = (name: string) => toCsv(columns, [{ name, units: -3 }]).split('\r\n')[1];

test.each([
  ['Igora Royal', 'Igora Royal;-3'],
  ['Tinte "7.43"; rojo', '"Tinte ""7.43""; rojo";-3'],
  ['=cmd|calc', "'=cmd|calc;-3"],
  ['@SUM(A1)', "'@SUM(A1);-3"],
  ['línea\nnueva', '"línea\nnueva";-3'],
])('a file of the table holds %s', (name, line) => {
  expect(lineOf(name)).toBe(line);
});

test('a file of the table begins with its heads and the mark of UTF-8', () => {
  expect(toCsv(columns, [])).toBe('\uFEFFNombre;Unidades\r\n');
});
