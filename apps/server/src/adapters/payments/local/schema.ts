import { lockStartStep } from '#db/connection/lock-start-step.ts';
import { hasTable } from '#db/has-table.ts';
import type { Sql } from '#db/pool.ts';

/** A schema of its own: nothing of the product refers to it, and it may be dropped at any time. */
const tables = `
  create schema if not exists local_wompi;
  create table if not exists local_wompi.transaction (
    id text primary key,
    reference text not null unique,
    amount_in_cents bigint not null,
    currency text not null,
    outcome text check (outcome in ('APPROVED', 'DECLINED', 'ERROR')),
    resolves_at timestamptz,
    created_at timestamptz not null,
    means jsonb not null,
    redirect_url text not null,
    customer_email text not null,
    status_message text,
    voided_at timestamptz,
    check ((outcome is null) = (resolves_at is null))
  );
  create table if not exists local_wompi.acceptance_token (
    token text primary key,
    kind text not null,
    used_at timestamptz
  );
  create table if not exists local_wompi.card_token (
    token text primary key,
    expires_at timestamptz not null,
    uses integer not null default 0 check (uses <= 2),
    card jsonb not null
  );
  create table if not exists local_wompi.payment_source (
    id integer generated always as identity (start with 3891) primary key,
    card jsonb not null
  );`;

/**
 * Creates what is missing. Two processes that start together do it one after the other. Where all of
 * it is there nothing is asked for that a role without tables of its own may not.
 */
export async function createTables(sql: Sql): Promise<void> {
  const [made] = await sql`SELECT WHERE ${hasTable(sql, 'payment_source', 'local_wompi')}`;
  if (made) return;
  await sql.begin(async (tx) => {
    await lockStartStep(tx, 'local gateway');
    await tx.unsafe(tables);
  });
}
