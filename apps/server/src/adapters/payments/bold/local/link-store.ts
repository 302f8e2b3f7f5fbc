import { lockStartStep } from '#db/connection/lock-start-step.ts';
import type { Sql } from '#db/pool.ts';
import type { LinkOutcome, StoredLink } from './link.ts';

/** A schema of its own: nothing of the product refers to it, and it may be dropped at any time. */
const tables = `
  create schema if not exists local_bold;
  create table if not exists local_bold.link (
    id text primary key,
    reference text not null unique,
    amount integer not null check (amount > 0),
    description text not null,
    callback_url text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    outcome text check (outcome in ('paid', 'failed', 'rejected')),
    resolves_at timestamptz,
    transaction_id text,
    check ((outcome is null) = (resolves_at is null))
  );`;

/** As `createTables` of the other one. */
export async function createLinkTables(sql: Sql): Promise<void> {
  const made = await sql`
    SELECT FROM pg_tables WHERE schemaname = 'local_bold' AND tablename = 'link'`;
  if (made.count > 0) return;
  await sql.begin(async (tx) => {
    await lockStartStep(tx, 'local gateway');
    await tx.unsafe(tables);
  });
}

export type LinkStore = ReturnType<typeof createLinkStore>;

/** What the stand-in knows, in the database so that a restart forgets nothing. */
export function createLinkStore(sql: Sql) {
  const columns = sql`id, reference, amount, description, callback_url AS "callbackUrl",
    created_at AS "createdAt", expires_at AS "expiresAt", outcome, resolves_at AS "resolvesAt",
    transaction_id AS "transactionId"`;

  return {
    /** Null when the reference was used before; of two at once one gets it. */
    async add(link: StoredLink): Promise<StoredLink | null> {
      const rows = await sql<StoredLink[]>`
        INSERT INTO local_bold.link (id, reference, amount, description, callback_url, created_at,
          expires_at)
        VALUES (${link.id}, ${link.reference}, ${link.amount}, ${link.description},
          ${link.callbackUrl}, ${link.createdAt}, ${link.expiresAt})
        ON CONFLICT (reference) DO NOTHING
        RETURNING ${columns}`;
      return rows[0] ?? null;
    },
    async find(id: string): Promise<StoredLink | null> {
      if (!/^LNK_[\w-]{1,100}$/.test(id)) return null;
      const rows = await sql<StoredLink[]>`SELECT ${columns} FROM local_bold.link WHERE id = ${id}`;
      return rows[0] ?? null;
    },
    /** Null unless it may be paid now: it is open, and no try is under way. */
    async decide(
      id: string,
      { outcome, now, at, transactionId }: Decision,
    ): Promise<StoredLink | null> {
      const rows = await sql<StoredLink[]>`
        UPDATE local_bold.link
        SET outcome = ${outcome}, resolves_at = ${at}, transaction_id = ${transactionId}
        WHERE id = ${id} AND expires_at > ${now}
          AND (outcome IS NULL OR (outcome = 'failed' AND resolves_at <= ${now}))
        RETURNING ${columns}`;
      return rows[0] ?? null;
    },
  };
}

interface Decision {
  readonly outcome: LinkOutcome;
  readonly now: Date;
  /** When it is told. */
  readonly at: Date;
  readonly transactionId: string;
}
