import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { drawPage, type PageRenderer, type WebSource } from './pages-renderer.ts';

/** What the web's own file about its development server exports. */
interface LiveWeb {
  /** Whether Vite answered: a module, a style, its client. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  renderer(url: string): Promise<PageRenderer>;
  close(): Promise<void>;
}

const liveWeb = new URL('../../../../web/build/live-web.ts', import.meta.url).href;

/** Serves the web's sources through Vite, so that a saved file shows at once (`npm run dev`). */
export async function serveLiveWeb(app: FastifyInstance): Promise<WebSource> {
  const { startLiveWeb }: { startLiveWeb(server: Server): Promise<LiveWeb> } = await import(
    liveWeb
  );
  const web = await startLiveWeb(app.server as Server);
  app.addHook('onClose', () => web.close());
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || request.url.startsWith('/api/')) return;
    // Fastify has set headers for a reply that Vite may write instead.
    if (await web.handle(request.raw, reply.raw)) reply.hijack();
  });
  return {
    // What is being changed is drawn again each time, and runs without a policy.
    scripts: [],
    kept: [],
    async draw(pageRequest, help) {
      const { pathname, search } = new URL(pageRequest.url);
      return drawPage(await web.renderer(pathname + search), pageRequest, help);
    },
  };
}
