/**
 * A process that repeats recorded statements through the driver alone: what the database and its
 * driver can give on this machine. Gets its work as a message, answers a Timing.
 */
import pg from 'pg';
import type { Address } from '../apps/server/src/db/pool.ts';
import { nextValue, type Sent } from './record.ts';
import { drive } from './timings.ts';

export interface DriverWork {
  readonly address: Exclude<Address, string>;
  readonly seconds: number;
  /** Connections of the pool, as the product has. */
  readonly pool: number;
  /** For each hand, the statements of one request, recorded twice. */
  readonly scripts: readonly (readonly [readonly Sent[], readonly Sent[]])[];
}

process.once('message', async (work: DriverWork) => {
  // Planned once, as the product's own connections have it (`db/pool.ts`).
  const options = '-c TimeZone=America/Bogota -c plan_cache_mode=force_generic_plan';
  const pool = new pg.Pool({ ...work.address, max: work.pool, options });
  const timing = await drive(work.scripts.length, work.seconds, async (hand, turn) => {
    const [first, second] = work.scripts[hand] ?? [[], []];
    const client = await pool.connect();
    try {
      for (const [index, { text, values }] of first.entries()) {
        const next = values.map((value, at) =>
          nextValue(value, second[index]?.values[at], turn + 2),
        );
        await client.query({
          text,
          values: next,
          ...(next.length > 0 ? { name: nameOf(text) } : {}),
        });
      }
      return true;
    } catch {
      return false;
    } finally {
      client.release();
    }
  });
  await pool.end();
  process.send?.(timing);
});

const names = new Map<string, string>();
function nameOf(text: string): string {
  const known = names.get(text) ?? `b${names.size}`;
  names.set(text, known);
  return known;
}
