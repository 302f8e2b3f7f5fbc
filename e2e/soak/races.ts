/**
 * `npm run test:soak -- races`: the races of `modules/orders/place/race.test.ts` in full numbers, by two
 * servers on a PostgreSQL of their own that forces every write to the disk, with the invariants
 * looked at all the while; then the same races against a build without its guards, which must
 * fail. `--rounds 5 --seconds 60` makes it shorter, `--only presale` runs one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type EmbeddedDatabase, startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { createSql, withoutLimits } from '../../apps/server/src/db/pool.ts';
import { raceCoupon } from '../../apps/server/src/testing/races/coupons.ts';
import { raceCredit } from '../../apps/server/src/testing/races/credit.ts';
import { raceForLastUnits } from '../../apps/server/src/testing/races/last-units.ts';
import { raceMixedCarts } from '../../apps/server/src/testing/races/mixed-carts.ts';
import { raceMovingPrices } from '../../apps/server/src/testing/races/moving-prices.ts';
import { raceOneCart } from '../../apps/server/src/testing/races/one-cart.ts';
import { raceOwed } from '../../apps/server/src/testing/races/owed.ts';
import { racePresale } from '../../apps/server/src/testing/races/presale.ts';
import {
  type RaceFixture,
  startRaceFixture,
  watchInvariants,
} from '../../apps/server/src/testing/races/race-fixture.ts';
import { raceReceipts } from '../../apps/server/src/testing/races/receipts.ts';
import { raceReservations } from '../../apps/server/src/testing/races/reservations.ts';
import { buildSabotaged } from '../../apps/server/src/testing/races/sabotage.ts';
import { raceStockBank } from '../../apps/server/src/testing/races/stock-bank.ts';
import { raceWindow } from '../../apps/server/src/testing/races/windows.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    only: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const seed = Number(options.seed);

interface SoakRace {
  readonly name: string;
  readonly buyers: number;
  readonly rounds: number;
  run(fixture: RaceFixture, round: number): Promise<string[]>;
  /** Smaller, for a server without its guards; what it must then say. */
  sabotaged(fixture: RaceFixture, round: number): Promise<string[]>;
  readonly sees: RegExp;
}

const races: readonly SoakRace[] = [
  {
    name: 'last-units: 500 buyers for 50 units',
    buyers: 500,
    rounds,
    run: (fixture) => raceForLastUnits(fixture, 50),
    sabotaged: (fixture) => raceForLastUnits(fixture, 50),
    sees: /50 units were sold (5[1-9]|[6-9]\d|\d{3})/,
  },
  {
    name: 'mixed-carts: 300 carts, combos, any order',
    buyers: 300,
    rounds,
    run: (fixture, round) => raceMixedCarts(fixture, { seed: seed + round, carts: 300 }),
    sabotaged: (fixture, round) =>
      raceMixedCarts(fixture, { seed: seed + round, carts: 40, waitMs: 12_000 }),
    sees: /waited in a circle/,
  },
  {
    name: 'one-cart: 50 posts of one cart',
    buyers: 50,
    rounds: rounds * 5,
    run: (fixture) => raceOneCart(fixture, 1),
    sabotaged: (fixture) => raceOneCart(fixture, 4),
    sees: /round \d: \d+ orders/,
  },
  {
    name: 'owed: two orders of 100 customers who may owe one',
    buyers: 100,
    rounds,
    run: (fixture) => raceOwed(fixture),
    sabotaged: (fixture) => raceOwed(fixture),
    sees: /\d+ owe more than they may/,
  },
  {
    name: 'coupon: 10 uses, 200 orders of 100 customers',
    buyers: 100,
    rounds,
    run: (fixture) => raceCoupon(fixture, 10),
    sabotaged: (fixture) => raceCoupon(fixture, 10),
    sees: /a coupon for 10 was used (1[1-9]|[2-9]\d|\d{3})/,
  },
  {
    name: 'credit: 100 orders for a credit of 11',
    buyers: 1,
    rounds,
    run: (fixture) => raceCredit(fixture),
    sabotaged: (fixture) => raceCredit(fixture),
    sees: /a credit for 11 orders took (1[2-9]|[2-9]\d|\d{3})/,
  },
  {
    name: 'window: 200 orders for a window of 10',
    buyers: 200,
    rounds,
    run: (fixture) => raceWindow(fixture, 10),
    sabotaged: (fixture) => raceWindow(fixture, 10),
    sees: /a window for 10 took (1[1-9]|[2-9]\d|\d{3})/,
  },
  {
    name: 'reservations: 200 buyers for 50 units, held, ordered anew, half of them paid',
    buyers: 200,
    rounds,
    run: (fixture) => holdUnits(fixture, 50),
    sabotaged: (fixture) => holdUnits(fixture, 20),
    sees: /were kept from their own goods/,
  },
  {
    name: 'moving-prices: 50 changes a second',
    buyers: 32,
    rounds,
    run: (fixture) => raceMovingPrices(fixture, 50),
    sabotaged: (fixture) => raceMovingPrices(fixture, 50),
    sees: /MZ-.* confirmed/,
  },
  {
    name: 'presale: 200 buyers for 68, moved and received',
    buyers: 200,
    rounds,
    run: (fixture) => racePresale(fixture, 68),
    sabotaged: (fixture) => racePresale(fixture, 68),
    sees: /(69|[7-9]\d|\d{3}) of 68 were promised/,
  },
  {
    name: 'receipts: an arrival received by 8 hands',
    buyers: 40,
    rounds,
    run: (fixture) => raceReceipts(fixture, 40),
    sabotaged: (fixture) => raceReceipts(fixture, 10),
    sees: /instead of/,
  },
  {
    name: 'stock-bank: orders, cancellations, arrivals',
    buyers: 12,
    rounds: 1,
    run: (fixture) => raceStockBank(fixture, { seed, seconds }),
    sabotaged: (fixture, round) => raceStockBank(fixture, { seed: seed + round, seconds: 3 }),
    sees: /came, .* sold/,
  },
];

