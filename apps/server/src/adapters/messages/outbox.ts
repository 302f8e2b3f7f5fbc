import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/pool.ts';
import type { Channel, Message } from './messages.ts';

/** Notes to phones stay here too, though they are no messages to an address. */
type KeptChannel = Channel | 'push';

export interface KeptMessage {
  readonly id: number;
  readonly channel: KeptChannel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly at: Date;
}

export interface Outbox {
  readonly keep: (
    message: Omit<Message, 'channel'> & { readonly channel: KeptChannel },
  ) => Promise<void>;
  /** The newest 100, newest first; only those to one recipient when one is given. */
  list(recipient?: string): Promise<KeptMessage[]>;
}

/** Where messages stay for a week when nobody carries them: a person reads them at `/dev/outbox`. */
export function createOutbox({ sql, clock }: { sql: Sql; clock: Clock }): Outbox {
  return {
    async keep({ channel, to, subject = null, text, html = null }) {
      const now = clock();
      await sql`
        WITH old AS (
          DELETE FROM local_message WHERE at < ${now}::timestamptz - interval '7 days'
        )
        INSERT INTO local_message (channel, recipient, subject, body, html, at)
        VALUES (${channel}, ${to}, ${subject}, ${text}, ${html}, ${now})`;
    },
    async list(recipient) {
      const only = recipient === undefined ? sql`` : sql`WHERE recipient = ${recipient}`;
      return sql.reader<KeptMessage[]>`
        select id::int, channel, recipient, subject, body, at from local_message ${only}
        order by id desc limit 100`;
    },
  };
}
