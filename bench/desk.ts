/**
 * `npm run bench:desk -- --products 100000 --orders 1000000`: how long the first page of every table
 * of the desk takes with its count, in each of its orders and with each choice of its filters, what a
 * search finds, and the twentieth page. One request at a time, asked of the application without a network; a page that
 * took more than 300 ms or more than one statement is marked. `--keep FOLDER` leaves the shop there
 * for the next run, `--plans` prints how the database reads the marked ones.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { allCalls } from '@matiz/contracts/calls.ts';
import type { ListCall } from '@matiz/contracts/staff/list.ts';
import { z } from 'zod';
import { buildApp } from '../apps/server/src/app.ts';
import { createSql } from '../apps/server/src/db/pool.ts';
import { createDeps } from '../apps/server/src/deps.ts';
import { addDirector, fillDesk } from './desk-fixture.ts';
import { prepareFixture } from './fixture.ts';
import { createRecorder, type Sent } from './record.ts';
import { printTable } from './report.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    orders: { type: 'string', default: '1000000' },
    /** Versions of each product that has tones. */
    tones: { type: 'string', default: '13' },
    rounds: { type: 'string', default: '7' },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
    plans: { type: 'boolean', default: false },
  },
});
const mostMs = 300;
/** A word that many have, one that one has, and a code. */
const searches = ['q=sal%C3%B3n', 'q=medida%2019999', 'q=G000777', 'q=nadadenada'];
const rounds = Number(options.rounds);

const fixture = await prepareFixture(Number(options.products), options.keep, Number(options.tones));
await fillDesk(fixture.sql, Number(options.orders));
const recorder = createRecorder();
const sql = createSql(fixture.database.address, { onQuery: recorder.onQuery });
const deps = createDeps(
  {
    publicUrl: 'http://localhost',
    secret: randomBytes(48).toString('base64'),
    trustProxy: [],
    environment: 'production',
    logLevel: 'silent',
    principalTtlMs: 600_000,
  },
  sql,
);
const app = await buildApp(deps);
const { token } = await deps.identity.openSession({
  id: await addDirector(fixture.sql),
  role: 'Staff',
});

const slow: { readonly url: string; readonly sent: Sent[] }[] = [];
const lines: string[][] = [];
for (const call of allCalls.filter(isList)) {
  if (!call.path.includes(options.only)) continue;
  const orders = ordersOf(call);
  for (const order of orders) lines.push(...(await measure(call.path, order)));
  for (const narrowed of [...searches, ...choicesOf(call)]) {
    const name = [call.path, orders[0] ?? '', decodeURIComponent(narrowed)];
    const timed = await time(`/api${call.path}?${narrowed}&count=1`);
    if (timed === 'late') lines.push([...name, '', '', '', '', '', 'PAST ITS DEADLINE']);
    else if (timed) lines.push(row(name, timed));
  }
}
const head = ['table', 'order', 'page', 'rows', 'count', 'p50 ms', 'max ms', 'statements', ''];
printTable(`${options.products} products, ${options.orders} orders, ${rounds} rounds`, head, lines);
if (options.plans) for (const one of slow) await explain(one);
await app.close();
await sql.end();
await fixture.stop();

/** The first page as the desk asks for it, then the last one of twenty. */
async function measure(path: string, order: string): Promise<string[][]> {
  const first = `/api${path}?order=${encodeURIComponent(order)}`;
  const counted = await time(`${first}&count=1`);
  if (counted === null) return [];
  if (counted === 'late') return [[path, order, 'first', '', '', '', '', '', 'PAST ITS DEADLINE']];
  const found = [row([path, order, 'first'], counted)];
  let next = counted.reply.next;
  for (let page = 2; page < 20 && next !== null; page += 1) {
    next = (await ask(`${first}&limit=200&after=${encodeURIComponent(next)}`)).next;
  }
  const later =
    next === null ? null : await time(`${first}&limit=50&after=${encodeURIComponent(next)}`);
  if (later && later !== 'late') found.push(row([path, order, 'later'], later));
  return found;
}

interface Timed {
  readonly reply: Reply;
  readonly ms: number[];
  readonly sent: Sent[];
  readonly url: string;
}
interface Reply {
  readonly rows: unknown[];
  readonly next: string | null;
  readonly count: { value: number; isExact: boolean } | null;
}

/** Null where the list belongs to one object and asks whose; `late` where it was not answered in time. */
async function time(url: string): Promise<Timed | 'late' | null> {
  const { statusCode, body } = await app.inject({ url, headers: { token } });
  if (statusCode === 400 && body.includes('INVALID_REQUEST')) return null;
  if (statusCode === 503) return 'late';
  const ms: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await ask(url);
    ms.push(performance.now() - begun);
  }
  let reply: Reply | null = null;
  const sent = await recorder.record(async () => {
    reply = await ask(url);
  });
  if (!reply) throw new Error(`${url} was not answered`);
  return { reply, ms: ms.sort((a, b) => a - b), sent, url };
}

async function ask(url: string): Promise<Reply> {
  const { statusCode, body } = await app.inject({ url, headers: { token } });
  if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}: ${body}`);
  return JSON.parse(body) as Reply;
}

function row(name: string[], { reply, ms, sent, url }: Timed): string[] {
  const [median, most] = [ms[Math.floor(ms.length / 2)] ?? 0, ms.at(-1) ?? 0];
  const isSlow = median > mostMs;
  const statements = sent.length;
  if (isSlow) slow.push({ url, sent });
  const marks = [isSlow && 'SLOW', statements > 1 && 'STATEMENTS'].filter(Boolean);
  const count = reply.count && `${reply.count.isExact ? '' : '> '}${reply.count.value}`;
  const figures = [median.toFixed(0), most.toFixed(0), String(statements), marks.join(' ')];
  return [...name, String(reply.rows.length), count ?? '', ...figures];
}

async function explain({ url, sent }: { url: string; sent: Sent[] }): Promise<void> {
  process.stdout.write(`\n${url}\n`);
  for (const { text, values } of sent) {
    const plan = await fixture.sql.unsafe(`EXPLAIN (ANALYZE, BUFFERS) ${text}`, [...values]);
    for (const line of plan) process.stdout.write(`${Object.values(line).join('')}\n`);
  }
}

/** A list of the staff has pages by key. */
function isList(call: (typeof allCalls)[number]): call is typeof call & ListCall {
  const names = Object.keys(shapeOf(call));
  return call.method === 'GET' && names.includes('after') && names.includes('count');
}

function ordersOf(call: ListCall): string[] {
  return [...call.query.shape.order.unwrap().options];
}

/** Each choice of each filter that is a closed list. */
function choicesOf(call: ListCall): string[] {
  return Object.entries(shapeOf(call)).flatMap(([name, schema]) => {
    const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    const choices = name.startsWith('f.') && inner instanceof z.ZodEnum ? inner.options : [];
    return choices.map((choice) => `${name}=${encodeURIComponent(String(choice))}`);
  });
}

function shapeOf({ query }: (typeof allCalls)[number]): object {
  return query && 'shape' in query && typeof query.shape === 'object' ? (query.shape ?? {}) : {};
}
