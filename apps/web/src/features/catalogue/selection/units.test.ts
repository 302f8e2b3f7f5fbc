import { roomOf, type Supply } from '@matiz/domain/cart/room.ts';
import { describe, expect, test } from 'vitest';
import { changeUnits, leastUnits, mostUnits, type UnitRule } from './units.ts';

const ten = {
  available: 10,
  isPresale: false,
  excludedFromPresale: false,
  arrivals: [],
  inCartNow: 0,
  inCartLater: 0,
};

function ruleOf(parts: Partial<UnitRule> = {}, supply: Partial<Supply> = {}): UnitRule {
  const room = roomOf({ ...ten, ...supply });
  return { room, minQuantity: 1, multiple: 1, name: 'Guantes', isTone: true, ...parts };
}
const box = ruleOf({ minQuantity: 6, multiple: 3 });

describe('leastUnits and mostUnits', () => {
  test.each([
    ['by the unit', ruleOf(), 1, 10],
    ['with minimum and multiple', box, 6, 9],
    [
      'the cart counts towards the minimum',
      ruleOf({ minQuantity: 6, multiple: 3 }, { inCartNow: 6 }),
      3,
      3,
    ],
    [
      'a cart off the multiple is brought back to it',
      ruleOf({ multiple: 3 }, { inCartNow: 2 }),
      1,
      7,
    ],
    ['less in stock than the minimum', ruleOf({ minQuantity: 12 }), 12, 0],
  ])('%s', (_, rule, least, most) => {
    expect([leastUnits(rule), mostUnits(rule)]).toEqual([least, most]);
  });
});

describe('changeUnits: a press', () => {
  test.each([
    ['the first takes the least', box, 0, 1, 6, null],
    ['the next goes by the multiple', box, 6, 1, 9, null],
    ['back below the least takes it away', box, 6, -1, 0, null],
    [
      'beyond the stock it stops and says so',
      ruleOf(),
      10,
      1,
      10,
      'Stock insuficiente. Solo quedan 10 unidades disponibles',
    ],
    ['a tone without stock', ruleOf({}, { available: 0 }), 0, 1, 0, 'Tono fuera de stock'],
    [
      'a product without stock',
      ruleOf({ isTone: false }, { available: 0 }),
      0,
      1,
      0,
      'Ouups! Producto fuera de stock',
    ],
    [
      'a product beyond the stock',
      ruleOf({ isTone: false }),
      10,
      1,
      10,
      'Stock máximo sobrepasado. Lo sentimos, solo quedan 10 unidades disponibles de Guantes',
    ],
  ] as const)('%s', (_, rule, units, by, expected, notice) => {
    expect(changeUnits(rule, units, { by })).toEqual({ units: expected, notice });
  });
});

describe('changeUnits: a typed text (§5)', () => {
  test.each([
    ['8', ruleOf(), 8, null],
    ['0', ruleOf(), 0, null],
    ['abc', ruleOf(), 2, 'No es un número válido.'],
    ['1.5', ruleOf(), 2, 'No uses puntos ni comas.'],
    ['40', ruleOf(), 10, 'Stock insuficiente. Solo quedan 10 unidades disponibles'],
    ['40', box, 9, 'Stock insuficiente. Solo quedan 10 unidades disponibles'],
    ['7', box, 2, 'Guantes se vende de a 3. Prueba con 6 o 9.'],
    ['3', box, 2, 'La cantidad mínima de Guantes es 6.'],
    ['-4', ruleOf(), 2, 'La cantidad mínima de Guantes es 1.'],
  ])('%j', (text, rule, units, notice) => {
    expect(changeUnits(rule, 2, { text })).toEqual({ units, notice });
  });
});
