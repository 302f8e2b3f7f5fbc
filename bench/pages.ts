import { get } from 'node:http';
import { slugOf } from '@matiz/domain/kernel/text.ts';
import type { SqlPool } from '../apps/server/src/db/pool.ts';
import { bareLoad } from './bare-load.ts';
import { type Shot, shoot } from './load.ts';
import { printTable } from './report.ts';

interface PagesBench {
  readonly address: string;
  readonly sql: SqlPool;
  /** Of the buyers, one for each connection. */
  readonly tokens: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

/** As browsers ask. */
const asked = { 'accept-encoding': 'gzip, deflate, br' };

/** Pages of who only looks and of buyers, each beside a bare reply of the same compressed bytes. */
export async function benchPages(bench: PagesBench): Promise<void> {
  const { category, product } = await choosePages(bench.sql);
  const home = '/home/marketplace/customer';
  const lines = [
    await load(bench, 'landing, guest', ['/'], null),
    await load(bench, 'home, guest', [home], null),
    await load(bench, 'category, guest', category, null),
    await load(bench, 'product, guest', product, null),
    await load(bench, 'category, buyer', category, bench.tokens),
    await load(bench, 'product, buyer', product, bench.tokens),
  ];
  const head = ['page (br)', '/s', 'p50 ms', 'p99 ms', 'failed', 'kB', 'bare Fastify /s', 'ratio'];
  printTable(`pages, ${bench.connections} connections, ${bench.seconds} s each`, head, lines);
}

async function choosePages(sql: SqlPool) {
  const sections = await sql<{ id: number; name: string }[]>`
    SELECT id, name FROM category WHERE parent_id IS NULL ORDER BY id`;
  const products = await sql<{ id: number; slug: string }[]>`
    SELECT id, slug FROM product WHERE has_versions ORDER BY sales_rank LIMIT 40`;
  return {
    category: sections.map(({ id, name }) => `/home/categories/${id}/${slugOf(name)}`),
    product: products.map(({ id, slug }) => `/product/${slug}/${id}/details`),
  };
}

async function load(
  { address, connections, seconds }: PagesBench,
  name: string,
  paths: readonly string[],
  tokens: readonly string[] | null,
): Promise<string[]> {
  const headersOf = (connection: number) => ({
    ...asked,
    ...(tokens ? { cookie: `matiz-access=${tokens[connection] ?? ''}` } : {}),
  });
  const shots = (connection: number): Shot[] =>
    paths.map((path) => ({ method: 'GET', path, headers: headersOf(connection) }));
  const bare = { base64: await readBytes(address, paths[0] ?? '/', headersOf(0)), headers: asBr };
  await shoot(address, seconds, connections, shots);
  const page = await shoot(address, seconds, connections, shots);
  const limit = await bareLoad(bare, Math.min(seconds, 4), connections);
  return [
    name,
    page.perSecond.toFixed(0),
    page.p50.toFixed(1),
    page.p99.toFixed(1),
    String(page.failures),
    (Buffer.byteLength(bare.base64, 'base64') / 1000).toFixed(1),
    limit.perSecond.toFixed(0),
    `${((100 * page.perSecond) / limit.perSecond).toFixed(0)} %`,
  ];
}

const asBr = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };

/** A page's compressed bytes: `fetch` would unpack them. */
function readBytes(
  address: string,
  path: string,
  headers: Record<string, string>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    get(new URL(path, address), { headers }, async (reply) => {
      const pieces: Buffer[] = [];
      for await (const piece of reply) pieces.push(piece);
      if (reply.statusCode === 200) resolve(Buffer.concat(pieces).toString('base64'));
      else reject(new Error(`${path} was answered ${reply.statusCode}`));
    }).on('error', reject);
  });
}
