// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildGuest, buildSeller } from '#testing/visitors.ts';
import { Component as Categories } from '../categories/categories.tsx';
import { Component as Brands } from '../manufacturers/manufacturers.tsx';
import { Component as Search } from '../search.tsx';
import { Component as Home } from './customer.tsx';
import { Component as SellerHome } from './seller.tsx';

afterEach(cleanup);

const menu = { categories: [], brands: [], seller: '' };

test.each([
  ['the home', Home, buildGuest],
  ['the home of a seller', SellerHome, buildSeller],
  ['the search', Search, buildGuest],
  ['the categories', Categories, buildGuest],
  ['the brands', Brands, buildGuest],
])('of a shop that sells nothing yet, %s says so', async (_, Screen, build) => {
  renderApp(<Screen />, {
    visitor: build(),
    answers: { 'GET /menu/list': () => ({ status: 200, body: { result: menu } }) },
  });
  expect(await screen.findAllByText('Estamos preparando la tienda')).toHaveLength(1);
});
