/**
 * `npm run test:soak -- stops --stops 20`: stops the server by SIGTERM again and again while 200
 * requests a second come: pages and calls, over connections that are kept and over new ones. Anyone who
 * was let in is answered, nobody with a fault, and the process has ended within five seconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createSender, describeLoad, fire, type Load } from '../../bench/open-load.ts';
import { type Product, startProduct } from '../harness/product.ts';

const { values: options } = parseArgs({
  options: {
    stops: { type: 'string', default: '20' },
    rate: { type: 'string', default: '200' },
    pages: { type: 'string', default: '10' },
    port: { type: 'string', default: '4392' },
  },
});
const stops = Number(options.stops);
const rate = Number(options.rate);
const port = Number(options.port);
const dataDir = mkdtempSync(join(tmpdir(), 'matiz-stops-'));
const paths = [
  '/api/product/list?page=1',
  '/api/menu/list',
  '/api/product/listHome',
  '/api/states',
];
const pages = ['/', '/home/search?search=tinte', '/home/offers/full'];
/** Refused before it was let in: nobody of ours ever saw it. */
const turnedAway = 'ECONNREFUSED';

let failed = 0;
for (let turn = 1; turn <= stops; turn += 1) {
  const product = await startProduct({ port, dataDir });
  const headers = await enter(product);
  const { load, seconds } = await stopUnderLoad(product, headers);
  const faults = countFaults(load);
  if (faults > 0 || seconds > 5) failed += 1;
  process.stdout.write(
    `${turn} of ${stops}: ${seconds.toFixed(2)} s, ${faults} faults; ${describeLoad(load)}\n`,
  );
}
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(`${stops - failed} of ${stops} stops without a fault\n`);
process.exitCode = failed > 0 ? 1 : 0;

async function enter({ address }: Product): Promise<{ token: string; cookie: string }> {
  const page = await fetch(`${address}/`);
  const cookie = page.headers.getSetCookie().map((each) => each.split(';')[0]);
  const reply = await fetch(`${address}/api/v3/auth/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { token } = (await reply.json()) as { token: string };
  return { token, cookie: cookie.join('; ') };
}

/** Two seconds of load, then the stop, while as many go on coming until it has ended. */
async function stopUnderLoad(
  { process: child }: Product,
  { token, cookie }: { token: string; cookie: string },
): Promise<{ load: Load; seconds: number }> {
  const kept = createSender({ port, connections: 50 });
  const fresh = createSender({ port, connections: 0 });
  const everyPage = Math.round(rate / Number(options.pages));
  let isOver = false;
  const loading = fire(
    rate,
    60,
    (turn) => {
      const sender = turn % 2 === 0 ? kept : fresh;
      const isPage = turn % everyPage === 0;
      const list = isPage ? pages : paths;
      const path = list[turn % list.length] ?? '/';
      return sender.send({ method: 'GET', path, headers: isPage ? { cookie } : { token } });
    },
    () => isOver,
  );
  await wait(2_000 + Math.random() * 500);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const start = performance.now();
  child.kill('SIGTERM');
  await ended;
  const seconds = (performance.now() - start) / 1000;
  isOver = true;
  const load = await loading;
  kept.close();
  return { load, seconds };
}

function countFaults({ outcomes }: Load): number {
  let faults = 0;
  for (const [outcome, count] of outcomes) {
    if (outcome !== '200' && outcome !== turnedAway) faults += count;
  }
  return faults;
}
