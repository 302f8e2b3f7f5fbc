/**
 * A process that repeats the recorded statements of one order through the driver alone, each time
 * for another buyer's cart: what the same transaction gives as bare SQL on this machine.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Address } from '../apps/server/src/db/pool.ts';
import type { Sent } from './record.ts';
import { drive } from './timings.ts';

/** By whom a recorded order was, or whose the next one shall be. */
export interface Owner {
  readonly userId: string;
  readonly customerId: string;
  readonly cartId: string;
}

export interface OrderWork {
  readonly address: Exclude<Address, string>;
  readonly connections: number;
  /** Connections of the pool, as the product has. */
  readonly pool: number;
  readonly recorded: readonly Sent[];
  readonly owner: Owner;
  readonly others: readonly Owner[];
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const code = /MZ-[0-9A-Z]{4}-[0-9A-Z]{4}/g;

process.once('message', async (work: OrderWork) => {
  // Planned once, as the product's own connections have it (`db/pool.ts`).
  const options = '-c TimeZone=America/Bogota -c plan_cache_mode=force_generic_plan';
  const pool = new pg.Pool({ ...work.address, max: work.pool, options });
  const waiting = [...work.others];
  const timing = await drive(work.connections, 120, () => {
    const next = waiting.pop();
    return next ? repeat(pool, work, next) : null;
  });
  await pool.end();
  process.send?.(timing);
});

async function repeat(pool: pg.Pool, work: OrderWork, next: Owner): Promise<boolean> {
  const rename = renamer(work.owner, next);
  const client = await pool.connect();
  try {
    for (const { text, values } of work.recorded) {
      const renamed = values.map(rename);
      const name = renamed.length > 0 ? { name: nameOf(text) } : {};
      await client.query({ text, values: renamed, ...name });
    }
    return true;
  } catch {
    await client.query('rollback').catch(() => {});
    return false;
  } finally {
    client.release();
  }
}

/** The owner's names become the next one's; every other id and code is new, the same everywhere. */
function renamer(owner: Owner, next: Owner): (value: unknown) => unknown {
  const names = new Map([
    [owner.userId, next.userId],
    [owner.customerId, next.customerId],
    [owner.cartId, next.cartId],
  ]);
  const rename = (old: string, make: () => string) => {
    const known = names.get(old) ?? make();
    names.set(old, known);
    return known;
  };
  return (value) => {
    if (value instanceof Date) return new Date();
    if (typeof value !== 'string') return value;
    return value
      .replace(uuid, (old) => rename(old, randomUUID))
      .replace(code, (old) => rename(old, newCode));
  };
}

/** Not one that anybody would be given: they are looked at by nobody. */
function newCode(): string {
  const signs = randomUUID().toUpperCase();
  return `MZ-${signs.slice(0, 4)}-${signs.slice(9, 13)}`;
}

const statements = new Map<string, string>();
function nameOf(text: string): string {
  const known = statements.get(text) ?? `b${statements.size}`;
  statements.set(text, known);
  return known;
}
