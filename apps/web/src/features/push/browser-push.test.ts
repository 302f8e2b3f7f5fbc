// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '#platform/platform.ts';
import { createBrowserPush } from './browser-push.ts';

const key = `B${'A'.repeat(86)}`;
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0)).buffer;

function setUp({ permission = 'granted', publicKey = key as string | null, old = '' } = {}) {
  let made = 0;
  const subscriptionOf = (given: string, endpoint: string) => ({
    endpoint,
    options: { applicationServerKey: bytesOf(given) },
    unsubscribe: vi.fn(async () => true),
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
  });
  let current = old === '' ? null : subscriptionOf(old, 'https://push.example.com/old');
  const before = current;
  const pushManager = {
    getSubscription: vi.fn(async () => current),
    subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
      made += 1;
      current = subscriptionOf(applicationServerKey, `https://push.example.com/${made}`);
      return current;
    }),
  };
  const Notification = { permission, requestPermission: vi.fn(async () => 'granted') };
  const page = {
    PushManager: class {},
    Notification,
    navigator: { serviceWorker: { ready: Promise.resolve({ pushManager }) } },
    dispatchEvent: vi.fn(),
  } as unknown as Window & typeof globalThis;
  const request = vi.fn(async (call: { method: string }, _parts: object) =>
    call.method === 'GET' ? { publicKey } : { ok: true },
  );
  let now = Date.parse('2026-11-26T10:00:00Z');
  const device = createMemoryStorage();
  const push = createBrowserPush({ page, device, request: request as never, now: () => now });
  const sent = () =>
    request.mock.calls.flatMap(([call, parts]) => (call.method === 'POST' ? [parts] : []));
  const pass = (ms: number) => {
    now += ms;
  };
  return { push, pushManager, request, sent, Notification, device, before, pass };
}

let set: ReturnType<typeof setUp>;
beforeEach(() => {
  set = setUp();
});

describe('being told by the browser', () => {
  it('tells the server where, once a day, and again after another login or a logout', async () => {
    await set.push.register('ana');
    await set.push.register('ana');
    expect(set.sent()).toEqual([
      {
        body: {
          deviceId: expect.any(String),
          endpoint: 'https://push.example.com/1',
          keys: { p256dh: 'p', auth: 'a' },
        },
      },
    ]);
    expect(set.pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    await set.push.register('luz');
    expect(set.sent()).toHaveLength(2);
    set.pass(24 * 60 * 60_000);
    await set.push.register('luz');
    expect(set.sent()).toHaveLength(3);
    expect(set.pushManager.subscribe).toHaveBeenCalledOnce();
  });

  it('leaves an address that was asked for with another key', async () => {
    const other = setUp({ old: `B${'B'.repeat(86)}` });
    await other.push.register('ana');
    expect(other.before?.unsubscribe).toHaveBeenCalledOnce();
    expect(other.sent()).toMatchObject([{ body: { endpoint: 'https://push.example.com/1' } }]);
  });

  it.each(['default', 'denied'])(
    'asks for nothing by itself while the answer is %s',
    async (permission) => {
      const asked = setUp({ permission });
      await asked.push.register('ana');
      expect(asked.request).not.toHaveBeenCalled();
      expect(asked.pushManager.subscribe).not.toHaveBeenCalled();
      expect(asked.Notification.requestPermission).not.toHaveBeenCalled();
      expect(await asked.push.state()).toBe(permission === 'default' ? 'prompt' : 'denied');
    },
  );

  it('says so where the shop tells no browser, or the browser cannot', async () => {
    expect(await setUp({ publicKey: null, permission: 'default' }).push.state()).toBe(
      'unavailable',
    );
    const parts = { device: set.device, request: vi.fn(), now: Date.now };
    const plain = createBrowserPush({ page: window, ...parts });
    expect(await plain.state()).toBe('unavailable');
    await plain.register('ana');
    expect(parts.request).not.toHaveBeenCalled();
  });
});
