import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Message, Messages } from '../adapters/messages/messages.ts';
import type { Sql } from '../db/pool.ts';

export interface SendDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly messages: Messages;
}

/**
 * Sends what an event is worth, once, however often the event is handled. Throws where it was not
 * taken, so that the event comes again; not where it never will be. `write` answers null when there
 * is nobody to tell any more.
 */
export async function sendOnce(
  { sql, clock, messages }: SendDeps,
  id: string,
  write: () => Promise<Message | null>,
): Promise<void> {
  const known = await sql.reader`SELECT FROM message_sent WHERE key = ${id}`;
  if (known.count > 0) return;
  const message = await write();
  if (message === null || !isCarried(messages, message)) return;
  const sent = await messages.send(message);
  if (!sent.ok && sent.error === 'NOT_SENT') throw new Error('the message was not taken');
  await sql`
    INSERT INTO message_sent (key, at) VALUES (${id}, ${clock()}) ON CONFLICT DO NOTHING`;
}

/** Whether any of its ways is. */
function isCarried(messages: Messages, { channel, otherwise }: Message): boolean {
  return messages.carries(channel) || (otherwise !== undefined && isCarried(messages, otherwise));
}
