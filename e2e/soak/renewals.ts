/**
 * `npm run test:soak -- renewals --rounds 10`: two processes under 200 requests a second of mixed
 * load, pages, lists, searches and additions, over connections that are kept and new ones, while
 * people order. They are renewed by SIGHUP: nobody fails, and nothing acknowledged is lost. Then
 * one of the two is ended by `kill -9`: only what it had under way fails, and all else is served.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  createSender,
  describeLoad,
  fire,
  type Load,
  type PlannedRequest,
} from '../../bench/open-load.ts';
import { startProduct } from '../harness/product.ts';
import { auditFolder } from './audit-folder.ts';
import { killOne, renewAll } from './family.ts';
import { planMixedLoad } from './mixed-load.ts';
import { addPeople } from './people.ts';
import { compareHistories, gatherShoppers } from './shoppers.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    rate: { type: 'string', default: '200' },
    people: { type: 'string', default: '40' },
    shoppers: { type: 'string', default: '4' },
    port: { type: 'string', default: '4394' },
  },
});
const rounds = Number(options.rounds);
const rate = Number(options.rate);
const port = Number(options.port);
/** Milliseconds of load before and after what happens in a round. */
const margin = 1_500;
/** Seconds that a round takes at most. */
const longestRound = 300;

type RequestOf = (turn: number) => PlannedRequest;

/** A request that was not answered with 200, and when it was sent (`performance.now()`). */
interface Fault {
  readonly sentAt: number;
  readonly outcome: string;
}

const dataDir = mkdtempSync(join(tmpdir(), 'matiz-renewals-'));
const env = { MATIZ_PROCESSES: '2' };
const product = await startProduct({ port, dataDir, env, startSeconds: 300 });
const people = await addPeople(dataDir, Number(options.people));
const buyers = people.slice(Number(options.shoppers)).map(({ email }) => email);
const shoppers = await gatherShoppers(product.address, people.slice(0, Number(options.shoppers)));
const before = await Promise.all(shoppers.map((shopper) => shopper.history()));
const repeats = () => shoppers.reduce((sum, shopper) => sum + shopper.repeats(), 0);
let isOver = false;
const shopping = Promise.all(shoppers.map((shopper) => shopper.shop(() => isOver)));
const faultyRenewals = await renewAgainAndAgain();
const faultyKills = await killAgainAndAgain();
isOver = true;
await shopping;
const { lost, others } = await compareHistories(shoppers, before);
const violations = await auditFolder(dataDir);
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
for (const fault of [...lost, ...others, ...violations]) say(fault);
const orders = shoppers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
const wrong = others.length + violations.length;
say(
  `${rounds - faultyRenewals} of ${rounds} renewals and ${rounds - faultyKills} of ${rounds} kills without a fault; ${orders} orders acknowledged, ${lost.length} lost, ${wrong} other faults`,
);
const isHeld = faultyRenewals + faultyKills + lost.length + wrong === 0;
process.exitCode = isHeld && orders > 0 ? 0 : 1;

/** Answers how many rounds had a fault, of the load or of those who order. */
async function renewAgainAndAgain(): Promise<number> {
  const requestOf = await planMixedLoad(product.address, buyers);
  // What this machine does with the load alone; the first requests after a start are slow as well.
  const alone = await loadWhile(requestOf, () => wait(5_000));
  say(`untouched: ${alone.faults.length} failed; ${describeLoad(alone.load)}`);
  let faulty = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const repeated = repeats();
    const { load, faults } = await loadWhile(requestOf, () => renewAll(product));
    const failed = faults.length + repeats() - repeated;
    if (failed > 0) faulty += 1;
    say(`renewed ${round} of ${rounds}: ${failed} failed; ${describeLoad(load)}`);
  }
  return faulty;
}

/** Answers in how many rounds something failed that was sent when the killed one was gone. */
async function killAgainAndAgain(): Promise<number> {
  const requestOf = await planMixedLoad(product.address, buyers);
  let faulty = 0;
  for (let round = 1; round <= rounds; round += 1) {
    let goneAt = 0;
    const { load, faults } = await loadWhile(requestOf, async () => {
      goneAt = await killOne(product);
    });
    const later = faults.filter(({ sentAt }) => sentAt > goneAt).length;
    if (later > 0) faulty += 1;
    say(
      `killed ${round} of ${rounds}: ${faults.length - later} under way failed, ${later} later; ${describeLoad(load)}`,
    );
  }
  return faulty;
}

/** Loads the shop while the work is done, and a moment before and after it. */
async function loadWhile(
  requestOf: RequestOf,
  work: () => Promise<void>,
): Promise<{ load: Load; faults: Fault[] }> {
  const kept = createSender({ port, connections: 50 });
  const fresh = createSender({ port, connections: 0 });
  const faults: Fault[] = [];
  const state = { isDone: false };
  const send = async (turn: number) => {
    const sentAt = performance.now();
    // By tens, since the kind of a request goes by its last digit: both get all kinds.
    const sender = Math.floor(turn / 10) % 2 === 0 ? kept : fresh;
    const outcome = await sender.send(requestOf(turn));
    if (outcome !== '200') faults.push({ sentAt, outcome });
    return outcome;
  };
  const loading = fire(rate, longestRound, send, () => state.isDone);
  await wait(margin);
  await work();
  await wait(margin);
  state.isDone = true;
  const load = await loading;
  kept.close();
  return { load, faults };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
