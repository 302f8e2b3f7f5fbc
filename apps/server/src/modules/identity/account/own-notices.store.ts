import { isAskedFor, type TopicNotice } from '@matiz/domain/identity/notices.ts';
import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';

/** What they said no to, and what they asked for. */
export async function findNoticeChoices(
  sql: SqlReader,
  userId: string,
): Promise<(TopicNotice & { readonly isOn: boolean })[]> {
  return sql<(TopicNotice & { readonly isOn: boolean })[]>`
    SELECT topic, channel, false AS "isOn" FROM notice_off WHERE user_id = ${userId}
    UNION ALL
    SELECT topic, channel, true FROM notice_on WHERE user_id = ${userId}`;
}

/** Written once, however often it is asked for. */
export async function saveNotice(
  sql: Sql,
  userId: string,
  { topic, channel, isOn }: TopicNotice & { readonly isOn: boolean },
  at: Date,
): Promise<void> {
  const table = isAskedFor(topic) ? sql`notice_on` : sql`notice_off`;
  if (isOn !== isAskedFor(topic)) {
    await sql`DELETE FROM ${table}
      WHERE user_id = ${userId} AND topic = ${topic} AND channel = ${channel}`;
    return;
  }
  await sql`INSERT INTO ${table} (user_id, topic, channel, at)
    VALUES (${userId}, ${topic}, ${channel}, ${at}) ON CONFLICT DO NOTHING`;
}

/** Whether the person `userId` of the statement around it does not want to be told of it that way. */
export function isNoticeOff(
  sql: SqlFragments,
  userId: Fragment,
  { topic, channel }: TopicNotice,
): Fragment {
  if (isAskedFor(topic)) {
    return sql`NOT EXISTS (SELECT FROM notice_on asked WHERE asked.user_id = ${userId}
      AND asked.topic = ${topic} AND asked.channel = ${channel})`;
  }
  return sql`EXISTS (SELECT FROM notice_off off WHERE off.user_id = ${userId}
    AND off.topic = ${topic} AND off.channel = ${channel})`;
}
