import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type { CodeChannel } from '@matiz/contracts/identity/registration.ts';
import {
  codeLife,
  codesCountFor,
  codesForStrangers,
  secondsUntilNextCode,
} from '@matiz/domain/identity/code-sending.ts';
import { isProven } from '@matiz/domain/identity/contact-proof.ts';
import { codeGuesses } from '@matiz/domain/identity/guessing.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Messages } from '#adapters/messages/messages.ts';
import type { Sql, Tx } from '#db/pool.ts';
import { type Guesses, secondsOf } from '../limits/guesses.ts';
import { type GuessOrigin, originOf } from '../limits/origin.ts';
import { channelsFor } from './code-channels.ts';
import { type CodeContact, nameOfContact, readContact, type TypedContact } from './code-contact.ts';
import {
  type CodePurpose,
  countGuess,
  findProofs,
  insertCode,
  listSent,
  listSentFrom,
  lockContact,
  removeCode,
  spendCode,
} from './phone-code.store.ts';
import {
  type Asker,
  refundGuess,
  refundSending,
  spendGuess,
  spendSending,
} from './phone-code-limits.ts';
import { createCodeSecret } from './phone-code-secret.ts';

export interface PhoneCodeDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Secure; from 0 up to, not including, 1. */
  readonly random: () => number;
  readonly secret: string;
  readonly messages: Messages;
  readonly guesses: Guesses;
}

export interface CodeRequest extends Asker, TypedContact {
  readonly purpose: CodePurpose;
  readonly channel?: CodeChannel | undefined;
}

export interface CodeGuess extends Asker, TypedContact {
  readonly purpose: CodePurpose;
  readonly code: string;
}

export interface SentCode {
  /** Until another one may go to that contact. */
  readonly resendInSeconds: number;
  readonly channel: CodeChannel;
}

/** A code that has not left yet. */
export interface MadeCode extends SentCode {
  readonly id: string;
  readonly contact: CodeContact;
  readonly code: string;
  /** From then on it opens nothing. */
  readonly until: Date;
}

type CodeRequestFault = Failure<
  'INVALID_PHONE' | 'INVALID_EMAIL' | 'CHANNEL_NOT_OFFERED' | 'CODE_NOT_SENT' | 'TOO_MANY_ATTEMPTS'
>;
type GuessFault = Failure<'INVALID_PHONE' | 'INVALID_EMAIL' | 'BAD_CODE' | 'TOO_MANY_ATTEMPTS'>;

export type PhoneCodes = ReturnType<typeof createPhoneCodes>;

