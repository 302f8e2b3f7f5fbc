import { expect, test } from 'vitest';
import { destinationsFor, matching } from './destinations.ts';

const labels = (isGuest: boolean, text: string) =>
  matching(destinationsFor({ isGuest }), text).map(({ label }) => label);

test.each<[boolean, string, string[]]>([
  [false, 'hist', ['Historial de pedidos']],
  [false, 'pedido rap', ['Pedido rápido']],
  [false, 'PEDIDO RÁPIDO', ['Pedido rápido']],
  [false, 'ategorias', []],
  [false, 'categorías', ['Todas las categorías']],
  [true, 'carrito', []],
  [true, 'inicia', ['Inicia sesión']],
])('guest %s types «%s»', (isGuest, text, found) => {
  expect(labels(isGuest, text)).toEqual(found);
});

test('nothing typed leaves them all', () => {
  expect(labels(false, ' ')).toHaveLength(destinationsFor({ isGuest: false }).length);
});
