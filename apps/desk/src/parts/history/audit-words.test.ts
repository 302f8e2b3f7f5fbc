import { expect, test } from 'vitest';
import { deedOf, subjectOf } from './audit-words.ts';

test.each([
  ['brand:12', 'brand.changed', { name: 'una marca', to: '/marcas/12' }],
  ['brand:12', 'brand.removed', { name: 'una marca', to: null }],
  ['order:0f', 'order.place', { name: 'un pedido', to: null }],
  ['stock:1-20', 'stock.barcode-removed', { name: 'existencias', to: '/existencias/1-20' }],
  ['weather:9', 'weather.changed', { name: 'weather:9', to: null }],
])('the subject %s of %s', (subject, action, expected) => {
  expect(subjectOf({ subject, action })).toEqual(expected);
});

test.each([
  ['brand.created', 'creó'],
  ['stock.barcode-added', 'agregó'],
  ['stock.barcode-removed', 'eliminó'],
  ['arrival.move', 'movió'],
  ['order.place', 'hizo'],
  ['order.advance', 'cambió'],
  ['order.constructor', 'cambió'],
])('what %s is called', (action, deed) => {
  expect(deedOf({ action })).toBe(deed);
});
