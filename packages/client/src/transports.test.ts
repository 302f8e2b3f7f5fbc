import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTokens, type TokenPair, type TokenStore } from './token-store.ts';
import { createBrowserTransport } from './transports.ts';

const fetched = vi.fn(async (_url: string, _init: { headers: object }) => new Response('{}'));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

function createStore(): TokenStore {
  const kept: { pair: TokenPair | null; device: string | null } = { pair: null, device: null };
  return {
    read: () => kept.pair,
    write: (pair) => Object.assign(kept, { pair }),
    readDevice: () => kept.device,
    writeDevice: (device) => Object.assign(kept, { device }),
  };
}

it('lets a shell say which device it is where someone enters, also after the session', async () => {
  const tokens = createStore();
  const send = createBrowserTransport('https://matiz.co', tokens);
  const ask = async (path: string) => {
    await send({ method: 'POST', path, headers: {} });
    return fetched.mock.calls.at(-1)?.[1].headers;
  };
  expect(await ask('/v3/auth/login')).toEqual({});
  keepTokens(tokens, { token: 't', refreshToken: 'r', device: 'd' });
  expect(await ask('/v3/auth/login')).toEqual({ token: 't', device: 'd' });
  tokens.write(null);
  for (const path of ['/v3/auth/login', '/auth/check', '/verify/verify', '/recovery-password']) {
    expect(await ask(path)).toEqual({ device: 'd' });
  }
  expect(await ask('/cart/additem')).toEqual({});
});
