import fastify from 'fastify';
import { vi } from 'vitest';
import { createEmptyDatabase } from '#db/testing.ts';
import { createTime, startEar } from '../../local/testing.ts';
import { type BoldOptions, createBold } from '../bold.ts';
import { localBoldRoutes } from './routes.ts';

export const boldKeys = {
  identity: 'practica_identidad_ab12',
  secret: 'practica_secreta_cd34',
};

export type LocalBoldTest = Awaited<ReturnType<typeof startLocalBold>>;

/** The local Bold on a port and a database of its own, and our adapter before it. */
export async function startLocalBold() {
  const { sql, drop } = await createEmptyDatabase();
  const time = createTime();
  const ear = await startEar();
  const app = fastify();
  localBoldRoutes(app, {
    sql,
    keys: boldKeys,
    clock: time.clock,
    wait: time.wait,
    newId: () => crypto.randomUUID(),
    noticeUrl: ear.url,
    log: { warn: vi.fn() },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const open = (some: Partial<BoldOptions> = {}) =>
    createBold({
      keys: boldKeys,
      allowsTests: false,
      apiUrl: `${origin}/dev/bold/v1`,
      pageUrl: `${origin}/dev/bold/p/`,
      ...some,
    });
  return {
    app,
    origin,
    time,
    ear,
    open,
    bold: open(),
    async close() {
      await app.close();
      await ear.close();
      await drop();
    },
  };
}
