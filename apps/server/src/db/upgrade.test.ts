import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from './audit.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { createEmptyDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
const ofThen = path.join(import.meta.dirname, 'upgrade-rows', 'rows-at-0006.sql');

beforeAll(async () => {
  database = await createEmptyDatabase({ max: 1 });
  await migrate(database.sql, readMigrations().slice(0, 6));
  await database.sql.unsafe(readFileSync(ofThen, 'utf8'));
  await migrate(database.sql);
});
afterAll(() => database.drop());

describe('an upgrade of the oldest database that has orders', () => {
  it('leaves nothing that does not add up (npm run audit)', async () => {
    expect(await findViolations(database.sql)).toEqual([]);
  });

  it('keeps what was agreed, and owes nothing for what was cancelled', async () => {
    const orders = await database.sql`SELECT code, state, total::int, cancelled::int
      FROM customer_order ORDER BY code`;
    expect(orders).toEqual([
      { code: 'PED-1', state: 'confirmed', total: 112_900, cancelled: 0 },
      { code: 'PED-2', state: 'cancelled', total: 112_900, cancelled: 112_900 },
      { code: 'PED-3', state: 'cancelled', total: 87_220, cancelled: 87_220 },
      { code: 'PED-4', state: 'delivered', total: 89_000, cancelled: 0 },
      { code: 'PED-5', state: 'created', total: 49_000, cancelled: 0 },
    ]);
  });
});
