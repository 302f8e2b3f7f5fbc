import { describe, expect, it } from 'vitest';
import { chooseAnswer, outdatedCaches } from './strategy.ts';

const origin = 'https://matiz.co';
const asked = { method: 'GET', mode: 'navigate', origin, hasRange: false };

describe('what the worker answers', () => {
  it.each([
    ['/home/bestsellers', 'page'],
    ['/', 'page'],
    ['/product/tinte/1/details?reference=x', 'page'],
    ['/home/purchase/order/summary', 'page'],
    ['/home/purchase/order/payment-methods/add-credit-card', 'network'],
    ['/aprobar-pedido?token=secreto', 'network'],
    ['/login/change/password/secreto', 'network'],
    ['/api/auth/me', 'network'],
    ['/desk', 'network'],
    ['/desk/orders', 'network'],
    ['/dev/outbox', 'network'],
    ['/.well-known/assetlinks.json', 'network'],
    ['/favicon.svg', 'network'],
    ['/assets/index-1.js', 'file'],
    ['/img/product/A.1/320.avif', 'picture'],
  ])('%s: %s', (path, answer) => {
    expect(chooseAnswer({ ...asked, address: origin + path })).toBe(answer);
  });

  it.each([
    ['a call of the page', { mode: 'cors', address: `${origin}/api/cart/listcart` }],
    ['a page that a script reads', { mode: 'cors', address: `${origin}/home/cart` }],
    ['something posted', { method: 'POST', address: `${origin}/home/cart` }],
    ["another's", { address: 'https://otro.co/assets/index-1.js' }],
    ['a piece of a file', { address: `${origin}/assets/film.mp4`, hasRange: true }],
  ])('nothing to %s', (_, request) => {
    expect(chooseAnswer({ ...asked, ...request })).toBe('network');
  });
});

it('throws away older releases but the one before, and nothing that is not a release', () => {
  const names = ['matiz-shell-1', 'matiz-shell-2', 'matiz-pictures', 'matiz-shell-3', 'others'];
  expect(outdatedCaches(names, '3')).toEqual(['matiz-shell-1']);
  expect(outdatedCaches(['matiz-shell-3'], '3')).toEqual([]);
});
