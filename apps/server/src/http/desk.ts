import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { StartProblem } from '../db/start/start-problem.ts';

const build = new URL('../../../desk/dist/', import.meta.url);

/**
 * Serves the staff's application (D-19): hashed files for ever, and its one page at every address
 * under `/desk`, without data and asked for again each time, so that a release is noticed. Throws
 * when it is not built.
 */
export async function registerDesk(app: FastifyInstance): Promise<void> {
  const index = new URL('index.html', build);
  if (!existsSync(index)) {
    throw new StartProblem('Falta construir el escritorio: ejecuta npm run build.');
  }
  const page = await readFile(index, 'utf8');
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', build)),
    prefix: '/desk/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
  for (const url of ['/desk', '/desk/*']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler(_, reply) {
        reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
        return page;
      },
    });
  }
}
