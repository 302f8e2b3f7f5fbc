import type { Call } from '@matiz/contracts/define-call.ts';
import { buildApp } from '../../apps/server/src/app.ts';
import { createSql } from '../../apps/server/src/db/pool.ts';
import { createDeps } from '../../apps/server/src/deps.ts';

/** The calls of `list` that the real application answers. It is built, but no database is asked. */
export async function findServed(list: readonly Call[]): Promise<Set<Call>> {
  const sql = createSql('postgres://nobody@127.0.0.1:1/nothing');
  const settings = {
    publicUrl: 'http://localhost',
    secret: 'only-to-look-at-the-routes-of-the-app',
    trustProxy: [],
    environment: 'test',
    logLevel: 'silent',
  } as const;
  const app = await buildApp(createDeps(settings, sql));
  const served = list.filter(({ method, path }) => app.hasRoute({ method, url: `/api${path}` }));
  await app.close();
  await sql.end();
  return new Set(served);
}
