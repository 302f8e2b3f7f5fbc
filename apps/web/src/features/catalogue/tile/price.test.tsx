// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildBuyer, buildGuest, buildSeller } from '#testing/visitors.ts';
import { buildProduct } from '../selection/product.builders.ts';
import { Price } from './price.tsx';

afterEach(cleanup);

const hiddenFrom = (priceHidden: 'GUEST' | 'REJECTED') => buildProduct({ priceHidden });

it('leads a guest to the login', () => {
  renderApp(<Price product={hiddenFrom('GUEST')} />, { visitor: buildGuest() });
  expect(screen.getByText('Precio visible al iniciar sesión')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Inicia sesión para ver precios' })).toBeTruthy();
});

it('tells a business that was not approved so, and leads to what is next', () => {
  renderApp(<Price product={hiddenFrom('REJECTED')} />, { visitor: buildBuyer() });
  expect(screen.queryByText(/iniciar sesión/i)).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/registration-status');
});

it('tells a seller whose customer was not approved, without the customer’s own page', () => {
  const { customer } = buildBuyer();
  renderApp(<Price product={hiddenFrom('REJECTED')} />, { visitor: buildSeller({ customer }) });
  expect(screen.getByText('Aún no aprobamos este negocio')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
