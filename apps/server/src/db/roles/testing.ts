import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Address, createSql, type Sql } from '../pool.ts';
import type { GivenRoles } from './grant-roles.ts';

export interface TestRoles {
  readonly names: GivenRoles & { readonly reports: string };
  /** A database as one of its roles. */
  as(role: 'application' | 'reports', address: Exclude<Address, string>): Exclude<Address, string>;
  /** With what they may in that database, the only one that knows them. */
  drop(database: string): Promise<void>;
}

/** Two roles of the run's server that own nothing, with names and passwords of their own. */
export async function createTestRoles(): Promise<TestRoles> {
  const key = randomBytes(6).toString('hex');
  const names = { application: `app_${key}`, reports: `reports_${key}` };
  const all = Object.values(names);
  await asSuperuser(async (sql) => {
    for (const name of all) await sql.unsafe(`CREATE ROLE ${name} LOGIN PASSWORD '${key}'`);
  });
  return {
    names,
    as: (role, address) => ({ ...address, user: names[role], password: key }),
    drop: (database) =>
      asSuperuser(async (sql) => {
        await sql.unsafe(`DROP OWNED BY ${all.join(', ')}`);
        await sql.unsafe(`DROP ROLE ${all.join(', ')}`);
      }, database),
  };
}

async function asSuperuser(
  work: (sql: Sql) => Promise<void>,
  database = 'postgres',
): Promise<void> {
  const sql = createSql({ ...inject('testServer'), database }, { max: 1 });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
