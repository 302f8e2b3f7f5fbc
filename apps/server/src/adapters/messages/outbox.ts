import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '../../db/pool.ts';
import type { Carrier, Channel } from './messages.ts';

export interface KeptMessage {
  readonly id: number;
  readonly channel: Channel;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly at: Date;
}

export interface Outbox {
  readonly keep: Carrier;
  /** The newest 100, newest first; only those to one recipient when one is given. */
  list(recipient?: string): Promise<KeptMessage[]>;
}

/** Where messages stay for a week when nobody carries them: a person reads them at `/dev/outbox`. */
export function createOutbox({ sql, clock }: { sql: Sql; clock: Clock }): Outbox {
  return {
    async keep({ channel, to, subject = null, text, html = null }) {
      const now = clock();
      await sql`
        with old as (
          delete from local_message where at < ${now}::timestamptz - interval '7 days'
        )
        insert into local_message (channel, recipient, subject, body, html, at)
        values (${channel}, ${to}, ${subject}, ${text}, ${html}, ${now})`;
    },
    async list(recipient) {
      const only = recipient === undefined ? sql`` : sql`where recipient = ${recipient}`;
      return sql<KeptMessage[]>`
        select id::int, channel, recipient, subject, body, at from local_message ${only}
        order by id desc limit 100`;
    },
  };
}
