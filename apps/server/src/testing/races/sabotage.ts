import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Sql } from '#db/pool.ts';

const server = path.resolve(import.meta.dirname, '..', '..', '..');
const repository = path.resolve(server, '..', '..');
const orders = 'src/modules/orders';

interface Removal {
  readonly file: string;
  readonly guard: string;
  readonly instead: string;
}

/** Every guard of the orders, and what stands there once it is taken out. */
const removals: readonly Removal[] = [
  // Two orders may take the same last unit.
  {
    file: `${orders}/place/take-stock.store.ts`,
    guard: '      AND stock.available >= held.units`;',
    instead: '`;',
  },
  // Two orders may wait for each other in a circle.
  {
    file: `${orders}/place/take-stock.store.ts`,
    guard: '      ORDER BY stock.version_id\n',
    instead: '      ORDER BY random()\n',
  },
  // An arrival may be promised beyond what comes.
  {
    file: `${orders}/place/take-stock.store.ts`,
    guard: '\n      AND arrival.promised + held.units <= arrival.cap`;',
    instead: '`;',
  },
  // Two requests may order one cart at once.
  {
    file: `${orders}/place/place-order.store.ts`,
    guard: "AND cart.state = 'open'\n    FOR UPDATE OF cart FOR NO KEY UPDATE OF customer`",
    instead: '`',
  },
  // The buyer may be charged what they never saw.
  {
    file: `${orders}/place/place-order.ts`,
    guard: 'checkPlacement(plan, body.confirmedTotal)',
    instead: 'checkPlacement(plan, plan.totals.total)',
  },
  // An arrival may come twice.
  {
    file: `${orders}/arrivals/receive-arrival.ts`,
    guard: 'if (arrival.received !== null) return ok(await showReceived(sql, arrival));',
    instead: '',
  },
  {
    file: `${orders}/arrivals/arrivals.store.ts`,
    guard: ' AND arrived_at IS NULL RETURNING id',
    instead: ' RETURNING id',
  },
  // A coupon may be used more often than it may be, by anybody and by one customer.
  {
    file: `${orders}/coupons/redeem.store.ts`,
    guard: ' AND (uses_limit IS NULL OR uses < uses_limit)`',
    instead: '`',
  },
  {
    file: `${orders}/coupons/redeem.store.ts`,
    guard: 'AND used.returned_at IS NULL)`',
    instead: 'AND false)`',
  },
  // An abandoned payment may keep its own buyer from ordering.
  {
    file: `${orders}/place/place-order.ts`,
    guard: 'if (reservations.length > 0) throw new ReservedByOwner(reservations);',
    instead: '',
  },
  // What was cancelled may be given back twice, by two requests at once.
  { file: `${orders}/rows/lock-rows.store.ts`, guard: ' FOR UPDATE`', instead: '`' },
];

/** What the database itself would refuse, so that only the code is on trial. */
const backstops = [
  'ALTER TABLE stock DROP CONSTRAINT stock_available_check, DROP CONSTRAINT stock_sold_check, DROP CONSTRAINT stock_promised_is_sold',
  'ALTER TABLE arrival DROP CONSTRAINT arrival_check',
  'ALTER TABLE customer_order DROP CONSTRAINT customer_order_cart_id_key',
  'DROP INDEX stock_movement_arrival_once',
  'ALTER TABLE coupon DROP CONSTRAINT coupon_uses_within_limit',
  'DROP INDEX coupon_redemption_turn',
];

export interface SabotagedBuild {
  /** Its `main.ts`. */
  readonly main: string;
  remove(): void;
}

/**
 * Copies the server as it is now and takes its guards out: a race that finds nothing in this build
 * would find nothing anywhere. Throws when a guard is not where it was.
 */
export function buildSabotaged(): SabotagedBuild {
  const folder = mkdtempSync(path.join(tmpdir(), 'matiz-sabotaged-'));
  const copy = path.join(folder, 'apps', 'server');
  cpSync(server, copy, {
    recursive: true,
    filter: (source) => !/[\\/]node_modules$|\.test\.ts$/.test(source),
  });
  for (const name of ['node_modules', 'packages', 'apps/web', 'apps/desk']) {
    symlinkSync(path.join(repository, name), path.join(folder, name));
  }
  for (const { file, guard, instead } of removals) {
    const target = path.join(copy, file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(guard)) throw new Error(`${file} has no guard “${guard.trim()}” any more`);
    writeFileSync(
      target,
      text.replaceAll(guard, () => instead),
    );
  }
  return {
    main: path.join(copy, 'src', 'main.ts'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Takes the database's own guards out. */
export async function dropBackstops(sql: Sql): Promise<void> {
  for (const statement of backstops) await sql.unsafe(statement);
}
