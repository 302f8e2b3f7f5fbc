import { timingSafeEqual } from 'node:crypto';
import type { FailureOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/staff/second-factor.ts';
import { factorGuesses } from '@matiz/domain/identity/guessing.ts';
import { decideRoleChange } from '@matiz/domain/identity/scopes.ts';
import {
  factorUri,
  makeRecoveryCode,
  readFactorCode,
  recoveryCodeCount,
  stepsToTry,
  toBase32,
} from '@matiz/domain/identity/second-factor.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql, Tx } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { authorOf } from '#resource/author.ts';
import { writeAudit } from '#resource/write-audit.ts';
import { type Guesses, secondsOf } from '../limits/guesses.ts';
import type { Principals } from '../session/principals.ts';
import { endStaffSessions, findRoles, lockTeam } from '../team/team.store.ts';
import * as store from './factor.store.ts';
import { createFactorVault, hashRecoveryCode, totpOf } from './totp.ts';

const on = { hasSecondFactor: true };
const off = { hasSecondFactor: false };
/** What each deed is in a history; the one with a recovery code leaves the factor as it was. */
const deeds = {
  factor_on: { before: off, after: on },
  factor_off: { before: on, after: off },
  factor_reset: { before: on, after: off },
  factor_recovered: { before: { isRecovered: false }, after: { isRecovered: true } },
} as const;

const secretBytes = 20;

interface FactorDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  /** Secure; from 0 up to, not including, 1. */
  readonly random: () => number;
  readonly secret: string;
  readonly guesses: Guesses;
  readonly principals: Principals;
}

interface Attempt {
  readonly principal: Principal;
  readonly code: string;
  readonly requestId: string;
}

type Proof = { readonly step: number } | 'recovery' | null;
type CodeRefusal = Failure<'BAD_FACTOR_CODE' | 'TOO_MANY_ATTEMPTS' | 'NOT_FOUND'>;

