import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { StartProblem } from '../../db/start/start-problem.ts';
import { pageThreads } from './pages-queue.ts';
import type { WebSource } from './pages-renderer.ts';
import { createPageThread } from './pages-thread.ts';
import type { PageBuild } from './pages-worker.ts';

const build = new URL('../../../../web/dist/', import.meta.url);
const client = new URL('client/', build);

/** The files at the root that are not served as they are: pages replace them. */
const internal = ['index.html', 'manifest.json'];
/** What names the release's files: asked for each time, so that no release outlives the next. */
const neverOld = ['sw.js', 'shell.html', 'manifest.webmanifest'];

/** Serves the build of `npm run build`: hashed files for ever, pages drawn on threads by its server entry. */
export async function serveBuiltWeb(app: FastifyInstance): Promise<WebSource> {
  if (!existsSync(new URL('index.html', client))) {
    throw new StartProblem('Falta construir la página web: ejecuta npm run build.');
  }
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', client)),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  for (const name of await listRootFiles()) {
    app.get(`/${name}`, (_, reply) =>
      reply.sendFile(name, fileURLToPath(client), {
        maxAge: neverOld.includes(name) ? 0 : '1d',
        immutable: false,
      }),
    );
  }
  return drawOnThreads(app, {
    entry: new URL('server/entry.server.js', build).href,
    template: await readFile(new URL('index.html', client), 'utf8'),
    manifest: JSON.parse(await readFile(new URL('manifest.json', client), 'utf8')),
  });
}

async function drawOnThreads(app: FastifyInstance, web: PageBuild): Promise<WebSource> {
  const threads = Array.from({ length: pageThreads }, () => createPageThread(web));
  app.addHook('onClose', async () => {
    await Promise.all(threads.map((thread) => thread.stop()));
  });
  const [facts] = await Promise.all(threads.map((thread) => thread.start()));
  if (!facts) throw new Error('there is a thread at least');
  return {
    ...facts,
    draw(pageRequest, help) {
      const [idlest] = threads.toSorted((one, other) => one.drawing - other.drawing);
      if (!idlest) throw new Error('there is a thread at least');
      return idlest.draw(pageRequest, help);
    },
  };
}

async function listRootFiles(): Promise<string[]> {
  const entries = await readdir(client, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !internal.includes(entry.name))
    .map((entry) => entry.name)
    .filter((name) => !/\.(br|gz)$/.test(name));
}
