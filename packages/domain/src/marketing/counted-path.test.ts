import { describe, expect, it } from 'vitest';
import { countedPath } from './counted-path.ts';

describe('countedPath', () => {
  it.each([
    ['/', '/'],
    ['/home/bestsellers', '/home/bestsellers'],
    [
      '/product/tinte-esencial/12/details?reference=ana#fotos',
      '/product/tinte-esencial/12/details',
    ],
    ['/view-results-search?search=3001234567', '/view-results-search'],
    ['/home//cart', '/home/cart'],
    ['/home/profile', '/home/profile'],
    ['/home/profile/', '/home/profile/'],
    ['/home/profile/address', '/home/profile/address'],
    ['/home/profile/address/new', '/home/profile/address/new'],
    ['/home/profile/ana#creditos', '/home/profile/:name'],
    ['/home/profile/orders/history', '/home/profile/orders/history'],
    ['/home/profile/orders/history/MZ-4K7P2', '/home/profile/orders/history/:orderCode'],
    ['/home/orders/purchased/MZ-4K7P2', '/home/orders/purchased/:orderId'],
    ['/login/change/password', '/login/change/password'],
    ['/login/change/password/s3cr3t', '/login/change/password/:recoveryToken'],
    ['/LOGIN/Change//Password/s3cr3t/', '/login/change/password/:recoveryToken'],
    ['/login/confirm-email/s3cr3t?x=1', '/login/confirm-email/:token'],
  ])('%s counts as %s', (address, path) => {
    expect(countedPath(address)).toBe(path);
  });
});
