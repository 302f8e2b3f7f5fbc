import { createHmac } from 'node:crypto';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/sql.ts';
import { type Carrier, Undeliverable } from '../messages.ts';
import { SmtpFault } from '../smtp-fault.ts';

/** How long an address that a mail server said not to exist gets nothing, in milliseconds. */
const restFor = 7 * 24 * 60 * 60_000;

export type MailBounces = ReturnType<typeof createMailBounces>;

/**
 * Addresses that mail servers said not to exist, known by a hash. They rest: who goes on writing to
 * them is taken for a sender of spam, and then nobody gets our mails.
 */
export function createMailBounces({
  sql,
  clock,
  secret,
}: {
  sql: Sql;
  clock: Clock;
  secret: string;
}) {
  const hashOf = (address: string) =>
    createHmac('sha256', secret).update(`matiz mail ${address.toLowerCase()}`).digest();

  async function note(address: string, fault: string): Promise<void> {
    await sql`
      INSERT INTO mail_bounce (address_hash, fault, times, at)
      VALUES (${hashOf(address)}, ${fault.slice(0, 100)}, 1, ${clock()})
      ON CONFLICT (address_hash) DO UPDATE SET fault = excluded.fault,
        times = mail_bounce.times + 1, at = excluded.at`;
  }

  /** A carrier of mails that asks here first, and tells what it learns. */
  function watch(carry: Carrier): Carrier {
    return async (message) => {
      const since = new Date(clock().getTime() - restFor);
      const known = await sql.reader`
        SELECT FROM mail_bounce WHERE address_hash = ${hashOf(message.to)} AND at > ${since}`;
      if (known.count > 0) throw new Undeliverable('the address bounced');
      try {
        await carry(message);
      } catch (error) {
        const fault = bounceOf(error);
        if (fault === null) throw error;
        await note(message.to, fault);
        throw new Undeliverable(fault, { cause: error });
      }
    };
  }

  return { note, watch };
}

/**
 * The mail server's word for an address that does not exist; null: something else is wrong, as when
 * it does not let us send (5.7.x) or the mailbox is full.
 */
export function bounceOf(error: unknown): string | null {
  if (!(error instanceof SmtpFault) || error.command !== 'RCPT TO') return null;
  const { responseCode: code, status } = error;
  if (status !== null) return status.startsWith('5.1.') ? `${code} ${status}` : null;
  return code === 550 || code === 551 || code === 553 ? String(code) : null;
}
