import { randomUUID } from 'node:crypto';
import type { SqlPool } from '../apps/server/src/db/pool.ts';
import { createPasswordHasher } from '../apps/server/src/modules/identity/index.ts';

export interface Account {
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
}

const password = 'una clave de medida 2026';

/** Addresses and phones of which nobody has an account; `place` numbers them. */
export function strangerAt(place: number): Account {
  return { email: `nadie-${place}@medida.co`, phone: String(3_200_000_000 + place) };
}

/** Sellers who can log in with a password or their phone. */
export async function addAccounts(sql: SqlPool, count: number): Promise<Account[]> {
  const accounts = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    email: `alguien-${index}@medida.co`,
    phone: String(3_100_000_000 + index),
  }));
  const passwordHash = await createPasswordHasher().hash(password);
  await sql`
    INSERT INTO app_user (id, email, phone, password_hash, name, last_name, role)
    SELECT id, email, '+57' || phone, ${passwordHash}, 'Ana', 'Medida', 'Seller'
    FROM unnest(${accounts.map(({ id }) => id)}::uuid[], ${accounts.map(({ email }) => email)}::text[],
      ${accounts.map(({ phone }) => phone)}::text[]) AS one (id, email, phone)`;
  return accounts;
}

/** As in the demonstration: messages stay in the outbox, so that codes can be sent at all. */
export async function openOutbox(sql: SqlPool): Promise<void> {
  await sql.unsafe('CREATE TABLE demonstration AS SELECT now() AS loaded_at');
}

/** An address of its own for each place, as a proxy would name it. */
export function addressAt(place: number): string {
  return `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`;
}
