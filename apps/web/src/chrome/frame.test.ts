import { expect, test } from 'vitest';
import { type Frame, frameOf, hasTabs } from './frame.ts';

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
  ['/product/:name/:productId/details', 'goods'],
  ['/products/custom-list/:url_name', 'inner'],
  ['/terms-conditions', 'inner'],
])('around %s stands the frame %s', (path, frame) => {
  expect(frameOf(path)).toBe(frame);
});

test.each<[Frame, boolean]>([
  ['home', true],
  ['search', true],
  ['inner', true],
  ['goods', false],
  ['purchase', false],
  ['plain', false],
])('the frame %s has tabs: %s', (frame, has) => {
  expect(hasTabs(frame)).toBe(has);
});
