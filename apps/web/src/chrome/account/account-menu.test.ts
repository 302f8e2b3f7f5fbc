import { expect, it } from 'vitest';
import { accountMenu } from './account-menu.ts';

const labelsFor = (who: 'sellers' | 'non-sellers') =>
  accountMenu('Ana María')
    .filter(({ onlyFor }) => onlyFor === undefined || onlyFor === who)
    .map(({ label }) => label);

it('has §2’s entries for a seller in their order, and the quick order and the favourites of ours', () => {
  expect(labelsFor('sellers')).toEqual([
    'Tomar pedido',
    'Registrar cliente',
    'Pedido rápido',
    'Mis favoritos',
    'Historial de pedidos',
    'Mis créditos',
    'Ayuda',
    'Términos y condiciones',
  ]);
});

it('has §2’s entries for everybody else', () => {
  expect(labelsFor('non-sellers')).toEqual([
    'Pedido rápido',
    'Mis favoritos',
    'Historial de pedidos',
    'Mis créditos',
    'Mis direcciones de entrega',
    'Ayuda',
    'Términos y condiciones',
  ]);
});

it('leads to the credits by the first name in lower case', () => {
  const credits = accountMenu('Ana María').find(({ label }) => label === 'Mis créditos');
  expect(credits?.to).toBe('/home/profile/ana#creditos');
});
