import type { Sql, SqlReader } from '#db/sql.ts';

export type PhoneChannel = 'sms' | 'whatsapp';

export interface DayLimits {
  /** Messages of that way a day; null: as many as there are. */
  readonly most: number | null;
  /** Pesos a day, of all ways together; null: no end. */
  readonly mostSpent: number | null;
}

/** Counts one for its day. False: the day has had all that it may, and nothing was counted. */
export async function spendDay(
  sql: Sql,
  { day, channel, price }: { day: string; channel: PhoneChannel; price: number },
  { most, mostSpent }: DayLimits,
): Promise<boolean> {
  const [sms, whatsapp] = channel === 'sms' ? [1, 0] : [0, 1];
  const { count } = await sql`
    INSERT INTO phone_day AS today (day, sms, whatsapp, spent)
    SELECT ${day}, ${sms}, ${whatsapp}, ${price}
    WHERE coalesce(${most}::int, 1) >= 1 AND coalesce(${mostSpent}::numeric, ${price}) >= ${price}
    ON CONFLICT (day) DO UPDATE SET sms = today.sms + excluded.sms,
      whatsapp = today.whatsapp + excluded.whatsapp, spent = today.spent + excluded.spent
    WHERE coalesce(${most}::int >= today.sms * ${sms}::int + today.whatsapp * ${whatsapp}::int + 1, true)
      AND coalesce(${mostSpent}::numeric >= today.spent + excluded.spent, true)`;
  return count > 0;
}

/** Gives one back that did not leave. */
export async function refundDay(
  sql: Sql,
  { day, channel, price }: { day: string; channel: PhoneChannel; price: number },
): Promise<void> {
  const [sms, whatsapp] = channel === 'sms' ? [1, 0] : [0, 1];
  await sql`
    UPDATE phone_day SET sms = greatest(sms - ${sms}::int, 0),
      whatsapp = greatest(whatsapp - ${whatsapp}::int, 0), spent = greatest(spent - ${price}::numeric, 0)
    WHERE day = ${day}`;
}

export interface PhoneMessage {
  readonly id: string;
  readonly channel: PhoneChannel;
  readonly phoneHash: Buffer;
  readonly price: number;
  readonly sealedNext: string | null;
  readonly until: Date | null;
  readonly at: Date;
}

export async function insertPhoneMessage(sql: Sql, message: PhoneMessage): Promise<void> {
  const { id, channel, phoneHash, price, sealedNext, until, at } = message;
  await sql`
    INSERT INTO phone_message
      (id, channel, phone_hash, state, price, sealed_next, until, at, changed_at)
    VALUES (${id}, ${channel}, ${phoneHash}, 'sending', ${price}, ${sealedNext}, ${until}, ${at},
      ${at})`;
}

/** It left. What was told of it meanwhile stays. */
export async function noteAccepted(sql: Sql, id: string, carrierId: string): Promise<void> {
  await sql`
    UPDATE phone_message SET carrier_id = ${carrierId},
      state = CASE state WHEN 'sending' THEN 'accepted' ELSE state END
    WHERE id = ${id}`;
}

/** The carrier did not take it: the one who sent it tries the next way at once. */
export async function noteRefused(
  sql: Sql,
  { id, fault, isOver, at }: { id: string; fault: string; isOver: boolean; at: Date },
): Promise<void> {
  await sql`
    UPDATE phone_message SET fault = ${fault}, changed_at = ${at},
      state = CASE WHEN ${isOver}::boolean THEN 'failed' ELSE state END, sealed_next = NULL
    WHERE id = ${id} AND state = 'sending'`;
}

export interface ReportedMessage {
  channel: PhoneChannel;
  phoneHash: Buffer;
  /** What is tried now; null: nothing. */
  sealedNext: string | null;
}

/**
 * Notes what a carrier tells: states come again, late and in any order, and never go back. Answers
 * the message; undefined where there is none, or it is known already.
 */
export async function noteReport(
  sql: Sql,
  report: { id: string; state: string; fault: string | null; at: Date },
): Promise<ReportedMessage | undefined> {
  const { id, state, fault, at } = report;
  const [row] = await sql<ReportedMessage[]>`
    WITH before AS (
      SELECT id, state, sealed_next,
        array_position(ARRAY['sending', 'accepted', 'sent', 'failed', 'delivered', 'read'], state)
          AS rank
      FROM phone_message WHERE id = ${id} FOR UPDATE
    )
    UPDATE phone_message message SET state = ${state}, changed_at = ${at},
      fault = coalesce(${fault}, fault),
      sealed_next = CASE WHEN ${state} = 'sent' THEN message.sealed_next END
    FROM before
    WHERE message.id = before.id AND before.rank < array_position(
      ARRAY['sending', 'accepted', 'sent', 'failed', 'delivered', 'read'], ${state})
    RETURNING message.channel, message.phone_hash AS "phoneHash",
      CASE WHEN ${state} = 'failed' AND (message.until IS NULL OR message.until > ${at})
        THEN before.sealed_next END AS "sealedNext"`;
  return row;
}

export async function blockPhone(
  sql: Sql,
  block: { phoneHash: Buffer; channel: PhoneChannel; why: 'asked' | 'unreachable'; at: Date },
): Promise<void> {
  const { phoneHash, channel, why, at } = block;
  // What a person asked for outlives what a carrier found.
  await sql`
    INSERT INTO phone_block (phone_hash, channel, why, at)
    VALUES (${phoneHash}, ${channel}, ${why}, ${at})
    ON CONFLICT (phone_hash, channel) DO UPDATE SET why = excluded.why, at = excluded.at
    WHERE phone_block.why = 'unreachable'`;
}

/** Why that way is not taken to that phone; null: it is. */
export async function findBlock(
  sql: SqlReader,
  { phoneHash, channel, since }: { phoneHash: Buffer; channel: PhoneChannel; since: Date },
): Promise<'asked' | 'unreachable' | null> {
  const [row] = await sql<{ why: 'asked' | 'unreachable' }[]>`
    SELECT why FROM phone_block
    WHERE phone_hash = ${phoneHash} AND channel = ${channel} AND (why = 'asked' OR at > ${since})`;
  return row?.why ?? null;
}

/** Older messages tell nothing any more, and no code waits longer than it lives. */
export async function forgetPhoneMessages(
  sql: Sql,
  { before, sealedBefore }: { before: Date; sealedBefore: Date },
): Promise<void> {
  await sql`DELETE FROM phone_message WHERE at < ${before}`;
  await sql`DELETE FROM mail_bounce WHERE at < ${before}`;
  await sql`
    UPDATE phone_message SET sealed_next = NULL
    WHERE sealed_next IS NOT NULL AND coalesce(until, at) < ${sealedBefore}`;
}
