import { describe, expect, it, test } from 'vitest';
import { routeTable } from '../../routes.ts';
import {
  loginPath,
  readDeskPath,
  readGuestPath,
  readReturnPath,
  selectCustomerPath,
} from './return-path.ts';
import { createRouteIndex } from './route-index.ts';

const routes = createRouteIndex(routeTable, async () => undefined);

describe('readReturnPath: only addresses of our own', () => {
  it.each([
    '/home/cart',
    '/product/tinte-esencial/1/details?reference=ana',
    '/view-results-search?search=7.43&page=2',
    '/home/profile/ana#creditos',
  ])('%s is one', (path) => {
    expect(readReturnPath(path, routes)).toBe(path);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['another site', 'https://malo.example/home/cart'],
    ['another site without a scheme', '//malo.example/home/cart'],
    ['backslashes that browsers read as slashes', '/\\malo.example'],
    ['a script', 'javascript:alert(1)'],
    ['a tab inside', '/\t/malo.example'],
    ['a path that is no route', '/no/existe'],
    ['a climb that leaves the routes', '/home/../../etc/passwd'],
    ['the login itself', '/login?redirectTo=/home/cart'],
    ['the landing', '/'],
    ['the choice of a customer', '/home/select-customer'],
  ])('%s is not', (_title, value) => {
    expect(readReturnPath(value, routes)).toBeNull();
  });
});

describe('readGuestPath: where one looks on without an account', () => {
  const home = '/home/marketplace/customer';
  test.each([
    ['a page for everybody', '/home/bestsellers?page=2', '/home/bestsellers?page=2'],
    ['the cart, which a guest has too', '/home/cart', '/home/cart'],
    ['a page that would ask for the login again', '/home/profile/orders/history', home],
    ['a seller’s page', '/home/seller-route/7', home],
    ['nowhere', null, home],
  ])('%s', (_title, returnTo, path) => {
    expect(readGuestPath(returnTo, routes)).toBe(path);
  });
});

it('leads to the login and back, saying when it was for adding (§4)', () => {
  expect(loginPath('/home/bestsellers', true)).toBe(
    '/login?redirect-login-required=1&redirectTo=%2Fhome%2Fbestsellers',
  );
  expect(loginPath('https://malo.example')).toBe('/login');
});

it('leads to SelectCustomer with the path to return to (§2)', () => {
  expect(selectCustomerPath('/home/cart')).toBe('/home/select-customer?redirectTo=%2Fhome%2Fcart');
});

describe('D-19 where the staff go on to', () => {
  test.each([
    ['/desk/marcas/3?parte=historial', '/desk/marcas/3?parte=historial'],
    ['/desk', '/desk'],
    [null, '/desk'],
    ['/home/cart', '/desk'],
    ['/deskx', '/desk'],
    ['//desk/x', '/desk'],
    ['/desk//other.example', '/desk'],
    ['/desk/../api/docs', '/desk'],
    ['/desk\\other.example', '/desk'],
    ['https://other.example/desk', '/desk'],
  ])('%s', (value, path) => {
    expect(readDeskPath(value)).toBe(path);
  });
});
