import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, createTestPool, type TestDatabase } from '../testing.ts';
import { ensureDemonstration, hasDemonstration } from './demonstration.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(() => database.drop());

test('D-17: a server that saw no demonstration and waited while another loaded it loads none', async () => {
  const first = createTestPool(database.address, { max: 1 });
  const second = createTestPool(database.address, { max: 1 });
  // The connection remembers that the table is missing, as one of a server that just started.
  expect(await hasDemonstration(second)).toBe(false);
  let loaded = 0;
  const { promise: isLoading, resolve: tellLoading } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const firstStart = ensureDemonstration(first, async () => {
    loaded += 1;
    tellLoading();
    await mayEnd;
  });
  await isLoading;
  const secondStart = ensureDemonstration(second, async () => {
    loaded += 1;
  });
  await isWaiting();
  end();
  await Promise.all([firstStart, secondStart]);
  expect(loaded).toBe(1);
  await Promise.all([first.end(), second.end()]);
});

async function isWaiting(): Promise<void> {
  for (;;) {
    const waiting = await database.sql`
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`;
    if (waiting.count > 0) return;
  }
}
