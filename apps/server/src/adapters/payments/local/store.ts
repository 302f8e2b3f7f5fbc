import type { Sql } from '../../../db/pool.ts';
import type { Outcome, StoredTransaction } from './transaction.ts';

export type TokenKind = 'END_USER_POLICY' | 'PERSONAL_DATA_AUTH';
export type Store = ReturnType<typeof createStore>;

/** What the stand-in knows, in the database so that a restart forgets nothing. */
export function createStore(sql: Sql) {
  const columns = sql`id, reference, amount_in_cents as "amountInCents", currency, outcome,
    resolves_at as "resolvesAt", created_at as "createdAt", means,
    redirect_url as "redirectUrl", customer_email as "customerEmail",
    status_message as "statusMessage", voided_at as "voidedAt"`;
  type Rows = StoredTransaction[];

  return {
    /** Null when the reference was used before; of two at once one gets it. */
    async add(row: Omit<StoredTransaction, 'voidedAt'>): Promise<StoredTransaction | null> {
      const rows = await sql<Rows>`
        insert into local_wompi.transaction (id, reference, amount_in_cents, currency, outcome,
          resolves_at, created_at, means, redirect_url, customer_email, status_message)
        values (${row.id}, ${row.reference}, ${row.amountInCents}, ${row.currency}, ${row.outcome},
          ${row.resolvesAt}, ${row.createdAt}, ${sql.json(row.means)}, ${row.redirectUrl},
          ${row.customerEmail}, ${row.statusMessage})
        on conflict (reference) do nothing
        returning ${columns}`;
      return rows[0] ?? null;
    },
    async find(id: string): Promise<StoredTransaction | null> {
      if (!/^[\w-]{1,100}$/.test(id)) return null;
      const rows = await sql<Rows>`select ${columns} from local_wompi.transaction where id = ${id}`;
      return rows[0] ?? null;
    },
    async findByReference(reference: string): Promise<StoredTransaction | null> {
      if (/\p{Cc}/u.test(reference)) return null;
      const rows = await sql<Rows>`
        select ${columns} from local_wompi.transaction where reference = ${reference}`;
      return rows[0] ?? null;
    },
    /** Null when it was decided before: the first decision counts. */
    async decide(
      id: string,
      { outcome, at, message }: { outcome: Outcome; at: Date; message: string | null },
    ): Promise<StoredTransaction | null> {
      const rows = await sql<Rows>`
        update local_wompi.transaction
        set outcome = ${outcome}, resolves_at = ${at}, status_message = ${message}
        where id = ${id} and outcome is null
        returning ${columns}`;
      return rows[0] ?? null;
    },
    /** Null unless it is an approved card payment that was not voided before. */
    async void(id: string, now: Date): Promise<StoredTransaction | null> {
      const rows = await sql<Rows>`
        update local_wompi.transaction set voided_at = ${now}
        where id = ${id} and outcome = 'APPROVED' and resolves_at <= ${now}
          and voided_at is null and means->>'type' = 'CARD'
        returning ${columns}`;
      return rows[0] ?? null;
    },
    async addToken(token: string, kind: TokenKind): Promise<void> {
      await sql`insert into local_wompi.acceptance_token (token, kind) values (${token}, ${kind})`;
    },
    /** Whether it was good until now; from now on it is not. */
    async burnToken(token: string, kind: TokenKind, now: Date): Promise<boolean> {
      if (!/^[\w-]{1,200}$/.test(token)) return false;
      const { count } = await sql`
        update local_wompi.acceptance_token set used_at = ${now}
        where token = ${token} and kind = ${kind} and used_at is null`;
      return count === 1;
    },
  };
}
