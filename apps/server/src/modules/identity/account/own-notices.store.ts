import type { TopicNotice } from '@matiz/domain/identity/notices.ts';
import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';

export async function findNoticesOff(sql: SqlReader, userId: string): Promise<TopicNotice[]> {
  return sql<TopicNotice[]>`SELECT topic, channel FROM notice_off WHERE user_id = ${userId}`;
}

/** Written once, however often it is asked for. */
export async function saveNotice(
  sql: Sql,
  userId: string,
  { topic, channel, isOn }: TopicNotice & { readonly isOn: boolean },
  at: Date,
): Promise<void> {
  if (isOn) {
    await sql`DELETE FROM notice_off
      WHERE user_id = ${userId} AND topic = ${topic} AND channel = ${channel}`;
    return;
  }
  await sql`INSERT INTO notice_off (user_id, topic, channel, at)
    VALUES (${userId}, ${topic}, ${channel}, ${at}) ON CONFLICT DO NOTHING`;
}

/** Whether the person `userId` of the statement around it does not want to be told of it that way. */
export function isNoticeOff(
  sql: SqlFragments,
  userId: Fragment,
  { topic, channel }: TopicNotice,
): Fragment {
  return sql`EXISTS (SELECT FROM notice_off off WHERE off.user_id = ${userId}
    AND off.topic = ${topic} AND off.channel = ${channel})`;
}
