import type { Me } from '@matiz/contracts/identity.ts';
import { clearToasts, readToasts } from '@matiz/ui/overlays/toast-store.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leftRouteCopy } from './copy/offline/left-route.ts';
import { createServices } from './create-services.ts';
import { createQueryClient } from './lib/network/query-client.ts';
import { claimRoute } from './lib/offline/left-routes.ts';
import { routeOwnerKey, routeUnsentKey } from './lib/offline/route-owner.ts';
import { createMemoryStorage, type Platform, serverPlatform } from './platform/platform.ts';
import type { TabNews } from './platform/tab-channel.ts';
import { endLeaving, leave } from './session/leaving.ts';
import { meKey } from './session/me.query.ts';
import { createSessionWatch } from './session-watch.ts';
import { buildBuyer, buildGuest, buildSeller } from './testing/visitors.ts';

beforeEach(clearToasts);

/** A tab where `before` is signed in, while the session has become that of `now`. */
function open(before: Me, now: Me) {
  const heard: ((news: TabNews) => void)[] = [];
  const forgetPerson = vi.fn();
  const platform: Platform = {
    ...serverPlatform,
    isServer: false,
    tab: createMemoryStorage(),
    device: createMemoryStorage(),
    forgetPerson,
    tabs: {
      tell: () => undefined,
      listen(onNews) {
        heard.push(onNews);
        return () => undefined;
      },
    },
  };
  const queryClient = createQueryClient();
  queryClient.setQueryData(meKey, before);
  queryClient.setQueryData(['cart'], { cart: 'of before' });
  queryClient.setQueryData(['menu'], 'everybody’s');
  const sent: string[] = [];
  const services = createServices({
    platform,
    queryClient,
    transport: async ({ path }) => {
      sent.push(path);
      return { status: 200, body: now };
    },
  });
  const location = { reload: vi.fn(), replace: vi.fn() };
  const revalidate = vi.fn(async () => undefined);
  const page = {
    location,
    addEventListener: () => undefined,
  } as unknown as Pick<Window, 'location' | 'addEventListener'>;
  const watch = createSessionWatch({ services: () => services, revalidate, page });
  watch.start();
  const tell = (news: TabNews) => {
    for (const hear of heard) hear(news);
  };
  return { watch, tell, platform, queryClient, sent, location, revalidate, forgetPerson };
}

describe('a session that is gone (§4, §8)', () => {
  it('leaves nothing of its person: the page loads again, and says why', () => {
    const { watch, platform, location, forgetPerson } = open(buildBuyer(), buildGuest());
    watch.lose();
    expect(forgetPerson).toHaveBeenCalledOnce();
    expect(location.reload).toHaveBeenCalledOnce();
    const next = createSessionWatch({
      services: () => ({ platform }) as never,
      revalidate: async () => undefined,
      page: { addEventListener: () => undefined } as never,
    });
    next.start();
    expect(readToasts().map(({ message }) => message)).toEqual([
      'Tu sesión terminó. Inicia sesión para continuar.',
    ]);
  });

  it('leaves what a seller had not sent to the same seller, and says so (ADR 93)', () => {
    const { watch, platform } = open(buildSeller(), buildGuest());
    platform.device.write(routeOwnerKey, 'julian');
    platform.device.write(routeUnsentKey, '2');
    watch.lose();
    watch.lose();
    expect(platform.device.read(routeOwnerKey)).toBeNull();
    createSessionWatch({
      services: () => ({ platform }) as never,
      revalidate: async () => undefined,
      page: { addEventListener: () => undefined } as never,
    }).start();
    expect(readToasts().map(({ message }) => message)).toContain(leftRouteCopy.kept(2));
    clearToasts();
    const parts = { device: platform.device, factory: undefined, now: Date.now };
    claimRoute(parts, 'ana');
    expect(readToasts()).toEqual([]);
    claimRoute(parts, 'julian');
    expect(readToasts().map(({ message }) => message)).toEqual([leftRouteCopy.found(2)]);
    expect(platform.device.read(routeOwnerKey)).toBe('julian');
  });

  it('is the wish of one who leaves: what is refused meanwhile sends nobody to the login', async () => {
    const { watch, queryClient, sent, location } = open(buildBuyer(), buildGuest());
    await leave(queryClient, async () => {
      watch.lose();
      watch.check();
    });
    watch.lose();
    await vi.waitFor(() => expect(sent).toEqual(['/auth/me']), { timeout: 60_000 });
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 60_000 });
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('is one that ended by itself, where who wanted to leave could not', async () => {
    const { watch, queryClient, location } = open(buildBuyer(), buildGuest());
    await expect(leave(queryClient, () => Promise.reject(new Error('busy')))).rejects.toThrow();
    watch.lose();
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('is one that ended by itself, for who came in again after leaving without a new page', async () => {
    const { watch, queryClient, location } = open(buildBuyer(), buildGuest());
    await leave(queryClient, async () => undefined);
    endLeaving(queryClient);
    watch.lose();
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('is nothing to a visitor, who had none', () => {
    const { watch, location } = open(buildGuest(), buildGuest());
    watch.lose();
    expect(location.reload).not.toHaveBeenCalled();
  });

  it('shows itself by a 401: the session is checked, and is another’s', async () => {
    const { watch, location } = open(buildBuyer(), buildGuest());
    watch.check();
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce(), { timeout: 60_000 });
  });

  it('is not lost by a 401 when it is still the same person’s, asked once for many', async () => {
    const { watch, location, sent } = open(buildBuyer(), buildBuyer());
    watch.check();
    watch.check();
    await vi.waitFor(() => expect(sent).toEqual(['/auth/me']), { timeout: 60_000 });
    expect(location.reload).not.toHaveBeenCalled();
  });
});

describe('what another tab did', () => {
  it('a log-out empties this tab too and leads to the landing', async () => {
    const { tell, location, forgetPerson } = open(buildBuyer(), buildGuest());
    tell('signed-out');
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'), { timeout: 60_000 });
    expect(forgetPerson).toHaveBeenCalledOnce();
  });

  it('a log-in takes a visitor’s tab along, with nothing cached of the visitor', async () => {
    const { tell, queryClient, revalidate } = open(buildGuest(), buildBuyer());
    tell('signed-in');
    await vi.waitFor(() => expect(revalidate).toHaveBeenCalledOnce(), { timeout: 60_000 });
    expect(queryClient.getQueryData<Me>(meKey)?.user.name).toBe('Ana');
    expect(queryClient.getQueryData(['cart'])).toBeUndefined();
    expect(queryClient.getQueryData(['menu'])).toBe('everybody’s');
  });

  it('a log-in of someone else leaves nothing of the one who was here', async () => {
    const { tell, location } = open(buildBuyer(), buildSeller());
    tell('signed-in');
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce(), { timeout: 60_000 });
  });

  it('another place or customer renews what depends on it', async () => {
    const moved = buildBuyer({ delivery: { ...buildBuyer().delivery, city: 'Cali' } });
    const { tell, queryClient, revalidate, location } = open(buildBuyer(), moved);
    tell('moved');
    await vi.waitFor(() => expect(revalidate).toHaveBeenCalledOnce(), { timeout: 60_000 });
    expect(queryClient.getQueryData<Me>(meKey)?.delivery.city).toBe('Cali');
    expect(queryClient.getQueryData(['cart'])).toBeUndefined();
    expect(location.reload).not.toHaveBeenCalled();
  });
});
