import pg from 'pg';
import { quoteIdentifier } from '../connection/render-sql.ts';
import type { Address } from '../pool.ts';

/** The role that Matiz connects as: it owns its database and is nothing else. */
export const owner = 'matiz';

/** Whether PostgreSQL lets us in: 'yes', 'wrong password', or 'not yet'. */
export async function knock(admin: Address): Promise<'yes' | 'wrong password' | 'not yet'> {
  try {
    await withClient(admin, (client) => client.query('select 1'));
    return 'yes';
  } catch (error) {
    const isPassword = error instanceof pg.DatabaseError && error.code === '28P01';
    return isPassword ? 'wrong password' : 'not yet';
  }
}

/** Makes the role and the database of Matiz where they are missing. Safe at every start. */
export async function ensureOwnerAndDatabase(admin: Address, password: string): Promise<void> {
  await withClient(admin, async (client) => {
    const role = await client.query('select from pg_roles where rolname = $1', [owner]);
    const verb = role.rowCount === 0 ? 'create' : 'alter';
    await client.query(
      `${verb} role ${quoteIdentifier(owner)} login password ${pg.escapeLiteral(password)}`,
    );
    const database = await client.query('select from pg_database where datname = $1', [owner]);
    if (database.rowCount === 0) {
      await client.query(
        `create database ${quoteIdentifier(owner)} owner ${quoteIdentifier(owner)}`,
      );
    }
  });
}

async function withClient<T>(address: Address, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(
    typeof address === 'string'
      ? { connectionString: address }
      : { ...address, connectionTimeoutMillis: 2_000 },
  );
  client.on('error', () => {});
  try {
    await client.connect();
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}
