import { describe, expect, test } from 'vitest';
import { buildBuyer, buildGuest, buildSeller } from '#testing/visitors.ts';
import { decideQuantityEntry, type QuantityLimits } from './quantity-entry.ts';

const limits: QuantityLimits = {
  name: 'Peinilla',
  minQuantity: 6,
  multiple: 3,
  ceiling: 20,
};
const unreached = { ...buildBuyer().delivery, hasCoverage: false };
const decide = (text: string, change: Partial<QuantityLimits> = {}) =>
  decideQuantityEntry(text, buildBuyer(), { ...limits, ...change });

describe('§5 manual entry checks in its order', () => {
  test.each(['', '   '])('nothing typed (%j) asks for nothing, no matter who types', (text) => {
    expect(decideQuantityEntry(text, buildSeller({ delivery: unreached }), limits)).toEqual({
      kind: 'nothing',
    });
  });

  test('coverage comes first, even before a text that is no number', () => {
    const visitor = buildSeller({ delivery: unreached });
    expect(decideQuantityEntry('abc', visitor, limits)).toEqual({
      kind: 'barrier',
      barrier: 'no-coverage',
    });
  });

  test('then the customer, even before a text that is no number', () => {
    expect(decideQuantityEntry('abc', buildSeller(), limits)).toEqual({
      kind: 'barrier',
      barrier: 'customer',
    });
  });

  test('coverage comes first for a guest too', () => {
    const visitor = buildGuest({ delivery: unreached });
    expect(decideQuantityEntry('9', visitor, limits)).toEqual({
      kind: 'barrier',
      barrier: 'no-coverage',
    });
  });

  test('a guest may count: the login comes with the addition', () => {
    expect(decideQuantityEntry('9', buildGuest(), limits)).toEqual({
      kind: 'accepted',
      quantity: 9,
    });
  });

  test.each([
    ['abc', 'No es un número válido.'],
    ['-', 'No es un número válido.'],
    ['9,5', 'No uses puntos ni comas.'],
    ['1.000', 'No uses puntos ni comas.'],
    ['3', 'La cantidad mínima de Peinilla es 6.'],
    ['0', 'La cantidad mínima de Peinilla es 6.'],
    ['7', 'Peinilla se vende de a 3. Prueba con 6 o 9.'],
    [
      '21',
      'Stock máximo sobrepasado. Lo sentimos, solo quedan 20 unidades disponibles de Peinilla',
    ],
  ])('then the number: %s', (text, message) => {
    expect(decide(text)).toMatchObject({ kind: 'refused', message });
  });

  test.each([
    ['3', [6, 9]],
    ['7', [6, 9]],
    ['19', [18]],
    ['tres', []],
  ])('%s comes with the nearest numbers that would do: %j', (text, nearest) => {
    expect(decide(text)).toMatchObject({ kind: 'refused', nearest });
  });

  test.each(['6', ' 9 ', '18'])('%s is emitted', (text) => {
    expect(decide(text)).toEqual({ kind: 'accepted', quantity: Number(text) });
  });
});

describe('limits', () => {
  test('a version says only how many are left', () => {
    expect(decide('30', { isVersion: true })).toMatchObject({
      kind: 'refused',
      message: 'Stock insuficiente. Solo quedan 20 unidades disponibles',
    });
  });

  test('presale takes what the stock does not cover, up to what a line may hold', () => {
    expect(decide('300', { ceiling: null })).toEqual({ kind: 'accepted', quantity: 300 });
    expect(decide('10002', { ceiling: null })).toMatchObject({ kind: 'refused' });
  });

  test('of a choice in several deliveries only the server knows the minimum', () => {
    expect(decide('1', { isPartial: true })).toEqual({ kind: 'accepted', quantity: 1 });
    expect(decide('0', { isPartial: true })).toMatchObject({ kind: 'refused' });
  });
});
