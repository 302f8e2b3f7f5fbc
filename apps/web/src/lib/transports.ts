import type { TokenStore } from '../platform/token-store.ts';
import type { Transport } from './request-client.ts';

/**
 * The transport of a shell that may have no session yet: the first request waits until a visitor's
 * is open (§2), instead of being refused for want of one.
 */
export function openSessionFirst(
  transport: Transport,
  tokens: TokenStore,
  open: () => Promise<unknown>,
): Transport {
  return async (outgoing) => {
    if (tokens.read() === null) await open();
    return transport(outgoing);
  };
}

/** The browser's fetch: cookies on our own origin, token headers inside a shell (D-2). */
export function createBrowserTransport(apiOrigin: string, tokens: TokenStore | null): Transport {
  return async ({ method, path, headers, body, keepalive = false }) => {
    const pair = tokens?.read();
    const reply = await fetch(`${apiOrigin}/api${path}`, {
      method,
      credentials: tokens ? 'omit' : 'same-origin',
      headers: {
        ...headers,
        ...(pair ? { token: pair.token } : {}),
        ...(pair && path.startsWith('/auth/refresh-token')
          ? { refreshToken: pair.refreshToken }
          : {}),
      },
      ...(body === undefined ? {} : { body }),
      keepalive,
    });
    const isJson = reply.headers.get('content-type')?.includes('json') ?? false;
    return { status: reply.status, body: isJson ? await reply.json() : null };
  };
}
