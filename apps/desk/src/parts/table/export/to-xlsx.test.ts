import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { toXlsx } from './to-xlsx.ts';

interface Row {
  readonly code: string;
  readonly units: number;
}
const columns = [
  { head: 'Código', text: (row: Row) => row.code },
  { head: 'Unidades', text: (row: Row) => row.units },
  { head: 'Imagen' },
];

test('a workbook of a table keeps text as text and numbers as numbers, and what is no text is left out', async () => {
  const rows = [
    { code: '007.43', units: 12 },
    { code: '=1+1', units: -3 },
    { code: 'Ñandú «rojo» & <b>', units: 0 },
    { code: '', units: 1_250_000 },
  ];
  const file = await toXlsx('Precios: lista/1', columns, rows);
  expect(await readSheet(file)).toEqual([
    ['Código', 'Unidades'],
    ['007.43', 12],
    ['=1+1', -3],
    ['Ñandú «rojo» & <b>', 0],
    [null, 1_250_000],
  ]);
});
