import { tidiedTables } from '#db/roles/privileges.ts';
import type { Sql } from '#db/sql.ts';

/** Below it, what the database does by itself every minute is enough. */
const manyProducts = 2_000;

/**
 * After a large change, lets readers skip what was left behind and the planner know what there is,
 * now instead of in a while. Nobody waits for it. Where it may not take so long, the database's own
 * turn comes later; the import is done either way.
 */
export async function tidyUp(sql: Sql, products: number): Promise<void> {
  if (products < manyProducts) return;
  await sql.unsafe(`VACUUM (ANALYZE) ${tidiedTables.join(', ')}`).catch(() => {});
}
