import { describe, expect, it } from 'vitest';
import { readAppLink, readAppPath, readBrowserLink } from './app-links.ts';

const shop = 'https://matiz.co';

describe('what the installed app opens', () => {
  it.each([
    ['/home', '/home'],
    ['/home/', '/home/'],
    ['/home/cart', '/home/cart'],
    ['/product/tinte/12/details?reference=x', '/product/tinte/12/details?reference=x'],
    ['/products/custom-list/rubios', '/products/custom-list/rubios'],
    ['/aprobar-pedido?token=secreto', '/aprobar-pedido?token=secreto'],
    ['/login/change/password/secreto', '/login/change/password/secreto'],
    [
      '/home/purchase/order/finalizing-payment?order=MZ-1',
      '/home/purchase/order/finalizing-payment?order=MZ-1',
    ],
    ['/home/purchase/order/payment-methods/add-credit-card', null],
    ['/HOME/purchase/order/payment-methods/ADD-credit-card/', null],
    ['/', null],
    ['/homeless', null],
    ['/products', null],
    ['/desk', null],
    ['/desk/orders', null],
    ['/api/auth/me', null],
    ['/dev/outbox', null],
    ['/home/../desk', null],
    ['/home/%2e%2e/desk', null],
    ['/.well-known/assetlinks.json', null],
  ])('%s: %s', (path, opened) => {
    expect(readAppLink(`${shop}${path}`, shop)).toBe(opened);
    expect(readAppPath(path)).toBe(opened);
  });

  it.each([
    'http://matiz.co/home/cart',
    'https://matiz.co:8443/home/cart',
    'https://matiz.co.malo.example/home/cart',
    'https://malo.example/home/cart',
    'https://matiz.co@malo.example/home/cart',
    'https://ana:clave@matiz.co/home/cart',
    'https://matiz.co/\\malo.example',
    'https://matiz.co//malo.example/home',
    'https://matiz.co/home/cart\n',
    'javascript:alert(1)//matiz.co/home/cart',
    'data:text/html,/home/cart',
    'intent://matiz.co/home/cart#Intent;end',
    'matiz://home/cart',
    '/home/cart',
    '',
  ])('not %j', (address) => {
    expect(readAppLink(address, shop)).toBeNull();
  });

  it.each([
    ['https://matiz.co/home/purchase/order/payment-methods/add-credit-card?order=1', true],
    ['https://matiz.co/home/cart', false],
    ['https://matiz.co/desk', false],
    ['https://malo.example/home/purchase/order/payment-methods/add-credit-card', false],
    ['https://ana@matiz.co/home/purchase/order/payment-methods/add-credit-card', false],
    ['javascript:alert(1)', false],
  ])('%s is handed to the browser: %s', (address, isHanded) => {
    expect(readBrowserLink(address, shop)).toBe(isHanded ? address : null);
  });

  it.each(['//malo.example/home', '/\\malo.example', 'home/cart', '', 'https://matiz.co/home'])(
    'nor the path %j',
    (path) => {
      expect(readAppPath(path)).toBeNull();
    },
  );
});
