import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Vite inside the product's own server: its modules, and its hot reload on the same port. */
export async function startLiveWeb(server: Server) {
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      return new Promise((resolve, reject) => {
        response.once('finish', () => resolve(true));
        vite.middlewares(request, response, (error: unknown) =>
          error ? reject(error) : resolve(false),
        );
      });
    },
    async renderer(url: string) {
      const file = await readFile(new URL('../index.html', import.meta.url), 'utf8');
      const template = await vite.transformIndexHtml(url, file);
      const { render } = await vite.ssrLoadModule('/src/entry.server.tsx');
      return { render, template, manifest: null };
    },
    close: () => vite.close(),
  };
}
