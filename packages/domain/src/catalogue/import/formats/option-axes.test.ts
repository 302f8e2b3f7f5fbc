import { describe, expect, test } from 'vitest';
import { plainSize, readAxes } from './option-axes.ts';

const nothing = { size: '', volume: '', toneNumber: '', toneName: '' };

describe('the choices of a variant', () => {
  test.each([
    ['a tone under any name', [['Color', '7.43']], { toneNumber: '7.43', toneName: '7.43' }],
    [
      'number and name of a tone in one',
      [['Tono', '7.43 Rubio cobrizo']],
      { toneNumber: '7.43', toneName: '7.43 Rubio cobrizo' },
    ],
    [
      'a name of a tone alone',
      [['Color', 'Rojo pasión']],
      { toneNumber: 'Rojo pasión', toneName: 'Rojo pasión' },
    ],
    ['a size under its name', [['Tamaño', '60 ml']], { size: '60 ml' }],
    ['a size under another name', [['Color', '900ML']], { size: '900 ml' }],
    ['a size without a unit, by its name', [['Presentación', 'Grande']], { size: 'Grande' }],
    ['a volume under its name', [['Volumen', '20']], { volume: '20' }],
    ['a volume under another name', [['Presentación', '30 vol']], { volume: '30 vol' }],
    ['a volume that is a content', [['Volumen', '900 ml']], { size: '900 ml' }],
    [
      'all three in any order',
      [
        ['Contenido', '1 Litro'],
        ['Oxidante', '20'],
        ['Referencia', 'Suave'],
      ],
      { size: '1 l', volume: '20', toneNumber: 'Suave', toneName: 'Suave' },
    ],
    [
      'two that name the tone',
      [
        ['Color', '8.1'],
        ['Acabado', 'Mate'],
      ],
      { toneNumber: '8.1', toneName: '8.1 / Mate' },
    ],
    [
      'two sizes: the second is told apart like a tone',
      [
        ['Tamaño', '60 ml'],
        ['Caja', '12 und'],
      ],
      { size: '60 ml', toneNumber: '12 und', toneName: '12 und' },
    ],
    ['a choice without a value', [['Title', '']], {}],
    ['none', [], {}],
  ])('%s', (_, axes, cells) => {
    const named = axes.map(([name = '', value = '']) => ({ name, value }));
    expect(readAxes(named)).toEqual({ ...nothing, ...cells });
  });

  test('a long name is cut to what fits', () => {
    const { toneNumber, toneName } = readAxes([{ name: 'Color', value: 'n'.repeat(200) }]);
    expect([toneNumber.length, toneName.length]).toEqual([60, 120]);
  });
});

test.each([
  ['60ml', '60 ml'],
  ['60 ML.', '60 ml'],
  ['1,5 LITROS', '1,5 l'],
  ['1 lt', '1 l'],
  ['500 gr', '500 g'],
  ['500 gramos', '500 g'],
  ['1 kilo', '1 kg'],
  ['2 kilos', '2 kg'],
  ['120 cc', '120 ml'],
  ['100 und', '100 und'],
  ['8 oz', '8 oz'],
  [' Grande ', 'Grande'],
  ['2 x 60 ml', '2 x 60 ml'],
  ['', ''],
])('plainSize: %j is %j', (text, size) => {
  expect(plainSize(text)).toBe(size);
  expect(plainSize(size)).toBe(size);
});
