// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildPurchase } from '#features/orders/orders.builders.ts';
import { renderApp } from '#testing/render-app.tsx';
import { MethodChoice, RefusedMethods } from './method-choice.tsx';

afterEach(cleanup);

const [door] = buildPurchase().paymentMethods;
if (!door) throw new Error('the purchase has no method');

test('a method says what it takes before it is chosen', () => {
  const method = { ...door, limit: 'Recibe pedidos de hasta $ 2.000.000.' };
  renderApp(<MethodChoice method={method} isChosen={false} onChoose={() => {}} />);
  const choice = screen.getByRole('radio', { name: /^Contra-entrega/ });
  expect(choice.getAttribute('disabled')).toBeNull();
  expect(screen.getByText('Recibe pedidos de hasta $ 2.000.000.')).toBeTruthy();
});

test('cards are shown by all of their brands, also where they do not take the order', () => {
  const card = { ...door, code: 'tarjeta', means: 'card', logo: 'visa' } as const;
  renderApp(
    <>
      <MethodChoice method={card} isChosen={false} onChoose={() => {}} />
      <RefusedMethods methods={[{ ...card, isAvailable: false, reason: 'Muy grande.' }]} />
    </>,
  );
  for (const brand of ['VISA', 'mastercard', 'AMERICAN', 'Diners']) {
    expect(screen.getAllByText(brand), brand).toHaveLength(2);
  }
});

test('a method that does not take the order says why and what to do, and cannot be chosen', () => {
  const reason =
    'Contra-entrega recibe pedidos de hasta $ 2.000.000. Elige otro medio o quita productos.';
  renderApp(<RefusedMethods methods={[{ ...door, isAvailable: false, reason }]} />);
  expect(screen.getByRole('region', { name: 'No reciben este pedido' })).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});
