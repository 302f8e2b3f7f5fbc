import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import type { ApiRequest, CallApi } from './pages-renderer.ts';

/**
 * Calls the API of this very process with the visitor's session, if there is one: no socket, the
 * same rules, the page's deadline, wherever it is called from.
 */
export function callInProcess(page: FastifyRequest, token: string | null): CallApi {
  return AsyncLocalStorage.bind(async ({ method, path, headers, body }: ApiRequest) => {
    const reply = await page.server.inject({
      method,
      url: `/api${path}`,
      // Limits by address must count the visitor, not this process.
      remoteAddress: page.ip,
      headers: { ...headers, ...(token ? { token } : {}), 'x-request-id': page.id },
      ...(body === undefined ? {} : { payload: body }),
    });
    const isJson = String(reply.headers['content-type']).includes('json');
    return { status: reply.statusCode, json: isJson ? reply.payload : null };
  });
}