/** The longest that a reservation stayed after its time, over all rounds, in milliseconds. */
let longestReservation = 0;
async function holdUnits(fixture: RaceFixture, units: number): Promise<string[]> {
  const { wrong, releasedAfter } = await raceReservations(fixture, units);
  longestReservation = Math.max(longestReservation, releasedAfter);
  return wrong;
}

const dataDir = mkdtempSync(join(tmpdir(), 'matiz-races-'));
const server = await startEmbedded({
  dataDir,
  passwords: { owner: 'races', superuser: 'races' },
  say: () => {},
});
const build = buildSabotaged('orders');
let databases = 0;
let isWrong = false;
say(`seed ${seed}`);
try {
  for (const race of races.filter(({ name }) => name.startsWith(options.only ?? ''))) {
    await runRace(race);
    await runSabotaged(race);
  }
  if (longestReservation > 0)
    say(`the longest reservation was gone ${Math.round(longestReservation)} ms after its time`);
} finally {
  build.remove();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = isWrong ? 1 : 0;

async function runRace(race: SoakRace): Promise<void> {
  await onFixture(server, race.buyers, undefined, async (fixture) => {
    const watch = watchInvariants(fixture.sql);
    let clean = 0;
    for (let round = 0; round < race.rounds; round += 1) {
      const wrong = await race.run(fixture, round);
      if (wrong.length === 0) clean += 1;
      for (const line of wrong.slice(0, 5)) say(`  round ${round}: ${line}`);
    }
    const { broken, snapshots } = await watch.end();
    for (const line of broken.slice(0, 10)) say(`  ${line}`);
    isWrong ||= clean < race.rounds || broken.length > 0;
    say(
      `${race.name}: ${clean} of ${race.rounds} rounds clean, ${snapshots} looks at the invariants, ${broken.length} broken`,
    );
  });
}

async function runSabotaged(race: SoakRace): Promise<void> {
  await onFixture(server, race.buyers, build.main, async (fixture) => {
    let seen = 0;
    for (let round = 0; round < rounds; round += 1) {
      const wrong = await race.sabotaged(fixture, round);
      if (race.sees.test(wrong.join('\n'))) seen += 1;
    }
    isWrong ||= seen < rounds * 0.95;
    say(`  without its guard: seen in ${seen} of ${rounds} rounds`);
  });
}

/** Two servers on a new database, for as long as the work takes. */
async function onFixture(
  { admin, address }: EmbeddedDatabase,
  buyers: number,
  sabotagedMain: string | undefined,
  work: (fixture: RaceFixture) => Promise<void>,
): Promise<void> {
  databases += 1;
  const database = `race_${databases}`;
  const superuser = createSql(admin, { max: 1 });
  await superuser.unsafe(`create database ${database} owner ${address.user}`);
  // Circles are found sooner, so that a build that makes them is done in minutes.
  if (sabotagedMain !== undefined) {
    await superuser.unsafe(`alter database ${database} set deadlock_timeout = '100ms'`);
  }
  await superuser.end();
  const place = { ...address, database };
  const preparing = createSql(place, withoutLimits);
  await migrate(preparing);
  await preparing.end();
  const sql = createSql(place, { max: 4, statementTimeout: 60_000 });
  const fixture = await startRaceFixture({
    database: place,
    sql,
    buyers,
    ...(sabotagedMain === undefined ? {} : { sabotagedMain }),
  });
  try {
    await work(fixture);
  } finally {
    await fixture.stop();
    await sql.end();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
