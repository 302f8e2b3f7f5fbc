import { describe, expect, it, vi } from 'vitest';
import { createWayOut } from './way-out.ts';

function open() {
  const assign = vi.fn();
  const way = createWayOut(() => ({
    location: { pathname: '/desk/orders', search: '?page=2', assign },
  }));
  return { way, assign };
}

describe('the ways out of the desk', () => {
  it('a session that is gone leads to the login, which leads back here', () => {
    const { way, assign } = open();
    way.toLogin();
    expect(assign.mock.calls).toEqual([['/login?redirectTo=%2Fdesk%2Forders%3Fpage%3D2']]);
  });

  it('who leaves goes to the shop alone, whatever is refused meanwhile or the logout fails', async () => {
    for (const ended of [Promise.resolve(), Promise.reject(new Error('busy'))]) {
      const { way, assign } = open();
      const gone = way.toShop(ended);
      way.toLogin();
      await gone;
      way.toLogin();
      expect(assign.mock.calls).toEqual([['/']]);
    }
  });
});