/** The second factor of staff (D-19): set up, proven once in each session, taken away. */
export function createSecondFactor(deps: FactorDeps) {
  const { sql, clock, random, guesses, principals } = deps;
  const vault = createFactorVault(deps.secret);
  const bytes = (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256));

  async function read({ userId }: Principal): Promise<ReplyOf<typeof calls.readSecondFactor>> {
    const row = await store.readFactor(sql.reader, userId);
    if (!row) throw new Error(`User ${userId} asks for something but is not there`);
    const { isOn, isRequired, recoveryCodes } = row;
    return { result: { isOn, isRequired, recoveryCodes } };
  }

  async function begin({
    userId,
  }: Principal): Promise<
    Result<ReplyOf<typeof calls.beginSecondFactor>, FailureOf<typeof calls.beginSecondFactor>>
  > {
    const row = await store.readFactor(sql.reader, userId);
    const secret = bytes(secretBytes);
    const kept = await store.keepSecret(sql, userId, vault.seal(secret, bytes(vault.ivBytes)));
    if (!row || !kept) return fail(failure('FACTOR_ON'));
    const text = toBase32(secret);
    return ok({ result: { secret: text, uri: factorUri(row.business, row.email, text) } });
  }

  /** The first code of the app: from now on each session asks for one, the others of now as well. */
  async function confirm(
    attempt: Attempt,
  ): Promise<
    Result<ReplyOf<typeof calls.confirmSecondFactor>, FailureOf<typeof calls.confirmSecondFactor>>
  > {
    const recoveryCodes = Array.from({ length: recoveryCodeCount }, () => makeRecoveryCode(random));
    const refusal = await withCode(attempt, false, async (tx, proof, now) => {
      if (proof === 'recovery') return;
      const { userId, sessionId } = attempt.principal;
      const hashes = recoveryCodes.map(hashRecoveryCode);
      await store.turnOn(tx, userId, { now, step: proof.step, hashes });
      await store.noteProven(tx, sessionId, now);
      await note(tx, attempt, 'factor_on', userId);
    });
    return refusal ? fail(refusal) : ok({ result: { recoveryCodes } });
  }

  async function prove(
    attempt: Attempt,
  ): Promise<
    Result<ReplyOf<typeof calls.proveSecondFactor>, FailureOf<typeof calls.proveSecondFactor>>
  > {
    const refusal = await withCode(attempt, true, async (tx, proof, now) => {
      const { userId, sessionId } = attempt.principal;
      await store.noteProven(tx, sessionId, now);
      if (proof === 'recovery') await note(tx, attempt, 'factor_recovered', userId);
    });
    return refusal ? fail(refusal) : ok(await read(attempt.principal));
  }

  /** With one more code; not where direction asks everybody for it. */
  async function remove(
    attempt: Attempt,
  ): Promise<
    Result<ReplyOf<typeof calls.removeSecondFactor>, FailureOf<typeof calls.removeSecondFactor>>
  > {
    const { result } = await read(attempt.principal);
    if (result.isRequired) return fail(failure('FACTOR_REQUIRED'));
    const refusal = await withCode(attempt, true, async (tx) => {
      await store.removeFactor(tx, attempt.principal.userId);
      await note(tx, attempt, 'factor_off', attempt.principal.userId);
    });
    return refusal ? fail(refusal) : ok(await read(attempt.principal));
  }

  /** For someone who lost phone and codes: it is gone, and so are their sessions. */
  async function reset({
    by,
    id,
    requestId,
  }: {
    readonly by: Principal;
    readonly id: string;
    readonly requestId: string;
  }): Promise<
    Result<ReplyOf<typeof calls.resetSecondFactor>, FailureOf<typeof calls.resetSecondFactor>>
  > {
    const done = await sql.begin(async (tx) => {
      await lockTeam(tx);
      const theirs = await findRoles(tx, id);
      if (theirs === null) return failure('NOT_FOUND');
      const own = (await findRoles(tx, by.userId)) ?? [];
      const reach = decideRoleChange({ by: own, to: theirs, isOwn: false });
      if (reach === 'SCOPE_NOT_HELD') return failure(reach);
      if (!(await store.removeFactor(tx, id))) return failure('NOT_FOUND');
      const ended = await endStaffSessions(tx, id, clock(), { isOver: true });
      await note(tx, { principal: by, requestId }, 'factor_reset', id);
      return ended;
    });
    if ('code' in done) return fail(done);
    for (const sessionId of done) principals.forget(sessionId);
    return ok({ result: { ended: done.length } });
  }

  /** Does something once the code is right; guesses count for the person and the session. */
  async function withCode(
    { principal, code }: Attempt,
    isOn: boolean,
    work: (tx: Tx, proof: NonNullable<Proof>, now: Date) => Promise<void>,
  ): Promise<CodeRefusal | null> {
    const { userId, sessionId } = principal;
    const origin = { key: `session:${sessionId}`, isKnown: false };
    const guess = await guesses.begin(factorGuesses, userId, origin);
    if (!guess.ok) return failure('TOO_MANY_ATTEMPTS', { seconds: secondsOf(guess.error) });
    const done = await sql.begin(async (tx) => {
      const factor = await store.lockFactor(tx, userId);
      if (!factor || factor.isOn !== isOn) return 'ABSENT';
      const now = clock();
      const proof = await check(tx, userId, factor, readFactorCode(code), now);
      if (proof === null) return 'WRONG';
      await work(tx, proof, now);
      return endStaffSessions(tx, userId, now, { isOver: false });
    });
    if (done === 'ABSENT') await guess.value.takeBack();
    if (done === 'ABSENT') return failure('NOT_FOUND');
    if (done === 'WRONG') return failureAt('code', 'BAD_FACTOR_CODE');
    await guess.value.succeed();
    for (const id of done) principals.forget(id);
    return null;
  }

  async function check(
    tx: Tx,
    userId: string,
    { secret, lastStep, isOn }: store.StoredFactor,
    typed: string,
    now: Date,
  ): Promise<Proof> {
    const key = vault.open(secret);
    const step = key && stepsToTry(now, lastStep).find((one) => isSame(totpOf(key, one), typed));
    if (step !== null && step !== undefined) {
      await store.useStep(tx, userId, step);
      return { step };
    }
    if (!isOn) return null;
    const isRecovery = await store.useRecoveryCode(tx, userId, hashRecoveryCode(typed), now);
    return isRecovery ? 'recovery' : null;
  }

  async function note(
    tx: Tx,
    { principal, requestId }: Pick<Attempt, 'principal' | 'requestId'>,
    action: keyof typeof deeds,
    userId: string,
  ): Promise<void> {
    await writeAudit(tx, authorOf({ principal, requestId }, clock()), {
      action: `staff.${action}`,
      subject: `staff:${userId}`,
      ...deeds[action],
    });
  }

  return { read, begin, confirm, prove, remove, reset };
}

function isSame(code: string, typed: string): boolean {
  const [one, other] = [Buffer.from(code), Buffer.from(typed)];
  return one.length === other.length && timingSafeEqual(one, other);
}
