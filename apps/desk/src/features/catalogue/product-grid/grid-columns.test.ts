import { expect, test } from 'vitest';
import { gridColumns } from './grid-columns.ts';

const columns = gridColumns({
  brands: [{ id: '1', name: 'Loréal' }],
  categories: [
    { id: '2', slug: 'tintes', path: 'Color › Tintes' },
    { id: '3', slug: 'a', path: 'Color › Otros' },
    { id: '4', slug: 'b', path: 'Uñas › Otros' },
  ],
  paymentMethods: [],
  warehouses: [],
});
const read = (column: string, text: string) =>
  columns.find(({ id }) => id === column)?.read?.(text);

test.each([
  ['name', ' Tinte ', { value: 'Tinte' }],
  ['name', '', { fault: 'Escribe el nombre.' }],
  ['name', 'x'.repeat(201), { fault: 'Usa hasta 200 letras.' }],
  ['brandId', 'LOREAL', { value: '1' }],
  ['brandId', 'Otra', { fault: 'No hay una marca «Otra».' }],
  ['categoryId', 'color › tintes', { value: '2' }],
  ['categoryId', 'Tintes', { value: '2' }],
  ['categoryId', 'Otros', { fault: 'No hay una categoría «Otros».' }],
  ['taxRate', '19', { value: 19 }],
  ['taxRate', '5 %', { value: 5 }],
  ['taxRate', 'exento', { value: 0 }],
  ['taxRate', '16', { fault: 'El IVA es 19, 5 o exento.' }],
  ['taxRate', 'constructor', { fault: 'El IVA es 19, 5 o exento.' }],
  ['multiple', '1.200', { value: 1200 }],
  ['multiple', '0', { fault: 'Escribe un número de 1 a 9.999.' }],
  ['multiple', '1,5', { fault: 'Escribe un número de 1 a 9.999.' }],
  ['weightGrams', '1.200', { value: 1200 }],
  ['weightGrams', '', { value: null }],
  ['weightGrams', '0', { fault: 'Escribe los gramos, de 1 a 100.000.' }],
  ['lengthMm', '12,5', { value: 125 }],
  ['lengthMm', '501', { fault: 'Escribe los centímetros, de 0,1 a 500.' }],
  ['invimaCode', ' ', { value: null }],
  ['invimaCode', '=cmd', { value: '=cmd' }],
  ['isWithdrawn', 'Retirado', { value: true }],
  ['isWithdrawn', 'en venta', { value: false }],
  ['isWithdrawn', 'quizá', { fault: 'Escribe En venta o Retirado.' }],
] as const)('%s reads %j', (column, text, reading) => {
  expect(read(column, text)).toEqual(reading);
});
