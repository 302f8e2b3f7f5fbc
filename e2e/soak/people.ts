import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSql, type Sql, type SqlPool } from '../../apps/server/src/db/pool.ts';
import { readEnv } from '../../apps/server/src/env.ts';
import { buildAddress, buildCustomer, buildUser } from '../../apps/server/src/testing/people.ts';

export interface Person {
  readonly email: string;
  readonly customerId: string;
}

/** What the embedded PostgreSQL of a running product writes of itself: pid, port, socket folder. */
export function readPostmaster(dataDir: string): { pid: number; port: number; socket: string } {
  const file = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const [pid, , , port, socket, listen] = file.split('\n');
  return { pid: Number(pid), port: Number(port), socket: socket || listen || '' };
}

/** As `addPeopleTo`, in the embedded database of a running product. */
export async function addPeople(dataDir: string, count: number): Promise<Person[]> {
  const sql = connect(dataDir);
  try {
    return await addPeopleTo(sql, count);
  } finally {
    await sql.end();
  }
}

/**
 * Businesses in Bogotá, each with someone who logs in for it with the demonstration's password; and
 * goods enough for all of them.
 */
export async function addPeopleTo(sql: Sql, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id: customerId } = await buildCustomer(sql);
    await buildAddress(sql, customerId, { isDefault: true });
    const email = `compradora${number}@soak.co`;
    await buildUser(sql, 'Admin customer', { email, customerId });
    // They order for minutes, and nothing is ever brought.
    await sql`INSERT INTO payment_limit (method, customer_id, max_owed)
      VALUES ('contra-entrega', ${customerId}, 1000000000)`;
    people.push({ email, customerId });
  }
  await sql`
    WITH more AS (
      UPDATE stock SET available = available + 100000 RETURNING warehouse_id, version_id
    )
    INSERT INTO stock_movement (warehouse_id, version_id, delta, reason)
    SELECT warehouse_id, version_id, 100000, 'count' FROM more`;
  return people;
}

/** The embedded database of a running product, as its owner. */
export function connect(dataDir: string): SqlPool {
  const settings = readEnv({ DATA_DIR: dataDir });
  if (!settings.ok || settings.value.database.kind !== 'embedded') {
    throw new Error('the product has no database of its own');
  }
  const { port, socket } = readPostmaster(dataDir);
  const password = settings.value.database.passwords.owner;
  return createSql({ host: socket, port, user: 'matiz', password, database: 'matiz' });
}
