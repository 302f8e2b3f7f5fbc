import { expect, test } from 'vitest';
import { deedOf, subjectOf } from './audit-words.ts';

test.each([
  ['brand:12', {}, { name: 'una marca', to: '/marcas/12' }],
  ['brand:12', null, { name: 'una marca', to: null }],
  ['order:0f', {}, { name: 'un pedido', to: null }],
  ['stock:1:20', {}, { name: 'existencias', to: '/existencias/1:20' }],
  ['weather:9', {}, { name: 'weather:9', to: null }],
])('the subject %s of a history with %j after it', (subject, after, expected) => {
  expect(subjectOf({ subject, after })).toEqual(expected);
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
