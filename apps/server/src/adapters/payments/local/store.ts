import type { Sql } from '#db/pool.ts';
import type { SandboxOutcome, StoredTransaction } from './transaction.ts';

export type TokenKind = 'END_USER_POLICY' | 'PERSONAL_DATA_AUTH';
/** What is kept of a card: never its number or code. */
export interface CardOnFile {
  readonly outcome: SandboxOutcome;
  readonly brand: string;
  readonly lastFour: string;
  readonly expMonth: string;
  readonly expYear: string;
}

export type Store = ReturnType<typeof createStore>;

/** What the stand-in knows, in the database so that a restart forgets nothing. */
export function createStore(sql: Sql) {
  const columns = sql`id, reference, amount_in_cents AS "amountInCents", currency, outcome,
    resolves_at AS "resolvesAt", created_at AS "createdAt", means,
    redirect_url AS "redirectUrl", customer_email AS "customerEmail",
    status_message AS "statusMessage", voided_at AS "voidedAt"`;
  type Rows = StoredTransaction[];

  return {
    /** Null when the reference was used before; of two at once one gets it. */
    async add(row: Omit<StoredTransaction, 'voidedAt'>): Promise<StoredTransaction | null> {
      const rows = await sql<Rows>`
        INSERT INTO local_wompi.transaction (id, reference, amount_in_cents, currency, outcome,
          resolves_at, created_at, means, redirect_url, customer_email, status_message)
        VALUES (${row.id}, ${row.reference}, ${row.amountInCents}, ${row.currency}, ${row.outcome},
          ${row.resolvesAt}, ${row.createdAt}, ${sql.json(row.means)}, ${row.redirectUrl},
          ${row.customerEmail}, ${row.statusMessage})
        ON CONFLICT (reference) DO NOTHING
        RETURNING ${columns}`;
      return rows[0] ?? null;
    },
    async find(id: string): Promise<StoredTransaction | null> {
      if (!/^[\w-]{1,100}$/.test(id)) return null;
      const rows =
        await sql.reader<Rows>`select ${columns} from local_wompi.transaction where id = ${id}`;
      return rows[0] ?? null;
    },
    async findByReference(reference: string): Promise<StoredTransaction | null> {
      if (/\p{Cc}/u.test(reference)) return null;
      const rows = await sql<Rows>`
        SELECT ${columns} FROM local_wompi.transaction WHERE reference = ${reference}`;
      return rows[0] ?? null;
    },
    /** Null when it was decided before: the first decision counts. */
    async decide(
      id: string,
      { outcome, at, message }: { outcome: SandboxOutcome; at: Date; message: string | null },
    ): Promise<StoredTransaction | null> {
      const rows = await sql<Rows>`
        UPDATE local_wompi.transaction
        SET outcome = ${outcome}, resolves_at = ${at}, status_message = ${message}
        WHERE id = ${id} AND outcome IS NULL
        RETURNING ${columns}`;
      return rows[0] ?? null;
    },
    /** Null unless it is an approved card payment that was not voided before. */
    async void(id: string, now: Date): Promise<StoredTransaction | null> {
      const rows = await sql<Rows>`
        UPDATE local_wompi.transaction SET voided_at = ${now}
        WHERE id = ${id} AND outcome = 'APPROVED' AND resolves_at <= ${now}
          AND voided_at IS NULL AND means->>'type' = 'CARD'
        RETURNING ${columns}`;
      return rows[0] ?? null;
    },
    async addCardToken({
      token,
      expiresAt,
      ...card
    }: CardOnFile & { token: string; expiresAt: Date }): Promise<void> {
      await sql`
        INSERT INTO local_wompi.card_token (token, expires_at, card)
        VALUES (${token}, ${expiresAt}, ${sql.json(card)})`;
    },
    /** The card of a token that is still good; twice at most. */
    async useCardToken(token: string, now: Date): Promise<CardOnFile | null> {
      if (!/^[\w-]{1,200}$/.test(token)) return null;
      const [row] = await sql<{ card: CardOnFile }[]>`
        UPDATE local_wompi.card_token SET uses = uses + 1
        WHERE token = ${token} AND expires_at > ${now} AND uses < 2
        RETURNING card`;
      return row?.card ?? null;
    },
    async addSource(card: CardOnFile): Promise<number> {
      const [row] = await sql<{ id: number }[]>`
        INSERT INTO local_wompi.payment_source (card) VALUES (${sql.json({ ...card })})
        RETURNING id`;
      return row?.id ?? 0;
    },
    async findSource(id: number): Promise<CardOnFile | null> {
      const [row] = await sql<{ card: CardOnFile }[]>`
        SELECT card FROM local_wompi.payment_source WHERE id = ${id}`;
      return row?.card ?? null;
    },
    async addToken(token: string, kind: TokenKind): Promise<void> {
      await sql`INSERT INTO local_wompi.acceptance_token (token, kind) VALUES (${token}, ${kind})`;
    },
    /** Whether it was good until now; from now on it is not. */
    async burnToken(token: string, kind: TokenKind, now: Date): Promise<boolean> {
      if (!/^[\w-]{1,200}$/.test(token)) return false;
      const { count } = await sql`
        UPDATE local_wompi.acceptance_token SET used_at = ${now}
        WHERE token = ${token} AND kind = ${kind} AND used_at IS NULL`;
      return count === 1;
    },
  };
}
