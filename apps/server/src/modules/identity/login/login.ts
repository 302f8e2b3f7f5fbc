import type { FailureOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { login } from '@matiz/contracts/identity.ts';
import { normaliseEmail } from '@matiz/domain/identity/email.ts';
import { passwordGuesses } from '@matiz/domain/identity/guessing.ts';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/pool.ts';
import { createQueue } from '#lib/queue.ts';
import { findAccount } from '../identity.store.ts';
import type { Guesses } from '../limits/guesses.ts';
import { type Knock, nameOfEmail, namesOf, originOf } from '../limits/origin.ts';
import { refundTry, spendTry } from '../limits/rate-limit.ts';
import type { SessionKeeper } from '../session/sessions.ts';
import type { SignedIn } from '../session/signed-in.ts';
import { showUser } from '../show-person.ts';
import type { Devices } from './devices.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** So that logins take no more than that of the database's connections from the shop. */
const logins = { atOnce: 3, mostWaiting: 20 };
/** Wrong passwords of one network, whatever the account: 300, then one every two seconds. */
const perAddress: Limit = { name: 'login.address', burst: 300, refillSeconds: 2 };

export interface LoginAttempt {
  readonly email: string;
  readonly password: string;
  readonly knock: Omit<Knock, 'sessionId'>;
}

interface LoginDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly guesses: Guesses;
  readonly devices: Devices;
  readonly hasher: PasswordHasher;
  readonly keeper: SessionKeeper;
}

type Entered = Result<SignedIn, FailureOf<typeof login>>;

/** Entering with e-mail and password. */
export function createLogin({ sql, clock, guesses, devices, hasher, keeper }: LoginDeps) {
  const queue = createQueue(logins);

  /**
   * Opens a session for the right password. An unknown account answers the same, as slowly, as a
   * wrong password; guesses count for the account and where they come from (ADR 0034). In a storm
   * of logins most are turned away, cost nothing and count against nobody.
   */
  async function logIn(attempt: LoginAttempt): Promise<Entered> {
    return (await queue.run(() => tryPassword(attempt))) ?? fail(failure('BUSY'));
  }

  async function tryPassword({ email: typed, password, knock }: LoginAttempt): Promise<Entered> {
    const email = normaliseEmail(typed);
    const name = nameOfEmail(email);
    const origin = originOf(knock, name);
    const now = clock();
    const early = origin.isKnown ? 0 : await spendTry(sql, perAddress, knock.address, now);
    if (early > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: early }));
    const begun = await guesses.begin(passwordGuesses, name, origin);
    if (!begun.ok) return fail(refusalOf(begun.error));

    const account = await findAccount(sql.reader, email);
    const isRight = await hasher.matches(password, account?.passwordHash ?? null);
    if (isRight === null) {
      await begun.value.takeBack();
      return fail(failure('BUSY'));
    }
    if (!isRight || !account) return fail(failure('BAD_CREDENTIALS'));

    await begun.value.succeed();
    if (!origin.isKnown) await refundTry(sql, perAddress, knock.address);
    const { passwordHash: _, phone, ...row } = account;
    const user = showUser(row);
    const tokens = await keeper.open({ id: user._id, role: user.rol });
    return ok({
      tokens,
      user,
      device: await devices.remember(knock.device, namesOf(account), now),
    });
  }

  return logIn;
}

function refusalOf(wait: number | 'PAUSED') {
  return wait === 'PAUSED'
    ? failure('PASSWORD_PAUSED')
    : failure('TOO_MANY_ATTEMPTS', { seconds: wait });
}