/** Codes that prove that a phone, or an e-mail in its place, is someone's (§7 Authentication). */
export function createPhoneCodes(deps: PhoneCodeDeps) {
  const { sql, clock, messages, guesses } = deps;
  const codes = createCodeSecret(deps.secret);

  /** How a code can travel, and how soon one from this session; nothing about accounts. */
  async function lookAt(
    typed: string,
    sessionId: string | null,
  ): Promise<
    Result<{ channels: CodeChannel[]; resendInSeconds: number }, Failure<'INVALID_PHONE'>>
  > {
    const read = readContact({ phone: typed });
    if (!read.ok) return fail(failureAt('phone', 'INVALID_PHONE'));
    const now = clock();
    const { phone } = read.value;
    const sent =
      sessionId === null
        ? []
        : await listSentFrom(sql.reader, { phone, sessionId }, dayBefore(now));
    const channels = [...channelsFor('register', messages)];
    return ok({ channels, resendInSeconds: secondsUntilNextCode(sent, now) });
  }

  /** A new code, within every limit. It has not left yet: the caller sends it. */
  async function make(requested: CodeRequest): Promise<Result<MadeCode, CodeRequestFault>> {
    const { purpose } = requested;
    const channels = channelsFor(purpose, messages);
    const channel = requested.channel ?? channels[0];
    if (channel === undefined || channels.length === 0) return fail(failure('CODE_NOT_SENT'));
    if (!channels.includes(channel)) return fail(failureAt('channel', 'CHANNEL_NOT_OFFERED'));
    // Only to register the e-mail is one that was typed; to log in it is the account's.
    const isTyped = purpose === 'register' && channel === 'email';
    const email = isTyped ? { email: requested.email ?? '' } : {};
    const read = readContact({ phone: requested.phone, ...email });
    if (!read.ok) return read;
    const contact = read.value;
    const now = clock();
    const origin = originOf(requested, nameOfContact(contact));
    const early = await spendSending(sql, requested, origin, now);
    if (early > 0) return fail(tooMany(early));

    const id = deps.newId();
    const code = codes.make(deps.random);
    const { wait, next } = await sql.begin((tx) =>
      keep(tx, { ...requested, id, code, contact, channel, origin, now }),
    );
    const until = new Date(now.getTime() + codeLife);
    if (wait === 0) return ok({ id, contact, channel, code, until, resendInSeconds: next });
    await refundSending(sql, requested, origin);
    return fail(tooMany(wait));
  }

  /** Seconds to wait, and then nothing is kept; else how soon another one may be asked for. */
  async function keep(tx: Tx, one: CodeToKeep): Promise<{ wait: number; next: number }> {
    const { id, code, contact, channel, origin, now, purpose, sessionId } = one;
    await lockContact(tx, contact);
    const sent = await listSent(tx, contact, origin, dayBefore(now));
    const wait = Math.max(
      secondsUntilNextCode(sent.own, now),
      origin.isKnown ? 0 : secondsUntilNextCode(sent.strangers, now, codesForStrangers),
    );
    if (wait > 0) return { wait, next: 0 };
    const expiresAt = new Date(now.getTime() + codeLife);
    const hash = codes.seal(id, code);
    const kept = { id, purpose, ...contact, sessionId, hash, sentAt: now, expiresAt };
    await insertCode(tx, { ...kept, awaitsStaff: channel === 'staff' }, origin);
    return { wait, next: secondsUntilNextCode([now, ...sent.own], now) };
  }

  /** Forgets a code that could not be sent: it counts against nobody. */
  async function takeBack({ id, contact }: MadeCode, asker: Asker): Promise<void> {
    await removeCode(sql, id);
    await refundSending(sql, asker, originOf(asker, nameOfContact(contact)));
  }

  /**
   * Answers whose code was right, once. Five guesses of a code are looked at, however many arrive
   * together and from wherever; over all the codes of a contact `codeGuesses` says how many.
   */
  async function check(attempt: CodeGuess): Promise<Result<CodeContact, GuessFault>> {
    const read = readContact(attempt);
    if (!read.ok) return read;
    const contact = read.value;
    const now = clock();
    const { purpose, sessionId } = attempt;
    const name = nameOfContact(contact);
    const origin = originOf(attempt, name);
    const early = await spendGuess(sql, attempt, origin, now);
    if (early > 0) return fail(tooMany(early));
    const held = await countGuess(sql, { purpose, ...contact, sessionId }, now);
    if (!held) return fail(failureAt('code', 'BAD_CODE'));
    const looked = await guesses.begin(codeGuesses, name, origin);
    if (!looked.ok) return fail(tooMany(secondsOf(looked.error)));
    const isRight = codes.isRight(held.id, attempt.code, held.hash);
    if (!isRight || !(await spendCode(sql, held.id, now))) {
      return fail(failureAt('code', 'BAD_CODE'));
    }
    await refundGuess(sql, attempt, origin);
    await looked.value.succeed();
    return ok(contact);
  }

  /** Whether codes proved this phone (E.164), and this e-mail, in this session, not too long ago. */
  async function findProven(
    sessionId: string,
    { phone, email }: { phone: string | null; email: string | null },
  ): Promise<{ phone: boolean; email: boolean }> {
    const proofs = await findProofs(sql.reader, sessionId);
    const now = clock();
    return {
      phone: phone !== null && proofs !== undefined && isProven(proofs.phone, phone, now),
      email: email !== null && proofs !== undefined && isProven(proofs.email, email, now),
    };
  }

  return {
    lookAt,
    make,
    takeBack,
    check,
    findProven,
    secret: codes,
    /** Whether phones can be reached: then only a phone proves who registers. */
    reachesPhones: () => messages.carries('sms') || messages.carries('whatsapp'),
  };
}

interface CodeToKeep extends CodeRequest {
  readonly id: string;
  readonly code: string;
  readonly contact: CodeContact;
  readonly channel: CodeChannel;
  readonly origin: GuessOrigin;
  readonly now: Date;
}

function dayBefore(now: Date): Date {
  return new Date(now.getTime() - codesCountFor);
}

function tooMany(seconds: number): Failure<'TOO_MANY_ATTEMPTS'> {
  return failure('TOO_MANY_ATTEMPTS', { seconds });
}
