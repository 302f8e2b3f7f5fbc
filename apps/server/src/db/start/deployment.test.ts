import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { beginProduction, readDeployment } from './deployment.ts';

const now = new Date('2026-11-21T17:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('D-20: production closes the accounts of the demonstration and nobody else’s', async () => {
  const { sql } = database;
  const demo = await buildUser(sql, 'Staff');
  const real = await buildUser(sql, 'Staff');
  await sql`UPDATE app_user SET email = 'equipo@demo.matiz.co' WHERE id = ${demo.id}`;
  const open = async () =>
    (
      await sql<
        { id: string }[]
      >`SELECT id FROM app_user WHERE removed_at IS NULL AND role = 'Staff'`
    )
      .map(({ id }) => id)
      .sort();
  // An address alone is no demonstration.
  await beginProduction(sql, now);
  expect(await open()).toEqual([demo.id, real.id].sort());
  await sql`CREATE TABLE demonstration AS SELECT now() AS loaded_at`;
  await beginProduction(sql, now);
  expect(await open()).toEqual([real.id]);
  expect(await readDeployment(sql.reader, now)).toEqual({
    hasDemonstration: true,
    productionSince: now,
    forwarders: [],
    connection: {
      role: { name: 'matiz', isSuperuser: false, isOwner: true, missing: [] },
      isEncrypted: false,
      otherMachine: null,
    },
  });
});
