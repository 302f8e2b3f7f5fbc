import type { Incoming, Outgoing } from '@matiz/client/request.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '#lib/network/query-client.ts';
import { type Platform, serverPlatform } from '#platform/platform.ts';
import { meKey } from '#session/me.query.ts';
import { App } from '../app.tsx';
import { createServices } from '../create-services.ts';
import { buildBuyer } from './visitors.ts';

/** Answers by method and path, e.g. `{ 'POST /cart/additem': () => ({ status: 200, body }) }`. */
export type Answers = Readonly<Record<string, (sent: Sent) => Incoming>>;
export interface Sent {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Outgoing['headers'];
  readonly body: unknown;
  /** Goes on when the page is left. */
  readonly keepalive: boolean;
}

/**
 * For tests: draws one element at an address with the real router, cache and request client, over
 * a server that is played by `answers`. What was sent stands in `sent`, by `METHOD /path`.
 */
export function renderApp(
  element: ReactNode,
  {
    visitor = buildBuyer(),
    answers = {},
    at = '/',
    platform = serverPlatform,
    sendKept = async () => undefined,
  }: Partial<AppParts> = {},
) {
  const sent: Record<string, Sent[]> = {};
  const queryClient = createQueryClient();
  queryClient.setQueryData(meKey, visitor);
  const transport = async (outgoing: Outgoing): Promise<Incoming> => {
    const { pathname, searchParams } = new URL(outgoing.path, 'http://matiz.test');
    const name = `${outgoing.method} ${pathname}`;
    const request = {
      path: pathname,
      query: searchParams,
      headers: outgoing.headers,
      body: outgoing.body === undefined ? undefined : JSON.parse(outgoing.body),
      keepalive: outgoing.keepalive ?? false,
    };
    sent[name] = [...(sent[name] ?? []), request];
    const answer = answers[name];
    if (!answer) throw new Error(`The test answers nothing to ${name}`);
    return answer(request);
  };
  const services = createServices({ transport, platform, queryClient, sendKept });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const view = render(
    <App services={services}>
      <RouterProvider router={router} />
    </App>,
  );
  return { ...view, router, queryClient, sent };
}

interface AppParts {
  readonly visitor: Me;
  readonly answers: Answers;
  readonly at: string;
  readonly platform: Platform;
  /** What a logout sends first; a text says why the person should stay. */
  readonly sendKept: () => Promise<unknown>;
}

/** For tests: a refusal as the server words it. */
export function refuse(status: number, body: Record<string, unknown>): Incoming {
  return { status, body: { requestId: 'r1', ...body } };
}
