import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type { CodeChannel } from '@matiz/contracts/registration.ts';
import {
  CODE_LIFE,
  CODES_COUNT_FOR,
  secondsUntilNextCode,
} from '@matiz/domain/identity/code-sending.ts';
import { isMobilePhone, normalisePhone } from '@matiz/domain/identity/phone.ts';
import { isPhoneProven } from '@matiz/domain/identity/phone-proof.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Messages } from '../../adapters/messages/messages.ts';
import type { Sql } from '../../db/pool.ts';
import {
  type CodePurpose,
  countGuess,
  findProof,
  insertCode,
  listSent,
  listSentFrom,
  lockPhone,
  removeCode,
  spendCode,
} from './phone-code.store.ts';
import {
  refundGuess,
  refundSending,
  type Sender,
  spendGuess,
  spendLook,
  spendSending,
} from './phone-code-limits.ts';
import { createCodeSecret } from './phone-code-secret.ts';

/** How a guess is counted; a test puts one in its place that lets parallel guesses through. */
export type CountGuess = typeof countGuess;

export interface PhoneCodeDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Secure; from 0 up to, not including, 1. */
  readonly random: () => number;
  readonly secret: string;
  readonly messages: Messages;
  readonly countGuess?: CountGuess;
}

export interface CodeWish extends Sender {
  readonly purpose: CodePurpose;
  /** As it was typed. */
  readonly phone: string;
  readonly channel?: CodeChannel | undefined;
}

export interface CodeGuess extends Sender {
  readonly purpose: CodePurpose;
  readonly phone: string;
  readonly code: string;
}

export interface SentCode {
  /** Until another one may go to that phone. */
  readonly resendInSeconds: number;
}

/** A code that has not left yet. */
export interface MadeCode extends SentCode {
  readonly id: string;
  /** E.164. */
  readonly phone: string;
  readonly channel: CodeChannel;
  readonly code: string;
}

export type PhoneCodes = ReturnType<typeof createPhoneCodes>;

/** Codes that prove that a phone is in somebody's hand (§7 Authentication). */
export function createPhoneCodes(deps: PhoneCodeDeps) {
  const { sql, clock, messages } = deps;
  const codes = createCodeSecret(deps.secret);
  const guess = deps.countGuess ?? countGuess;

  /** Whether a code can go to a phone, and how soon one from this session; nothing about accounts. */
  async function lookAt(
    typed: string,
    sessionId: string,
  ): Promise<Result<{ channels: CodeChannel[]; resendInSeconds: number }, Failure>> {
    const phone = readMobile(typed);
    if (phone === null) return fail(failureAt('phone', 'INVALID_PHONE'));
    const now = clock();
    const sent = await listSentFrom(sql, { phone, sessionId }, dayBefore(now));
    const channels = (['sms', 'whatsapp'] as const).filter(messages.carries);
    return ok({ channels, resendInSeconds: secondsUntilNextCode(sent, now) });
  }

  /** A new code for a phone, within every limit. It has not left yet: the caller sends it. */
  async function make(wish: CodeWish): Promise<Result<MadeCode, Failure>> {
    const { channel = 'sms', purpose, sessionId } = wish;
    const phone = readMobile(wish.phone);
    if (phone === null) return fail(failureAt('phone', 'INVALID_PHONE'));
    if (!messages.carries(channel)) return fail(failure('CODE_NOT_SENT'));
    const now = clock();
    const early = await spendSending(sql, wish, now);
    if (early > 0) return fail(tooMany(early));

    const id = deps.newId();
    const code = codes.make(deps.random);
    const { wait, next } = await sql.begin(async (tx) => {
      await lockPhone(tx, phone);
      const sent = await listSent(tx, phone, dayBefore(now));
      const wait = secondsUntilNextCode(sent, now);
      if (wait > 0) return { wait, next: 0 };
      const expiresAt = new Date(now.getTime() + CODE_LIFE);
      const hash = codes.seal(id, code);
      await insertCode(tx, { id, purpose, phone, sessionId, hash, sentAt: now, expiresAt });
      return { wait, next: secondsUntilNextCode([now, ...sent], now) };
    });
    if (wait === 0) return ok({ id, phone, channel, code, resendInSeconds: next });
    await refundSending(sql, wish);
    return fail(tooMany(wait));
  }

  /** Forgets a code that could not be sent: it counts against nobody. */
  async function takeBack(made: MadeCode, sender: Sender): Promise<void> {
    await removeCode(sql, made.id);
    await refundSending(sql, sender);
  }

  /**
   * Answers the phone (E.164) whose code was right, once. Five guesses of a code are looked at,
   * however many arrive together and from wherever; so are about 25 a day of a phone's codes.
   */
  async function check(attempt: CodeGuess): Promise<Result<string, Failure>> {
    const phone = readMobile(attempt.phone);
    if (phone === null) return fail(failureAt('phone', 'INVALID_PHONE'));
    const now = clock();
    const { purpose, sessionId, address } = attempt;
    const early = await spendGuess(sql, address, now);
    if (early > 0) return fail(tooMany(early));
    const held = await guess(sql, { purpose, phone, sessionId }, now);
    if (!held) return fail(failureAt('code', 'BAD_CODE'));
    const wait = await spendLook(sql, phone, now);
    if (wait > 0) return fail(tooMany(wait));
    const isRight = codes.isRight(held.id, attempt.code, held.hash);
    if (!isRight || !(await spendCode(sql, held.id, now))) {
      return fail(failureAt('code', 'BAD_CODE'));
    }
    await refundGuess(sql, address, phone);
    return ok(phone);
  }

  /** Whether a code proved this phone (E.164) in this session, not too long ago. */
  async function hasProvenPhone(sessionId: string, phone: string, tx: Sql = sql): Promise<boolean> {
    const proof = await findProof(tx, sessionId);
    return proof !== undefined && isPhoneProven(proof, phone, clock());
  }

  return { lookAt, make, takeBack, check, hasProvenPhone };
}

function readMobile(typed: string): string | null {
  return isMobilePhone(typed) ? normalisePhone(typed) : null;
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - CODES_COUNT_FOR);
}

function tooMany(seconds: number): Failure {
  return failure('TOO_MANY_ATTEMPTS', { seconds });
}
