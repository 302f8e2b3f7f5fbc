import type { Limit } from '@matiz/domain/identity/limit.ts';
import type { Sql } from '#db/pool.ts';
import type { GuessOrigin, Knock } from '../limits/origin.ts';
import { refundTry, type Spending, spendTries, spendTry } from '../limits/rate-limit.ts';

/** Anyone who asks for codes: in a session, from a network, on a device. */
export interface Asker extends Knock {
  readonly sessionId: string;
}

const perAddress: Limit = { name: 'code.address', burst: 300, refillSeconds: 10 };
const perSession: Limit = { name: 'code.session', burst: 10, refillSeconds: 120 };
/** Each message costs money: 1,000 at once, then 30 a minute, no matter who asks. */
const byStrangers: Limit = { name: 'code.total', burst: 1_000, refillSeconds: 2 };
/** As many again for devices that someone has been in on: strangers cannot use those up. */
const byKnown: Limit = { name: 'code.total.known', burst: 1_000, refillSeconds: 2 };

const guessesPerAddress: Limit = { name: 'code.guess.address', burst: 300, refillSeconds: 2 };

function spendingOf({ sessionId, address }: Asker, { isKnown }: GuessOrigin): Spending[] {
  const session: Spending = [perSession, sessionId];
  return isKnown ? [session, [byKnown, '']] : [[perAddress, address], session, [byStrangers, '']];
}

/**
 * Counts one sending for its network, its session and everybody like it. Answers 0, else the
 * seconds to wait, and then nothing was counted. The phone's own limit is in the table of codes.
 */
export function spendSending(
  sql: Sql,
  asker: Asker,
  origin: GuessOrigin,
  now: Date,
): Promise<number> {
  return spendTries(sql, spendingOf(asker, origin), now);
}

/** Gives a sending back that did not come to pass; its network has asked all the same. */
export async function refundSending(sql: Sql, asker: Asker, origin: GuessOrigin): Promise<void> {
  for (const [limit, subject] of spendingOf(asker, origin)) {
    if (limit !== perAddress) await refundTry(sql, limit, subject);
  }
}

/** Counts one guess for its network, which a known device need not; 0, or the seconds to wait. */
export async function spendGuess(
  sql: Sql,
  { address }: Asker,
  { isKnown }: GuessOrigin,
  now: Date,
): Promise<number> {
  return isKnown ? 0 : spendTry(sql, guessesPerAddress, address, now);
}

/** After the right code: it was no attack. */
export async function refundGuess(
  sql: Sql,
  { address }: Asker,
  { isKnown }: GuessOrigin,
): Promise<void> {
  if (!isKnown) await refundTry(sql, guessesPerAddress, address);
}
