import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';
import { callsAs } from '../session/page-visitor.ts';
import type { Visitor } from '../session/principal.ts';
import type { ApiReply, ApiRequest, CallApi } from './pages-renderer.ts';

/** In whose name a page calls: a session's, or that of anyone who looks from a place. */
export type PageCaller = { readonly token: string | null } | { readonly visitor: Visitor };

/**
 * Calls the API of this very process in the caller's name: no socket, the same rules, the page's
 * deadline, wherever it is called from. `onReply` hears each answer.
 */
export function callInProcess(
  page: FastifyRequest,
  caller: PageCaller,
  onReply: (reply: ApiReply) => void = () => {},
): CallApi {
  const token = 'token' in caller ? caller.token : null;
  const visitor = 'visitor' in caller ? caller.visitor : null;
  return AsyncLocalStorage.bind(async ({ method, path, headers, body }: ApiRequest) => {
    // Awaited within: it begins when someone waits for it.
    const reply = await callsAs(
      visitor,
      async () =>
        await page.server.inject({
          method,
          url: `/api${path}`,
          // Limits by address must count the visitor, not this process.
          remoteAddress: page.ip,
          headers: { ...headers, ...(token ? { token } : {}), 'x-request-id': page.id },
          ...(body === undefined ? {} : { payload: body }),
        }),
    );
    const isJson = String(reply.headers['content-type']).includes('json');
    const answer = { status: reply.statusCode, json: isJson ? reply.payload : null };
    onReply(answer);
    return answer;
  });
}
