import { createSql } from '../../apps/server/src/db/pool.ts';

/** Role and database of the shop, with the limits that a session behind a pooler cannot ask for. */
export async function prepareShopDatabase(superuser: string, password: string): Promise<void> {
  const sql = createSql(superuser, { max: 1, statementTimeout: 0 });
  try {
    // Of hexadecimal digits only (start-cluster.ts).
    await sql.unsafe(`CREATE ROLE matiz LOGIN PASSWORD '${password}'`);
    const settings = [
      `statement_timeout = '10s'`,
      `lock_timeout = '4s'`,
      `idle_in_transaction_session_timeout = '15s'`,
      `TimeZone = 'America/Bogota'`,
      `plan_cache_mode = 'force_generic_plan'`,
    ];
    for (const setting of settings) await sql.unsafe(`ALTER ROLE matiz SET ${setting}`);
    await sql.unsafe(`CREATE DATABASE matiz OWNER matiz ENCODING 'UTF8' TEMPLATE template0`);
  } finally {
    await sql.end();
  }
}
