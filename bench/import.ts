/**
 * `npm run bench:import -- --rows 100000 --products 10000`: how long a file takes, from a shell as
 * staff imports it, and what it does to the slow answers of a shop that is serving meanwhile. The
 * shop answers a fixed number of readings a second, first alone and then beside the import, so that
 * the ratio is of one run. `--alone` imports without a shop.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { buildApp } from '../apps/server/src/app.ts';
import { createDeps } from '../apps/server/src/deps.ts';
import { addBuyers, prepareFixture } from './fixture.ts';
import { type Shot, shoot } from './load.ts';
import { limitedReadings } from './read-paths.ts';
import { printTable } from './report.ts';
import { startServer } from './server.ts';
import type { Timing } from './timings.ts';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    products: { type: 'string', default: '10000' },
    /** Readings a second that the shop answers meanwhile. */
    rate: { type: 'string', default: '40' },
    port: { type: 'string', default: '4296' },
    alone: { type: 'boolean', default: false },
  },
});
const rows = Number(options.rows);
const rate = Number(options.rate);
const connections = 16;
const secret = randomBytes(48).toString('base64');
const folder = mkdtempSync(path.join(tmpdir(), 'matiz-bench-import-'));
const file = path.join(folder, 'catalogo.csv');
await writeFile();
const fixture = await prepareFixture(Number(options.products));
await (options.alone ? importAlone() : importBesideShop());
await fixture.stop();
rmSync(folder, { recursive: true });

async function importAlone(): Promise<void> {
  printTable(
    `${rows} rows, nobody else`,
    ['file', 'seconds', 'rows a second', 'MB at most'],
    [
      ['dry run', ...(await timeImport('--dry-run'))],
      ['new', ...(await timeImport())],
      ['again, unchanged', ...(await timeImport())],
    ],
  );
}

async function importBesideShop(): Promise<void> {
  const { shotsOf, close } = await prepareShots();
  const server = await startServer(fixture.database.address, { port: options.port, secret });
  const address = `http://127.0.0.1:${options.port}`;
  const load = (seconds: number) => shoot(address, seconds, connections, shotsOf, rate);
  await load(10);
  const alone = await load(30);
  const importing = timeImport();
  const beside: Timing[] = [];
  let isDone = false;
  importing.finally(() => (isDone = true)).catch(() => {});
  // In spells, the last of which may outlast the import.
  while (!isDone) beside.push(await load(15));
  const [seconds, perSecond] = await importing;
  const after = await load(30);
  const row = (name: string, { p50, p99, failures, perSecond: answered }: Timing) => [
    name,
    answered.toFixed(0),
    p50.toFixed(0),
    p99.toFixed(0),
    (p99 / alone.p99).toFixed(1),
    String(failures),
  ];
  printTable(
    `${rows} rows in ${seconds} s (${perSecond} a second), beside ${rate} readings a second`,
    ['shop', '/s', 'p50 ms', 'p99 ms', 'of alone', 'failed'],
    [
      row('alone', alone),
      ...beside.map((timing, spell) => row(`beside, from ${spell * 15} s`, timing)),
      row('after', after),
    ],
  );
  server.kill('SIGTERM');
  await once(server, 'exit');
  await close();
}

/** The readings of a buyer, each connection beginning with another one. */
async function prepareShots() {
  const app = await buildApp(
    createDeps(
      {
        publicUrl: `http://127.0.0.1:${options.port}`,
        secret,
        trustProxy: [],
        environment: 'production',
        logLevel: 'silent',
      },
      fixture.sql,
    ),
  );
  const deps = createDeps(
    {
      publicUrl: `http://127.0.0.1:${options.port}`,
      secret,
      trustProxy: [],
      environment: 'production',
      logLevel: 'silent',
    },
    fixture.sql,
  );
  const buyers = await addBuyers(fixture.sql, connections);
  const tokens: string[] = [];
  for (const { userId } of buyers) {
    tokens.push((await deps.identity.openSession({ id: userId, role: 'Admin customer' })).token);
  }
  const paths = (await limitedReadings(fixture.sql)).flatMap((reading) => reading.paths);
  const shotsOf = (connection: number): Shot[] => {
    const at = (connection * 7) % paths.length;
    const own = [...paths.slice(at), ...paths.slice(0, at)];
    return own.map((one) => ({ method: 'GET', path: one, token: tokens[connection] ?? '' }));
  };
  return { shotsOf, close: () => app.close() };
}

