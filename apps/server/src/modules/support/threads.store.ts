import type { SupportThread } from '@matiz/contracts/support.ts';
import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';

/** Whose conversations: a business reads those of its people, anybody else their own. */
export type ThreadReader =
  | { readonly customerId: string }
  | { readonly userId: string }
  | { readonly orderId: string }
  | { readonly threadId: string };

const mostThreads = 20;

/** Conversations with their messages, the last one first, in one statement. */
export async function findThreads(sql: SqlReader, of: ThreadReader): Promise<SupportThread[]> {
  return sql<SupportThread[]>`
    SELECT thread.id, placed.code AS "orderCode", thread.waits_since IS NOT NULL AS "isWaiting",
      ${selectMessages(sql)} AS messages
    FROM support_thread thread LEFT JOIN customer_order placed ON placed.id = thread.order_id
    WHERE ${whose(sql, of)}
    ORDER BY thread.last_at DESC, thread.id LIMIT ${mostThreads}`;
}

function whose(sql: SqlFragments, of: ThreadReader): Fragment {
  if ('threadId' in of) return sql`thread.id = ${of.threadId}`;
  if ('orderId' in of) return sql`thread.order_id = ${of.orderId}`;
  return 'customerId' in of
    ? sql`thread.customer_id = ${of.customerId}`
    : sql`thread.user_id = ${of.userId}`;
}

/** The last hundred messages of `thread`, the first first. */
export function selectMessages(sql: SqlFragments): Fragment {
  return sql`(
    SELECT coalesce(json_agg(json_build_object('id', said.id, 'isFromStaff', said.is_from_staff,
        'by', CASE WHEN said.is_from_staff THEN writer.name
          ELSE concat_ws(' ', writer.name, nullif(writer.last_name, '')) END,
        'at', to_char(said.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'body', said.body) ORDER BY said.number), '[]')
    FROM (SELECT * FROM support_message WHERE thread_id = thread.id
      ORDER BY number DESC LIMIT 100) said
    JOIN app_user writer ON writer.id = said.author_id)`;
}

export interface NewMessage {
  readonly messageId: string;
  readonly authorId: string;
  readonly body: string;
  readonly at: Date;
}

interface Opening extends NewMessage {
  readonly threadId: string;
  readonly customerId: string | null;
  readonly orderId: string | null;
}

/**
 * Puts a customer's message into the conversation about that order, or the person's own; opens it if
 * there is none. Since when it waits stays as it was. Answers the conversation's id.
 */
export async function writeMessage(sql: Sql, message: Opening): Promise<string> {
  const { messageId, authorId, at, threadId, customerId, orderId } = message;
  const known = await sql<{ id: string }[]>`
    SELECT thread_id AS id FROM support_message
    WHERE id = ${messageId} AND author_id = ${authorId}`;
  if (known[0]) return known[0].id;
  const target = orderId === null ? sql`(user_id) WHERE order_id IS NULL` : sql`(order_id)`;
  const [thread] = await sql<{ id: string }[]>`
    INSERT INTO support_thread AS held
      (id, user_id, customer_id, order_id, opened_at, last_at, waits_since)
    VALUES (${threadId}, ${authorId}, ${customerId}, ${orderId}, ${at}, ${at}, ${at})
    ON CONFLICT ${target} DO UPDATE SET last_at = excluded.last_at,
      customer_id = coalesce(held.customer_id, excluded.customer_id),
      waits_since = coalesce(held.waits_since, excluded.waits_since)
    RETURNING id`;
  if (!thread) throw new Error('a conversation is there after it was opened');
  await insertMessage(sql, thread.id, message, false);
  return thread.id;
}

/** Puts the shop's answer in, unless it stands there. False: no such conversation. */
export async function writeAnswer(
  sql: Sql,
  threadId: string,
  answer: NewMessage,
): Promise<'absent' | 'known' | 'written'> {
  const [thread] = await sql<{ id: string }[]>`
    SELECT id FROM support_thread WHERE id = ${threadId} FOR UPDATE`;
  if (!thread) return 'absent';
  const isNew = await insertMessage(sql, threadId, answer, true);
  if (!isNew) return 'known';
  await sql`UPDATE support_thread SET waits_since = NULL, last_at = ${answer.at}
    WHERE id = ${threadId}`;
  return 'written';
}

async function insertMessage(
  sql: Sql,
  threadId: string,
  { messageId, authorId, body, at }: NewMessage,
  isFromStaff: boolean,
): Promise<boolean> {
  const { count } = await sql`
    INSERT INTO support_message (id, thread_id, author_id, is_from_staff, body, at)
    VALUES (${messageId}, ${threadId}, ${authorId}, ${isFromStaff}, ${body}, ${at})
    ON CONFLICT (id) DO NOTHING`;
  return count > 0;
}

/** Nobody waits in it any more. False: no such conversation. */
export async function markAnswered(sql: Sql, threadId: string): Promise<boolean> {
  const { count } = await sql`
    UPDATE support_thread SET waits_since = NULL WHERE id = ${threadId}`;
  return count > 0;
}

export interface AnswerToTell {
  readonly email: string | null;
  readonly name: string;
  readonly orderCode: string | null;
  readonly body: string;
}

/** An answer with where its reader has their mail; null: it, or they, are gone. */
export async function findAnswer(sql: SqlReader, messageId: string): Promise<AnswerToTell | null> {
  const [row] = await sql<AnswerToTell[]>`
    SELECT coalesce(asker.email, customer.email) AS email, asker.name, placed.code AS "orderCode",
      said.body
    FROM support_message said
    JOIN support_thread thread ON thread.id = said.thread_id
    JOIN app_user asker ON asker.id = thread.user_id AND asker.removed_at IS NULL
    LEFT JOIN customer ON customer.id = thread.customer_id
    LEFT JOIN customer_order placed ON placed.id = thread.order_id
    WHERE said.id = ${messageId} AND said.is_from_staff`;
  return row ?? null;
}
