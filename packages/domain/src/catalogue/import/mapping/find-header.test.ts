import { expect, test } from 'vitest';
import { findHeader } from './find-header.ts';

const header = ['Código', 'Producto', 'Marca', 'Precio', 'Stock'];
const goods = ['T-71', 'Tinte', 'Alma', '12.500', '24'];
const short = ['T-80', 'Tinte', '', '12.500', ''];

test.each([
  ['at the top', [header, goods], 0],
  ['below a title and a date', [['Lista de precios'], ['', 'Nov 2026'], header, goods], 2],
  ['below empty rows', [[], ['', ''], header, goods], 2],
  ['of cells that hold spaces only nothing counts', [['  ', ' ', ' ', ' ', ' '], header], 1],
  ['with some columns unnamed', [['Código', '', 'Marca', '', 'Stock'], goods], 0],
  ['with too few named to be one', [['Código', '', 'Marca', '', ''], header, short], 1],
  ['of a file with one row', [goods], 0],
  ['of a table with one column', [['Código'], ['T-71']], 0],
  ['no row at all', [], -1],
  ['nothing but empty rows', [[], ['']], -1],
  ['after thirty rows of something else', [...Array(30).fill(['nota']), header, goods], 0],
])('the header %s', (_, rows, place) => {
  expect(findHeader(rows)).toBe(place);
});
