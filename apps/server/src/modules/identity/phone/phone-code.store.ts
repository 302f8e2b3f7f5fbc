import { guessesPerCode } from '@matiz/domain/identity/code-sending.ts';
import type { ContactProof } from '@matiz/domain/identity/contact-proof.ts';
import type { Sql, SqlReader, Tx } from '#db/pool.ts';
import type { GuessOrigin } from '../limits/origin.ts';
import { limitKey } from '../limits/rate-limit.ts';
import type { UserRow } from '../show-person.ts';
import type { CodeContact } from './code-contact.ts';

/** register: whose phone it is, is proven in the session; login: the session becomes theirs. */
export type CodePurpose = 'register' | 'login';

/** For whom a code is: only this session may guess it. */
export interface CodeKey {
  purpose: CodePurpose;
  /** E.164. */
  phone: string;
  /** Where the code went instead, which it then proves; null: the phone is what it proves. */
  email: string | null;
  sessionId: string;
}

export interface NewCode extends CodeKey {
  id: string;
  hash: Buffer;
  sentAt: Date;
  expiresAt: Date;
  /** A person of the staff calls and tells it. */
  awaitsStaff: boolean;
}

/** Lets one request after the other send codes to a contact, until the transaction ends. */
export async function lockContact(tx: Tx, { phone, email }: CodeContact): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`phone code ${email ?? phone}`}, 0))`;
}

/** When codes went to a contact, newest first: for one asker, and for all strangers. */
export interface SentCodes {
  readonly own: Date[];
  readonly strangers: Date[];
}

/** What was sent to a phone, or to an e-mail, since then, for whatever purpose. */
export async function listSent(
  sql: SqlReader,
  { phone, email }: CodeContact,
  origin: GuessOrigin,
  since: Date,
): Promise<SentCodes> {
  const mine = keptOrigin(origin);
  const rows = await sql<{ sentAt: Date; origin: string }[]>`
    select sent_at as "sentAt", origin from phone_code
    where ${email === null ? sql`phone = ${phone} AND email IS NULL` : sql`email = ${email}`}
      and sent_at > ${since}
    order by sent_at desc limit 200`;
  const momentsOf = (keep: (origin: string) => boolean) =>
    rows.filter((row) => keep(row.origin)).map(({ sentAt }) => sentAt);
  return {
    own: momentsOf((each) => each === mine),
    strangers: momentsOf((each) => each.startsWith('address')),
  };
}

/** Recognises an asker for the day that a code is kept, without keeping an address. */
function keptOrigin({ key }: GuessOrigin): string {
  return limitKey({ name: key.startsWith('device:') ? 'device' : 'address' }, key);
}

/** When codes went to a phone from this session since then; newest first. */
export async function listSentFrom(
  sql: SqlReader,
  { phone, sessionId }: Pick<CodeKey, 'phone' | 'sessionId'>,
  since: Date,
): Promise<Date[]> {
  const rows = await sql<{ sentAt: Date }[]>`
    SELECT sent_at AS "sentAt" FROM phone_code
    WHERE phone = ${phone} AND session_id = ${sessionId} AND sent_at > ${since}
    ORDER BY sent_at DESC LIMIT 20`;
  return rows.map(({ sentAt }) => sentAt);
}

export async function insertCode(sql: Sql, code: NewCode, origin: GuessOrigin): Promise<void> {
  const { id, purpose, phone, email, sessionId, hash, sentAt, expiresAt } = code;
  await sql`
    INSERT INTO phone_code (id, purpose, phone, email, session_id, hash, sent_at, expires_at, origin,
      awaits_staff)
    VALUES (${id}, ${purpose}, ${phone}, ${email}, ${sessionId}, ${hash}, ${sentAt}, ${expiresAt},
      ${keptOrigin(origin)}, ${code.awaitsStaff})`;
}

/** A code that did not leave counts for nothing. */
export async function removeCode(sql: Sql, id: string): Promise<void> {
  await sql`DELETE FROM phone_code WHERE id = ${id}`;
}

export interface GuessedCode {
  id: string;
  hash: Buffer;
}

/**
 * Counts a guess of the newest code and answers what it has to match; nothing when it was used,
 * has expired or was guessed five times. One statement: of parallel guesses five get through.
 */
export async function countGuess(
  sql: Sql,
  { purpose, phone, email, sessionId }: CodeKey,
  now: Date,
): Promise<GuessedCode | undefined> {
  const [row] = await sql<GuessedCode[]>`
    UPDATE phone_code SET guesses = guesses + 1
    WHERE id = (
        SELECT id FROM phone_code
        WHERE phone = ${phone} AND email IS NOT DISTINCT FROM ${email} AND purpose = ${purpose}
          AND session_id = ${sessionId}
        ORDER BY sent_at DESC LIMIT 1)
      AND guesses < ${guessesPerCode} AND used_at IS NULL AND expires_at > ${now}
    RETURNING id, hash`;
  return row;
}

/** Uses the code up; false when someone was faster. */
export async function spendCode(sql: Sql, id: string, now: Date): Promise<boolean> {
  const { count } = await sql`
    UPDATE phone_code SET used_at = ${now} WHERE id = ${id} AND used_at IS NULL`;
  return count > 0;
}

export async function saveProof(
  sql: Sql,
  { phone, email }: CodeContact,
  sessionId: string,
  now: Date,
): Promise<void> {
  await (email === null
    ? sql`UPDATE session SET proven_phone = ${phone}, proven_at = ${now} WHERE id = ${sessionId}`
    : sql`UPDATE session SET proven_email = ${email}, proven_email_at = ${now}
        WHERE id = ${sessionId}`);
}

/** The phone and the e-mail that codes proved in this session. */
export async function findProofs(
  sql: SqlReader,
  sessionId: string,
): Promise<{ phone: ContactProof; email: ContactProof } | undefined> {
  const [row] = await sql<
    { phone: string | null; phoneAt: Date | null; email: string | null; emailAt: Date | null }[]
  >`
    select proven_phone as phone, proven_at as "phoneAt", proven_email as email,
      proven_email_at as "emailAt"
    from session where id = ${sessionId}`;
  return (
    row && {
      phone: { contact: row.phone, provenAt: row.phoneAt },
      email: { contact: row.email, provenAt: row.emailAt },
    }
  );
}

/** Who may enter with this phone: not removed, and their business neither. */
export async function findUserByPhone(
  sql: SqlReader,
  phone: string,
): Promise<(UserRow & { phone: string }) | undefined> {
  const [row] = await sql<(UserRow & { phone: string })[]>`
    select app_user.id as _id, app_user.name, app_user.last_name, app_user.email,
      app_user.role as rol, app_user.phone, customer.number as "customerNumber"
    from app_user
    left join customer on customer.id = app_user.customer_id
    where app_user.phone = ${phone} and app_user.removed_at is null
      and customer.status is distinct from 'removed'`;
  return row;
}

/** Codes are kept for a day, because they count against the next ones to their phone. */
export async function removeOldCodes(sql: Sql, now: Date): Promise<void> {
  await sql`DELETE FROM phone_code WHERE sent_at < ${now}::timestamptz - interval '1 day'
    AND expires_at < ${now}`;
}