/** Imports the file as staff does. Answers seconds, rows a second and the memory that it took (on Linux). */
async function timeImport(
  ...choices: readonly string[]
): Promise<[seconds: string, perSecond: string, megabytes: string]> {
  const { host, port, user, password, database } = fixture.database.address;
  const begun = performance.now();
  const tool = spawn(
    process.execPath,
    ['tools/catalogue-import.ts', file, '--create-brands', ...choices],
    {
      cwd: path.resolve(import.meta.dirname, '..'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: path.join(folder, 'data'),
        SESSION_SECRET: secret,
        DATABASE_URL: `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`,
      },
    },
  );
  tool.stdout.pipe(process.stderr);
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, peakOf(tool.pid));
  }, 250);
  const [code] = await once(tool, 'exit');
  clearInterval(watching);
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  const seconds = (performance.now() - begun) / 1000;
  return [seconds.toFixed(1), (rows / seconds).toFixed(0), most.toFixed(0)];
}

/** What a process held at most until now, in MB; 0 where nothing tells. */
function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** A quarter of the rows are products without options, the others tones, fifteen to a product. */
async function writeFile(): Promise<void> {
  const out = createWriteStream(file);
  const head =
    'codigo_producto,codigo,producto,marca,categoria,linea,descripcion,contenido,iva,palabras_clave,tono,nombre_tono,serie,color,precio,existencias_BOG,existencias_MDE\n';
  out.write(head);
  const kinds = ['Tinte', 'Champú', 'Tratamiento', 'Oxidante', 'Mascarilla', 'Esmalte', 'Cepillo'];
  const essences = ['keratina', 'argán', 'coco', 'aguacate', 'colágeno', 'biotina', 'romero'];
  const text = (n: number) =>
    `${kinds[n % 7]} profesional con ${essences[n % 5]} y ${essences[n % 7]} para cabello con color. Rinde ${n % 40} usos y se aplica sobre cabello húmedo en ${n % 9} pasos.`;
  let tones = 0;
  for (let row = 0; row < rows; row += 1) {
    const isSimple = row % 4 === 0;
    const n = isSimple ? row : Math.floor(tones / 15);
    const code = isSimple ? `IMS${row}` : `IMT${n}`;
    const isFirst = isSimple || tones % 15 === 0;
    const name = `${kinds[n % 7]} ${essences[(n >> 3) % 7]} ${n}`;
    const whole = isFirst
      ? `${name},Marca ${n % 40},seccion-${1 + (n % 10)}-grupo-${1 + (n % 6)},Línea ${n % 25},${text(n)},${60 + (n % 9) * 50} ml,19,${essences[n % 7]}|salón`
      : ',,,,,,,';
    const tone = isSimple
      ? ',,,'
      : `${1 + ((tones % 15) >> 1)}.${tones % 9}${tones % 2},Rubio ${essences[tones % 7]},Naturales,#${(tones % 0xffffff).toString(16).padStart(6, '0')}`;
    const price = isFirst ? 5_000 + (n % 900) * 50 : '';
    const version = isSimple ? code : `${code}-${tones % 15}`;
    const line = `${code},${version},${whole},${tone},${price},${n % 80},${n % 30}\n`;
    if (!out.write(line)) await once(out, 'drain');
    if (!isSimple) tones += 1;
  }
  out.end();
  await finished(out);
}
