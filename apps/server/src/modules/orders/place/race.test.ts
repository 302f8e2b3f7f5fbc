import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { raceCoupon } from '#testing/races/coupons.ts';
import { raceCredit } from '#testing/races/credit.ts';
import { raceForLastUnits } from '#testing/races/last-units.ts';
import { raceMixedCarts } from '#testing/races/mixed-carts.ts';
import { raceMovingPrices } from '#testing/races/moving-prices.ts';
import { raceOneCart } from '#testing/races/one-cart.ts';
import { raceOwed } from '#testing/races/owed.ts';
import { racePresale } from '#testing/races/presale.ts';
import {
  type RaceFixture,
  startRaceFixture,
  watchInvariants,
} from '#testing/races/race-fixture.ts';
import { raceReceipts } from '#testing/races/receipts.ts';
import { raceReservations } from '#testing/races/reservations.ts';
import { buildSabotaged, type SabotagedBuild } from '#testing/races/sabotage.ts';
import { raceStockBank } from '#testing/races/stock-bank.ts';
import { raceWindow } from '#testing/races/windows.ts';

// Enough of everything to have power; `npm run test:soak` runs the full counts.
const seed = Number(process.env.RACE_SEED ?? 12_797);
const crowd = 100;

interface Race {
  readonly title: string;
  /** Smaller where what goes wrong takes its time. */
  run(fixture: RaceFixture, isSabotaged: boolean): Promise<string[]>;
  /** What it says of a server without its guards. */
  readonly sees: RegExp;
}

const races: readonly Race[] = [
  {
    title: 'the last 20 units and 100 buyers (D-7)',
    run: (fixture) => raceForLastUnits(fixture, 20),
    sees: /20 units were sold (2[1-9]|[3-9]\d)/,
  },
  {
    title: 'mixed carts and combos in any order (D-7)',
    run: (fixture, isSabotaged) =>
      isSabotaged
        ? raceMixedCarts(fixture, { seed, carts: 16, waitMs: 12_000 })
        : raceMixedCarts(fixture, { seed, carts: crowd }),
    // Which of the two comes first is chance.
    sees: /waited in a circle|: -\d+ left/,
  },
  {
    title: 'one cart from 50 devices (D-10)',
    run: (fixture) => raceOneCart(fixture, 3),
    sees: /round \d: \d+ orders/,
  },
  {
    title: 'a coupon with 10 uses, and 200 orders of 100 customers',
    run: (fixture) => raceCoupon(fixture, 10),
    sees: /a coupon for 10 was used (1[1-9]|[2-9]\d)/,
  },
  {
    title: 'a window for 10, and 200 orders (D-11)',
    run: (fixture) => raceWindow(fixture, 10),
    sees: /a window for 10 took (1[1-9]|[2-9]\d|\d{3})/,
  },
  {
    title: 'a credit for 11 orders, and 100 of them',
    run: (fixture) => raceCredit(fixture),
    sees: /a credit for 11 orders took (1[2-9]|[2-9]\d|\d{3})/,
  },
  {
    title: 'two orders of everybody who may owe one (D-22)',
    run: (fixture) => raceOwed(fixture),
    sees: /\d+ owe more than they may/,
  },
  {
    title: 'the last 20 units, held for payments',
    run: async (fixture) => (await raceReservations(fixture, 20)).wrong,
    sees: /were kept from their own goods/,
  },
  {
    title: 'prices that move 50 times a second (D-6)',
    run: (fixture) => raceMovingPrices(fixture, 60),
    sees: /MZ-.* confirmed/,
  },
  {
    title: 'a presale of 30 with 100 buyers (D-8)',
    run: (fixture) => racePresale(fixture, 30),
    sees: /(3[1-9]|[4-9]\d) of 30 were promised/,
  },
  {
    title: 'arrivals that several hands receive (D-8)',
    run: (fixture) => raceReceipts(fixture, 10),
    sees: /instead of/,
  },
  {
    title: 'orders and cancellations, and arrivals that come (D-10)',
    run: (fixture, isSabotaged) => raceStockBank(fixture, { seed, seconds: isSabotaged ? 2 : 5 }),
    sees: /came, .* sold/,
  },
];

describe(`POST /order/create, by two servers at once (seed ${seed})`, () => {
  const stage = useStage(undefined);

  it.each(races)('$title', async ({ run }) => {
    const { fixture } = stage();
    const watch = watchInvariants(fixture.sql);
    const found = await run(fixture, false);
    const { broken, snapshots } = await watch.end();
    expect([...found, ...broken]).toEqual([]);
    expect(snapshots).toBeGreaterThan(1);
  });
});

describe('a server without its guards fails in the race for', () => {
  const stage = useStage(buildSabotaged('orders'));

  it.each(races)('$title', async ({ run, sees }) => {
    // What goes wrong is chance: it must show in one of four rounds (`test:soak` counts in how many).
    let wrong = '';
    for (let round = 0; round < 4 && !sees.test(wrong); round += 1) {
      wrong = (await run(stage().fixture, true)).join('\n');
    }
    expect(wrong).toMatch(sees);
  });
});

/** Two servers of a build on a database of their own, for the tests of a group. */
function useStage(build: SabotagedBuild | undefined) {
  let stage: { database: TestDatabase; fixture: RaceFixture } | undefined;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const fixture = await startRaceFixture({
      database: database.address,
      sql: database.sql,
      buyers: crowd,
      ...(build ? { sabotagedMain: build.main } : {}),
    });
    stage = { database, fixture };
  });
  afterAll(async () => {
    await stage?.fixture.stop();
    await stage?.database.drop();
    build?.remove();
  });
  return () => {
    if (!stage) throw new Error('the servers did not start');
    return stage;
  };
}
