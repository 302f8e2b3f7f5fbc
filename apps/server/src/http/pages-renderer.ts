import type { FastifyRequest } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A request of the web's typed client, without `/api`. */
export interface ApiRequest {
  readonly method: Method;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type FetchApi = (
  request: ApiRequest,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/** What the web's server entry exports (`apps/web/src/entry.server.tsx`). */
export type Render = (
  request: Request,
  options: {
    fetchApi: FetchApi;
    template: string;
    manifest: unknown;
    nonce: string;
    ga4Id: string | null;
    onError: (error: unknown) => void;
  },
) => Promise<Response>;

export interface PageRenderer {
  readonly render: Render;
  /** index.html with its marks. */
  readonly template: string;
  /** The client build's manifest; null in development. */
  readonly manifest: unknown;
}

/** Calls the API of this very process with the visitor's session: no socket, the same rules. */
export function fetchInProcess(page: FastifyRequest, token: string): FetchApi {
  return async ({ method, path, headers, body }) => {
    const reply = await page.server.inject({
      method,
      url: `/api${path}`,
      // Limits by address must count the visitor, not this process.
      remoteAddress: page.ip,
      headers: { ...headers, token, 'x-request-id': page.id },
      ...(body === undefined ? {} : { payload: body }),
    });
    const isJson = String(reply.headers['content-type']).includes('json');
    return { status: reply.statusCode, body: isJson ? reply.json() : null };
  };
}

/** Where the renderer comes from: the build, or Vite with hot reload. */
export interface WebSource {
  renderer(url: string): Promise<PageRenderer>;
}
