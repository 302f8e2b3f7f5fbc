import { describe, expect, test } from 'vitest';
import { fits, shareOf, sizePattern } from './value-shapes.ts';

describe('what may stand in a column', () => {
  test.each([
    ['precio', ['$ 12.500', '12500', '12,500.00', '65 000 COP', "65'000"], true],
    ['precio', ['US$ 12.50', '€9'], true],
    ['precio_BOG', ['12.500'], true],
    ['precio', ['consultar', 'agotado', '12.500'], false],
    ['existencias', ['24', '0', '-3', '1.200', '12 und', '5 unidades'], true],
    ['existencias_MDE', ['disponible', 'agotado'], false],
    ['existencias', ['alto', '24', '12', '8'], true],
    ['color', ['#7A4B2C', 'abc', '7a4b2c'], true],
    ['color', ['cobrizo', 'rubio'], false],
    ['iva', ['19%', '0,19', 'Exento', 'Gravado'], true],
    ['iva', ['16', '12'], false],
    ['descuento_porcentaje', ['12,5 %', '10'], true],
    ['descuento_porcentaje', ['$ 3.000', '12.500'], false],
    ['imagen', ['tinte.jpg', 'https://tienda.co/a', 'tinte.0123456789'], true],
    ['imagen', ['si', 'no'], false],
    ['volumen', ['20', '30 vol', '40 Volúmenes'], true],
    ['volumen', ['900 ml', '60 ml'], false],
    ['activo', ['Activo', 'inactivo', 'Borrador', '1'], true],
    ['preventa', ['sí', 'No', 'X'], true],
    ['preventa', ['2026-12-01'], false],
    ['producto', ['Tinte 7.43', 'Champú'], true],
    ['producto', ['12500', '$ 9.900', '10 %'], false],
    ['marca', ['3', '5', 'Alma'], true],
    ['nombre_tono', ['7.43', '8.1', '9.0'], false],
    ['palabras_clave', ['12500', 'x'], true],
  ])('%s: %j', (target, values, isPossible) => {
    expect(fits(target, values)).toBe(isPossible);
  });

  test('nothing speaks against a column without values', () => {
    expect(['precio', 'producto', 'color'].map((target) => fits(target, []))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

test.each([
  ['60 ml', true],
  ['1,5 litros', true],
  ['500grs', true],
  ['8 oz.', true],
  ['100 und', true],
  ['20 vol', false],
  ['ml', false],
  ['7.43', false],
  ['2 x 60 ml', false],
])('sizePattern takes %j for a content: %s', (text, isOne) => {
  expect(sizePattern.test(text)).toBe(isOne);
});

test('shareOf counts without accents, case and spaces around', () => {
  expect(shareOf([' SÍ ', 'no', 'tal vez', 'si'], /^(si|no)$/)).toBe(0.75);
  expect(shareOf([], /./)).toBe(0);
});
