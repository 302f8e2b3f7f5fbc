import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSql } from '../pool.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { describePoolerFault } from './pooler-fault.ts';

/** What a pooler in transaction mode sees of us: a session that asks for nothing of its own. */
let database: TestDatabase;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase({ max: 2 });
  const { host, port, user, password, database: name } = database.address;
  url = `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${name}`;
});
afterAll(() => database.drop());

describe('DATABASE_POOLER_URL', () => {
  test('a role without limits is refused with the commands that give them', async () => {
    const fault = await describePoolerFault(url);
    expect(fault).toContain("ALTER ROLE matiz SET statement_timeout = '10s';");
    expect(fault).toContain("ALTER ROLE matiz SET TimeZone = 'America/Bogota';");
  });

  test('a pooler that is not there is told from one without limits', async () => {
    expect(await describePoolerFault('postgres://a:secreta@127.0.0.1:1/b')).toMatch(
      /^El pooler de DATABASE_POOLER_URL \(127\.0\.0\.1:1\/b\) no responde/,
    );
  });

  test('statements go without a name and ask for no setting of the session', async () => {
    const sql = createSql(url, { pooler: url, max: 1 });
    try {
      const number = 7;
      for (let turn = 0; turn < 2; turn += 1) await sql`SELECT ${number}::int AS number`;
      expect(await sql`SELECT name FROM pg_prepared_statements`).toEqual([]);
      const [row] = await sql`
        SELECT source FROM pg_settings WHERE name = 'statement_timeout'`;
      expect(row).toEqual({ source: 'default' });
    } finally {
      await sql.end();
    }
  });
});

test('a direct connection without limits has none, whatever its role says', async () => {
  const { sql, address } = database;
  await sql.unsafe(`ALTER DATABASE ${address.database} SET statement_timeout = '5s'`);
  const unlimited = createSql(address, { max: 1, statementTimeout: 0, lockTimeout: 0 });
  try {
    const [row] = await unlimited`SELECT current_setting('statement_timeout') AS limit`;
    expect(row).toEqual({ limit: '0' });
  } finally {
    await unlimited.end();
  }
});
