import type { Sql } from '../../db/pool.ts';
import { type Limit, refundTry, spendTry } from './rate-limit.ts';

const perAddress: Limit = { name: 'code.address', burst: 40, refillSeconds: 60 };
const perSession: Limit = { name: 'code.session', burst: 10, refillSeconds: 120 };
/** Each message costs money: 1,000 at once, then 30 a minute, whoever asks. */
const inTotal: Limit = { name: 'code.total', burst: 1_000, refillSeconds: 2 };

const guessesPerAddress: Limit = { name: 'code.guess.address', burst: 60, refillSeconds: 10 };
/** Over all the codes that a phone is sent: about 25 a day, once 25 were wrong. */
const guessesPerPhone: Limit = { name: 'code.guess.phone', burst: 25, refillSeconds: 3_456 };

export interface Sender {
  readonly sessionId: string;
  /** The group of addresses that the request comes from. */
  readonly address: string;
}

type Spent = readonly [Limit, string];

/**
 * Counts one sending for its address, its session and everybody. Answers 0, else the seconds to
 * wait, and then nothing was counted. The phone's own limit is in the table of codes.
 */
export async function spendSending(sql: Sql, sender: Sender, now: Date): Promise<number> {
  const wanted: Spent[] = [
    [perAddress, sender.address],
    [perSession, sender.sessionId],
    [inTotal, ''],
  ];
  for (const [place, [limit, subject]] of wanted.entries()) {
    const wait = await spendTry(sql, limit, subject, now);
    if (wait === 0) continue;
    for (const [each, whose] of wanted.slice(0, place)) await refundTry(sql, each, whose);
    return wait;
  }
  return 0;
}

/** Gives a sending back that did not come to pass; its address has asked all the same. */
export async function refundSending(sql: Sql, sender: Sender): Promise<void> {
  await refundTry(sql, perSession, sender.sessionId);
  await refundTry(sql, inTotal, '');
}

/** Counts one guess for its address; 0, or the seconds to wait. */
export function spendGuess(sql: Sql, address: string, now: Date): Promise<number> {
  return spendTry(sql, guessesPerAddress, address, now);
}

/** Counts one guess that is looked at for its phone; 0, or the seconds to wait. */
export function spendLook(sql: Sql, phone: string, now: Date): Promise<number> {
  return spendTry(sql, guessesPerPhone, phone, now);
}

/** After the right code: it was no attack. */
export async function refundGuess(sql: Sql, address: string, phone: string): Promise<void> {
  await refundTry(sql, guessesPerAddress, address);
  await refundTry(sql, guessesPerPhone, phone);
}
