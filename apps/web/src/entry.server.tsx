import type { Transport } from '@matiz/client/request.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { dehydrate } from '@tanstack/react-query';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { App } from './app.tsx';
import { createServices } from './create-services.ts';
import { menuQuery, productQuery } from './features/catalogue/index.ts';
import { keptPages } from './kept-pages.ts';
import { createQueryClient } from './lib/network/query-client.ts';
import type { PageSubject } from './lib/outside/structured-data.ts';
import { writeOutside } from './lib/outside/write-outside.ts';
import { writePageData } from './lib/page/page-data.ts';
import { type Manifest, pageScript, writeHead, writeHints } from './lib/page/page-head.ts';
import { composeTitle, metaOf } from './lib/page/page-meta.ts';
import { toProblem } from './lib/page/page-problem.ts';
import { renderWhole } from './lib/page/render-whole.ts';
import type { RouteHandle } from './lib/page/route.ts';
import type { PageMeta } from './lib/screen.ts';
import { type Services, servicesContext } from './lib/services.ts';
import { createMarkupMemory } from './markup-memory.tsx';
import { createMemoryStorage, serverPlatform } from './platform/platform.ts';
import { createRoutes } from './router.tsx';
import { screenSources } from './screen-sources.ts';
import type { ScreenName } from './screens.ts';
import { meKey } from './session/me.query.ts';

export interface RenderOptions {
  /** Calls the API in the same process, with the visitor's session. */
  readonly fetchApi: Transport;
  /** index.html with its three marks. */
  readonly template: string;
  /** The client build's manifest; null in development. */
  readonly manifest: Manifest | null;
  /** GA4_MEASUREMENT_ID; null: nobody's count but ours. */
  readonly ga4Id: string | null;
  readonly onError?: (error: unknown) => void;
}

/** What the server wants to know of the pages before it asks for one. */
export const facts = { scripts: [pageScript], kept: keptPages };

const handler = createStaticHandler(createRoutes());
const markupFor = createMarkupMemory();

/** One page as a visitor without scripts would read it: HTML with its status, or a redirect. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: Uint8Array;
}

export async function render(request: Request, options: RenderOptions): Promise<RenderedPage> {
  const queryClient = createQueryClient(true);
  const services = createServices({
    transport: options.fetchApi,
    // What the address carries (reference, campaign) is known for as long as the page is made.
    platform: { ...serverPlatform, tab: createMemoryStorage() },
    queryClient,
  });
  const context = await runGuardsAndLoaders(request, services);
  if (context instanceof Response) {
    const { status, headers } = context;
    return { status, headers: [...headers], bytes: new Uint8Array(await context.arrayBuffer()) };
  }

  const problems = Object.entries(context.errors ?? {}).map(([id, error]) => {
    const problem = toProblem(error);
    if (!problem.isForBuyers) options.onError?.(error);
    return [id, problem] as const;
  });
  const errors = problems.length > 0 ? Object.fromEntries(problems) : null;
  const page = { ...context, errors };
  const router = createStaticRouter(handler.dataRoutes, page);
  const role = queryClient.getQueryData<Me>(meKey)?.user.rol ?? 'Guest';
  const markup = markupFor(role);
  const html = await renderWhole(
    <App services={{ ...services, drawMarkup: markup.draw }}>
      <StaticRouterProvider router={router} context={page} hydrate={false} />
    </App>,
    options,
  );
  const { ga4Id } = options;
  const meta = describePage(page);
  const status = problems[0]?.[1].status ?? meta.status ?? 200;
  const title = composeTitle(meta);
  const outside = writeOutside({
    url: new URL(request.url),
    path: pathOf(page),
    sharedPaths: keptPages.map(({ path }) => path),
    status,
    meta: { ...meta, title },
    subject: readSubject(page, services),
  });
  const data = writePageData({
    queries: dehydrate(queryClient),
    router: { loaderData: page.loaderData, errors },
  });
  queryClient.clear();
  const [before = '', after = ''] = options.template
    .replace('<!--matiz:head-->', () => writeHead({ ...meta, title, ga4Id }))
    .replace('<!--matiz:hints-->', () =>
      writeHints(meta.lcp, options.manifest, [...sourcesOf(page), ...(meta.parts ?? [])], outside),
    )
    .replace('<!--matiz:data-->', () => data)
    .split('<!--matiz:app-->');
  return {
    status,
    headers: [['content-type', 'text/html; charset=utf-8']],
    bytes: Buffer.concat([Buffer.from(before), ...markup.fill(html), Buffer.from(after)]),
  };
}

async function runGuardsAndLoaders(
  request: Request,
  services: Services,
): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(servicesContext, services);
  let context: StaticHandlerContext | null = null;
  const response = await handler.query(request, {
    requestContext,
    // The router runs middleware only where a response comes out at its end.
    generateMiddlewareResponse: async (query) => {
      const result = await query(request);
      if (result instanceof Response) return result;
      context = result;
      return new Response();
    },
  });
  return context ?? response;
}

function describePage({ matches, loaderData }: StaticHandlerContext): PageMeta {
  return metaOf(
    matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] })),
  );
}

function pathOf({ matches }: StaticHandlerContext): string {
  const handle = matches.at(-1)?.route.handle as RouteHandle<ScreenName> | undefined;
  return handle?.entry.path ?? '';
}

/** What the page is about, of what its loaders have read. */
function readSubject(
  context: StaticHandlerContext,
  { queryClient, request }: Services,
): PageSubject {
  const params = context.matches.at(-1)?.params ?? {};
  const menu = queryClient.getQueryData(menuQuery(request).queryKey);
  const { productId, categoryId, manufacturerId } = params;
  return {
    product:
      (productId && queryClient.getQueryData(productQuery(request, productId).queryKey)) || null,
    category: menu?.categories.find(({ _id }) => _id === categoryId) ?? null,
    brand: menu?.brands.find(({ _id }) => _id === manufacturerId) ?? null,
    categories: menu?.categories ?? [],
    isFront: pathOf(context) === '/' || pathOf(context) === '/home/marketplace/customer',
  };
}

function sourcesOf({ matches }: StaticHandlerContext): string[] {
  const handles = matches.map(({ route }) => route.handle as RouteHandle<ScreenName> | undefined);
  return handles.flatMap((handle) =>
    handle && handle.entry.screen !== null ? [screenSources[handle.entry.screen]] : [],
  );
}
