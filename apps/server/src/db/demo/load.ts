import type { Sql } from '../pool.ts';

/**
 * Loads the demonstration (D-17) into an empty, migrated database. It runs inside one transaction,
 * without time limits; `dataDir` is where files such as pictures may be put.
 */
export async function loadDemo(_sql: Sql, _options: { dataDir: string }): Promise<void> {}
