import type { User } from '@matiz/contracts/identity.ts';
import type { PhoneProof } from '@matiz/domain/identity/phone-proof.ts';
import type { Sql, Tx } from '../../db/pool.ts';

/** register: whose phone it is, is proven in the session; login: the session becomes theirs. */
export type CodePurpose = 'register' | 'login';

/** For whom a code is: only this session may guess it. */
export interface CodeKey {
  purpose: CodePurpose;
  /** E.164. */
  phone: string;
  sessionId: string;
}

export interface NewCode extends CodeKey {
  id: string;
  hash: Buffer;
  sentAt: Date;
  expiresAt: Date;
}

/** Lets one request after the other send codes to a phone, until the transaction ends. */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`phone code ${phone}`}, 0))`;
}

/** When codes went to a phone since then, for whatever purpose; newest first. */
export async function listSent(sql: Sql, phone: string, since: Date): Promise<Date[]> {
  const rows = await sql<{ sentAt: Date }[]>`
    select sent_at as "sentAt" from phone_code
    where phone = ${phone} and sent_at > ${since} order by sent_at desc limit 20`;
  return rows.map(({ sentAt }) => sentAt);
}

/** When codes went to a phone from this session since then; newest first. */
export async function listSentFrom(
  sql: Sql,
  { phone, sessionId }: Omit<CodeKey, 'purpose'>,
  since: Date,
): Promise<Date[]> {
  const rows = await sql<{ sentAt: Date }[]>`
    select sent_at as "sentAt" from phone_code
    where phone = ${phone} and session_id = ${sessionId} and sent_at > ${since}
    order by sent_at desc limit 20`;
  return rows.map(({ sentAt }) => sentAt);
}

export async function insertCode(sql: Sql, code: NewCode): Promise<void> {
  const { id, purpose, phone, sessionId, hash, sentAt, expiresAt } = code;
  await sql`
    insert into phone_code (id, purpose, phone, session_id, hash, sent_at, expires_at)
    values (${id}, ${purpose}, ${phone}, ${sessionId}, ${hash}, ${sentAt}, ${expiresAt})`;
}

/** A code that did not leave counts for nothing. */
export async function removeCode(sql: Sql, id: string): Promise<void> {
  await sql`delete from phone_code where id = ${id}`;
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
  { purpose, phone, sessionId }: CodeKey,
  now: Date,
): Promise<GuessedCode | undefined> {
  const [row] = await sql<GuessedCode[]>`
    update phone_code set guesses = guesses + 1
    where id = (
        select id from phone_code
        where phone = ${phone} and purpose = ${purpose} and session_id = ${sessionId}
        order by sent_at desc limit 1)
      and guesses < 5 and used_at is null and expires_at > ${now}
    returning id, hash`;
  return row;
}

/** Uses the code up; false when somebody was faster. */
export async function spendCode(sql: Sql, id: string, now: Date): Promise<boolean> {
  const { count } = await sql`
    update phone_code set used_at = ${now} where id = ${id} and used_at is null`;
  return count > 0;
}

export async function saveProof(
  sql: Sql,
  { phone, sessionId }: Omit<CodeKey, 'purpose'>,
  now: Date,
): Promise<void> {
  await sql`
    update session set proven_phone = ${phone}, proven_at = ${now} where id = ${sessionId}`;
}

/** The phone that a code proved in this session. */
export async function findProof(sql: Sql, sessionId: string): Promise<PhoneProof | undefined> {
  const [row] = await sql<PhoneProof[]>`
    select proven_phone as phone, proven_at as "provenAt" from session where id = ${sessionId}`;
  return row;
}

/** Who may enter with this phone: not removed, and their business neither. */
export async function findUserByPhone(sql: Sql, phone: string): Promise<User | undefined> {
  const [row] = await sql<User[]>`
    select app_user.id as _id, app_user.name, app_user.last_name, app_user.email,
      app_user.role as rol
    from app_user
    left join customer on customer.id = app_user.customer_id
    where app_user.phone = ${phone} and app_user.removed_at is null
      and customer.status is distinct from 'removed'`;
  return row;
}

/** Codes are kept for a day, because they count against the next ones to their phone. */
export async function removeOldCodes(sql: Sql, now: Date): Promise<void> {
  await sql`delete from phone_code where sent_at < ${now}::timestamptz - interval '1 day'
    and expires_at < ${now}`;
}
