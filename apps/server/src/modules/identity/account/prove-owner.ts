import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type { GuessRules } from '@matiz/domain/identity/guessing.ts';
import type { Sql } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import { type Guesses, secondsOf } from '../limits/guesses.ts';
import type { PasswordHasher } from '../login/password-hasher.ts';
import type { PhoneCodes } from '../phone/phone-code.ts';
import { findRemovalProof } from '../removal/removal.store.ts';

interface ProofDeps {
  readonly sql: Sql;
  readonly hasher: PasswordHasher;
  readonly codes: PhoneCodes;
  readonly guesses: Guesses;
}

export type ProofFailure = Failure<
  | 'NO_SESSION'
  | 'PHONE_NOT_VERIFIED'
  | 'PASSWORD_REQUIRED'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY'
  | 'BAD_PASSWORD'
>;

interface OwnerProof {
  readonly password: string | undefined;
  /** The field of the request that the password stands in. */
  readonly field: string;
  /** Guesses are counted by what the password is asked for. */
  readonly rules: GuessRules;
}

/**
 * Whether it is the owner who asks: with the password, or, without one, with the account's phone or
 * e-mail by a code in this session. Null: it is. Each session guesses for itself, so that who stole
 * one keeps the owner's others from nothing.
 */
export async function proveOwner(
  deps: ProofDeps,
  { userId, sessionId }: Principal,
  { password, field, rules }: OwnerProof,
): Promise<ProofFailure | null> {
  const proof = await findRemovalProof(deps.sql.reader, userId);
  if (!proof) return failure('NO_SESSION');
  const { passwordHash } = proof;
  if (passwordHash === null) {
    const proven = await deps.codes.findProven(sessionId, proof);
    return proven.phone || proven.email ? null : failure('PHONE_NOT_VERIFIED');
  }
  if (password === undefined) return failureAt(field, 'PASSWORD_REQUIRED');
  const origin = { key: `session:${sessionId}`, isKnown: false };
  const guess = await deps.guesses.begin(rules, userId, origin);
  if (!guess.ok) return failure('TOO_MANY_ATTEMPTS', { seconds: secondsOf(guess.error) });
  const isRight = await deps.hasher.matches(password, passwordHash);
  if (isRight === null) {
    await guess.value.takeBack();
    return failure('BUSY');
  }
  if (!isRight) return failureAt(field, 'BAD_PASSWORD');
  await guess.value.succeed();
  return null;
}
