// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OfflineStart } from './offline-start.tsx';

afterEach(cleanup);

test('a purchase says what it needs, and leads to the cart that is kept', () => {
  render(<OfflineStart pathname="/home/purchase/order/summary" />);
  expect(screen.getByText('Pedir y pagar necesita conexión')).toBeTruthy();
  expect(screen.getByText(/Tu carrito queda guardado/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver mi carrito' }).getAttribute('href')).toBe(
    '/home/cart',
  );
});

test('any other page says that it comes, and leads to what may have been seen', () => {
  render(<OfflineStart pathname="/home/support" />);
  expect(screen.getByText('No hay conexión')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home/']);
});
