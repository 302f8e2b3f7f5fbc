/**
 * `npm run bench:scale -- --products 10000,100000`: how every reading request grows with the
 * catalogue. The catalogues stand side by side and are asked in turn, one request at a time, so that
 * what else the machine does falls on both; medians are compared, and p99 stands beside them (it
 * takes 300 rounds to mean something). `--keep FOLDER` leaves the catalogues there for the next run.
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildApp } from '../apps/server/src/app.ts';
import { createSql } from '../apps/server/src/db/pool.ts';
import { createDeps } from '../apps/server/src/deps.ts';
import { addBuyers, prepareFixture } from './fixture.ts';
import { allReadings } from './read-paths.ts';
import { createRecorder, type Sent } from './record.ts';
import { printTable } from './report.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000,100000' },
    rounds: { type: 'string', default: '30' },
    keep: { type: 'string' },
    /** Only readings whose name holds this. */
    only: { type: 'string', default: '' },
  },
});
const sizes = options.products.split(',').map(Number);
const rounds = Number(options.rounds);

/** Names of prepared statements. */
const statements = new Map<string, string>();
const catalogues: Awaited<ReturnType<typeof openCatalogue>>[] = [];
for (const size of sizes) catalogues.push(await openCatalogue(size));
const [first] = catalogues;
if (!first) throw new Error('--products names no size');
const rows = [];
for (const name of first.names.filter((one) => one.includes(options.only))) {
  rows.push(await compare(name));
}
const head = [
  'request',
  ...sizes.flatMap((size) => [`${size}: ms`, 'p99', 'database ms']),
  'grows',
  'database grows',
];
printTable(`medians and p99 of ${rounds} rounds`, head, rows);
for (const catalogue of catalogues) await catalogue.close();

async function openCatalogue(products: number) {
  const fixture = await prepareFixture(products, options.keep);
  const recorder = createRecorder();
  const sql = createSql(fixture.database.address, { onQuery: recorder.onQuery });
  const deps = createDeps(
    {
      publicUrl: 'http://localhost',
      secret: randomBytes(48).toString('base64'),
      trustProxy: [],
      environment: 'production',
      logLevel: 'silent',
      // A text is understood again each time: the dearer search.
      searchTtlMs: 0,
    },
    sql,
  );
  const app = await buildApp(deps);
  const [buyer] = await addBuyers(fixture.sql, 1);
  const openSession = async () =>
    (await deps.identity.openSession({ id: buyer?.userId ?? '', role: 'Admin customer' })).token;
  // Opened when it is first asked: the other catalogues may take longer to make than a session lives.
  let session: Promise<string> | undefined;
  const driver = new pg.Client({
    ...fixture.database.address,
    options: '-c TimeZone=America/Bogota -c plan_cache_mode=force_generic_plan',
  });
  await driver.connect();
  const readings = new Map(
    (await allReadings(fixture.sql)).map(({ name, paths }) => [name, paths]),
  );
  const ask = async (url: string) => {
    session ??= openSession();
    const { statusCode, body } = await app.inject({ url, headers: { token: await session } });
    if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}: ${body}`);
  };
  return {
    names: [...readings.keys()],
    pathsOf: (name: string) => readings.get(name) ?? [],
    ask,
    /** What a request sends once its principal is remembered. */
    record: async (url: string) => {
      await ask(url);
      return recorder.record(() => ask(url));
    },
    send: async ({ text, values }: Sent) => {
      await driver.query({ name: nameOf(text), text, values: [...values] });
    },
    close: async () => {
      await driver.end();
      await app.close();
      await sql.end();
      await fixture.stop();
    },
  };
}

async function compare(name: string): Promise<string[]> {
  const tracks = await Promise.all(
    catalogues.map(async ({ pathsOf, record }) => {
      const recorded: Sent[][] = [];
      for (const path of pathsOf(name)) recorded.push(await record(path));
      return { paths: pathsOf(name), recorded, whole: [] as number[], database: [] as number[] };
    }),
  );
  for (let round = -3; round < rounds; round += 1) {
    for (const [index, { ask, send }] of catalogues.entries()) {
      const track = tracks[index];
      if (!track) continue;
      const at = (round + 3) % track.paths.length;
      const whole = await timeOf(() => ask(track.paths[at] ?? ''));
      const database = await timeOf(async () => {
        for (const sent of track.recorded[at] ?? []) await send(sent);
      });
      if (round < 0) continue;
      track.whole.push(whole);
      track.database.push(database);
    }
  }
  const times = tracks.map(
    ({ whole, database }) =>
      [rankOf(whole, 0.5), rankOf(whole, 0.99), rankOf(database, 0.5)] as const,
  );
  const [smallest, largest] = [times[0], times.at(-1)];
  const growth = (column: 0 | 2) =>
    ((largest?.[column] ?? 0) / (smallest?.[column] ?? 1)).toFixed(2);
  return [name, ...times.flat().map((ms) => ms.toFixed(2)), growth(0), growth(2)];
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The time that such a share of them stays below. */
function rankOf(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
}

function nameOf(text: string): string {
  statements.set(text, statements.get(text) ?? `s${statements.size}`);
  return statements.get(text) ?? '';
}
