/**
 * `npm run bench:route -- --products 10000 --customers 30`: what a seller's phone fetches before a day
 * without a connection (ADR 93): the customers of the day, and the catalogue of their warehouse by
 * pages. Bytes as they travel, and how long a line of 1.6 Mbit/s and 150 ms takes for them, one call
 * after the other, as the phone asks.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { prepareRoute, readRouteCatalogue } from '@matiz/contracts/cart/seller-route.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../apps/server/src/app.ts';
import { createDeps } from '../apps/server/src/deps.ts';
import { addBuyers, prepareFixture } from './fixture.ts';
import { printTable } from './report.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    customers: { type: 'string', default: '30' },
    keep: { type: 'string' },
  },
});
const line = { bytesPerMs: 1_600_000 / 8 / 1000, roundTripMs: 150 };

interface Fetched {
  readonly calls: number;
  readonly bytes: number;
  readonly serverMs: number;
}

const fixture = await prepareFixture(Number(options.products), options.keep);
const { sql } = fixture;
const deps = createDeps(
  {
    publicUrl: 'http://127.0.0.1',
    secret: randomBytes(48).toString('base64'),
    trustProxy: [],
    environment: 'production',
    logLevel: 'silent',
  },
  sql,
);
const app = await buildApp(deps);
const customerIds = (await addBuyers(sql, Number(options.customers))).map(
  ({ customerId }) => customerId,
);
const token = await signInSeller(customerIds);

const customers = await ask<{ customers: unknown[] }>(app, {
  method: prepareRoute.method,
  url: `/api${prepareRoute.path}`,
  payload: { customerIds },
});
if (customers.body.customers.length !== customerIds.length)
  throw new Error('customers are missing');
const catalogue = await readCatalogue(customerIds[0] ?? '');
const both = [customers.fetched, catalogue.fetched].reduce((one, other) => ({
  calls: one.calls + other.calls,
  bytes: one.bytes + other.bytes,
  serverMs: one.serverMs + other.serverMs,
}));
printTable(
  `the route of ${customerIds.length} customers, ${catalogue.products} products`,
  ['what', 'calls', 'kB', 'server ms', 'by the line, s', 'asked'],
  [
    row('customers', customers.fetched, ''),
    row('catalogue', catalogue.fetched, ''),
    row('together', both, '4000 kB, 20 s'),
  ],
);
await app.close();
await fixture.stop();

async function readCatalogue(customerId: string) {
  let fetched: Fetched = { calls: 0, bytes: 0, serverMs: 0 };
  let products = 0;
  let next: number | null = 0;
  while (next !== null) {
    const url = `/api${readRouteCatalogue.path}?customerId=${customerId}${next > 0 ? `&after=${next}` : ''}`;
    const page: Awaited<ReturnType<typeof ask<CataloguePage>>> = await ask<CataloguePage>(app, {
      method: readRouteCatalogue.method,
      url,
    });
    fetched = {
      calls: fetched.calls + 1,
      bytes: fetched.bytes + page.fetched.bytes,
      serverMs: fetched.serverMs + page.fetched.serverMs,
    };
    products += page.body.products.length;
    next = page.body.next;
  }
  return { fetched, products };
}

interface CataloguePage {
  readonly products: readonly unknown[];
  readonly next: number | null;
}

async function ask<Body>(
  server: FastifyInstance,
  request: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; payload?: object },
): Promise<{ body: Body; fetched: Fetched }> {
  const begun = performance.now();
  const reply = await server.inject({
    ...request,
    headers: { token, 'accept-encoding': 'br' },
  });
  const serverMs = performance.now() - begun;
  const { rawPayload, statusCode, headers } = reply;
  if (statusCode !== 200) throw new Error(`${request.url}: ${statusCode} ${reply.payload}`);
  const isSmall = headers['content-encoding'] !== 'br';
  const text = (isSmall ? rawPayload : brotliDecompressSync(rawPayload)).toString();
  return { body: JSON.parse(text), fetched: { calls: 1, bytes: rawPayload.length, serverMs } };
}

function row(name: string, { calls, bytes, serverMs }: Fetched, asked: string): string[] {
  const seconds = (calls * line.roundTripMs + bytes / line.bytesPerMs + serverMs) / 1000;
  const figures = [calls, bytes / 1000, serverMs].map((figure) => figure.toFixed(0));
  return [name, ...figures, seconds.toFixed(1), asked];
}

/** Someone who sells to all of them. */
async function signInSeller(customers: readonly string[]): Promise<string> {
  const id = randomUUID();
  await sql`
    INSERT INTO app_user (id, email, password_hash, name, last_name, role)
    VALUES (${id}, ${`${id}@medida.co`}, '$argon2id$unused', 'Ana', 'Medida', 'Seller')`;
  await sql`
    INSERT INTO seller_customer (seller_id, customer_id)
    SELECT ${id}, customer FROM unnest(${[...customers]}::uuid[]) AS customer`;
  return (await deps.identity.openSession({ id, role: 'Seller' })).token;
}
