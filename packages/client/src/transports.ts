import type { Transport } from './request.ts';
import type { TokenStore } from './token-store.ts';

/** Far beyond what any answer takes: a network that leads nowhere would be waited for without end. */
const longestMs = 30_000;

/** The calls by which someone enters, or proves who they are: those that know devices. */
const entering = /^\/(v3\/auth\/|auth\/(verify|check)|verify\/|recovery-password)/;

/** The browser's fetch: cookies on our own origin, token headers inside a shell (D-2). */
export function createBrowserTransport(apiOrigin: string, tokens: TokenStore | null): Transport {
  return async ({ method, path, headers, body: text, bytes, keepalive = false }) => {
    const body = text ?? bytes;
    const pair = tokens?.read();
    const device = entering.test(path) ? tokens?.readDevice() : null;
    const reply = await fetch(`${apiOrigin}/api${path}`, {
      method,
      credentials: tokens ? 'omit' : 'same-origin',
      headers: {
        ...headers,
        ...(pair ? { token: pair.token } : {}),
        ...(device ? { device } : {}),
        ...(pair && path.startsWith('/auth/refresh-token')
          ? { refreshToken: pair.refreshToken }
          : {}),
      },
      ...(body === undefined ? {} : { body }),
      keepalive,
      signal: AbortSignal.timeout(longestMs),
    });
    const isJson = reply.headers.get('content-type')?.includes('json') ?? false;
    return { status: reply.status, body: isJson ? await reply.json() : null };
  };
}
