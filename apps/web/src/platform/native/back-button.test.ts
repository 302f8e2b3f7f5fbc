import { expect, it } from 'vitest';
import { decideBack } from './back-button.ts';

const open = { pagesBehind: 3, hasWindow: false, isWalled: false };

it.each([
  ['/home/cart', {}, 'go-back'],
  ['/home/cart', { pagesBehind: 0 }, 'go-home'],
  ['/home/cart', { hasWindow: true }, 'close-window'],
  ['/home/', { hasWindow: true }, 'close-window'],
  ['/home/', {}, 'leave-app'],
  ['/home', {}, 'leave-app'],
  ['/', {}, 'leave-app'],
  ['/home/marketplace/customer', {}, 'leave-app'],
  ['/home/marketplace/seller', {}, 'leave-app'],
  ['/login', {}, 'leave-app'],
  ['/login/recovery/password', {}, 'go-back'],
  ['/home/purchase/order/summary', {}, 'go-back'],
  ['/product/tinte/1/details', { pagesBehind: 0 }, 'go-home'],
  ['/home/cart', { hasWindow: true, isWalled: true }, 'leave-app'],
])('%s, %j: %s', (pathname, more, step) => {
  expect(decideBack({ ...open, pathname, ...more })).toBe(step);
});
