import { expect, test } from 'vitest';
import { frameOf } from './frame.ts';

test.each([
  ['/', 'plain'],
  ['/login', 'plain'],
  ['/login/recovery/password', 'plain'],
  ['/registro', 'plain'],
  ['/register/process', 'plain'],
  ['/home/', 'inner'],
  ['/home/marketplace/customer', 'home'],
  ['/home/search', 'search'],
  ['/view-results-search', 'search'],
  ['/home/cart', 'inner'],
  ['/home/purchase/order/summary', 'purchase'],
  ['/home/profile', 'inner'],
  ['/product/:name/:productId/details', 'inner'],
  ['/terms-conditions', 'inner'],
])('around %s stands the frame %s', (path, frame) => {
  expect(frameOf(path)).toBe(frame);
});
