import type { Outgoing } from '@matiz/client/request.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnection } from './connection.ts';

const outgoing: Outgoing = { method: 'GET', path: '/auth/me', headers: {} };

function build() {
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  let isUp = true;
  const reach = vi.fn(async () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return { status: 200, body: null };
  });
  const connection = createConnection({ page: page as unknown as Window, probe: reach });
  const onChange = vi.fn();
  connection.subscribe(onChange);
  return {
    connection,
    onChange,
    reach,
    send: () =>
      connection
        .watch(reach)(outgoing)
        .catch(() => null),
    set: (next: boolean) => {
      isUp = next;
    },
    /** A shell tells of the phone's network; the page inside of it believes in one all the time. */
    phoneSays: (isConnected: boolean) =>
      page.dispatchEvent(new Event(isConnected ? 'online' : 'offline')),
    browserSays(onLine: boolean) {
      page.navigator.onLine = onLine;
      page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the connection', () => {
  it('believes a browser that says there is none', () => {
    const { connection, browserSays, onChange } = build();
    browserSays(false);
    expect(connection.isOnline()).toBe(false);
    browserSays(true);
    expect(connection.isOnline()).toBe(true);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('looks at once where the phone says so and the page does not, and believes what it finds', async () => {
    const { connection, phoneSays, set, reach } = build();
    phoneSays(false);
    await vi.advanceTimersByTimeAsync(0);
    expect([connection.isOnline(), reach.mock.calls.length], 'a network remains').toEqual([
      true,
      1,
    ]);
    set(false);
    phoneSays(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.isOnline()).toBe(false);
    set(true);
    phoneSays(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.isOnline()).toBe(true);
  });

  it('takes one failed request for a hiccup, and a second for a lost connection', async () => {
    const { connection, send, set, onChange } = build();
    set(false);
    await send();
    expect(connection.isOnline()).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(connection.isOnline()).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('goes on trying until it gets through, and says so', async () => {
    const { connection, send, set, reach } = build();
    set(false);
    await send();
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
    expect(reach).toHaveBeenCalledTimes(4);
    set(true);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(connection.isOnline()).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reach).toHaveBeenCalledTimes(5);
  });

  it('asks at once when the browser says that the network is back', async () => {
    const { connection, send, set, browserSays } = build();
    set(false);
    await send();
    await vi.advanceTimersByTimeAsync(2000);
    set(true);
    browserSays(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.isOnline()).toBe(true);
  });

  it('makes one attempt at a time for many requests that fail together', async () => {
    const { send, set, reach } = build();
    set(false);
    await Promise.all([send(), send(), send()]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(reach).toHaveBeenCalledTimes(4);
  });

  it('is asked after a failure whether it was to blame: at once no, or yes when it is back', async () => {
    const { connection, set, onChange } = build();
    expect(await connection.untilBack()).toBe(false);
    set(false);
    const back = connection.untilBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.isOnline()).toBe(false);
    set(true);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await back).toBe(true);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('keeps nobody waiting who went elsewhere', async () => {
    const { connection, browserSays } = build();
    browserSays(false);
    const { signal, abort } = withAbort();
    const back = connection.untilBack(signal).catch((reason) => reason);
    abort();
    expect(await back).toBe(signal.reason);
  });
});

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
