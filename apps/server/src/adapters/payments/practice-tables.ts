import type { Sql } from '#db/pool.ts';
import { createLinkTables } from './bold/local/link-store.ts';
import { createTables } from './local/schema.ts';

/** What the local counterparts of the gateways keep, made before a server comes that owns no tables. */
export async function createPracticeTables(sql: Sql): Promise<void> {
  await createTables(sql);
  await createLinkTables(sql);
}
