import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Me, User } from '@matiz/contracts/identity.ts';
import { normaliseEmail } from '@matiz/domain/identity/email.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Messages } from '../../adapters/messages/messages.ts';
import type { Background } from '../../background.ts';
import type { Sql } from '../../db/pool.ts';
import type { Principal, Sessions } from '../../http/principal.ts';
import { createAccessTokens } from './access-token.ts';
import { removeOldLinks } from './account-link.store.ts';
import { createAccountLinks } from './account-link.ts';
import { createGate } from './gate.ts';
import { findAccount, findGuest, findMe } from './identity.store.ts';
import { createLoginCodes } from './login-code.ts';
import { perAccount, perAddress } from './login-limits.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { removeOldCodes } from './phone-code.store.ts';
import { type CountGuess, createPhoneCodes } from './phone-code.ts';
import { createPhoneProofs } from './phone-code-proof.ts';
import { createPrincipals } from './principals.ts';
import { forgetTries, type Limit, refundTry, spendTry } from './rate-limit.ts';
import { createRecovery } from './recovery.ts';
import { createRegistrationService } from './registration.service.ts';
import { removeOldIdentities } from './removal.store.ts';
import { createSellerDesk } from './seller-desk.ts';
import { removeDeadSessions } from './session.store.ts';
import { createSessionPlace } from './session-place.ts';
import { createSessionKeeper, type LockToken } from './sessions.ts';
import type { SignedIn } from './signed-in.ts';

export type { SignedIn };

/** So that logins take no more than that of the database's connections from the shop. */
const logins = { atOnce: 3, maxWaiting: 20 };
const guestsPerAddress: Limit = { name: 'guest.address', burst: 600, refillSeconds: 1 };

export interface IdentityDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Secure; from 0 up to, not including, 1. */
  readonly random: () => number;
  /** Signs access tokens and seals codes. */
  readonly secret: string;
  /** How long a principal is remembered, in milliseconds; 0 asks the database each time. */
  readonly holdPrincipalMs: number;
  readonly messages: Messages;
  readonly background: Background;
  /** Where people reach the product, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether every registration waits for staff; else they approve themselves (§2). */
  readonly reviewsRegistrations: boolean;
  /** Only so that a test can show what happens without its guard. */
  readonly countGuess?: CountGuess;
  readonly lockToken?: LockToken;
}

interface LoginAttempt {
  readonly email: string;
  readonly password: string;
  /** The group of addresses that it comes from. */
  readonly address: string;
}

export type IdentityService = ReturnType<typeof createIdentityService>;

/** Who somebody is and for whom they act (§4 Session, §6). */
export function createIdentityService(deps: IdentityDeps) {
  const { sql, clock } = deps;
  const accessTokens = createAccessTokens(deps.secret);
  const hasher = createPasswordHasher();
  const principals = createPrincipals({ sql, clock, holdMs: deps.holdPrincipalMs });
  const keeper = createSessionKeeper({ ...deps, accessTokens, principals });
  const links = createAccountLinks(deps);
  const codes = createPhoneCodes(deps);
  const proofs = createPhoneProofs({ ...deps, codes });
  const loginCodes = createLoginCodes({ ...deps, codes, keeper });
  const recovery = createRecovery({ ...deps, links, hasher, principals });
  const registration = createRegistrationService({
    ...deps,
    hasher,
    keeper,
    principals,
    codes,
    links,
  });
  const loginGate = createGate(logins);
  let guest: Promise<User> | undefined;

  /**
   * Opens a session for the right password. An unknown account answers the same, as slowly, as a
   * wrong password; tries count for the account and for the address (§2.2 of the security figures).
   * In a storm of logins most are turned away at the gate, cost nothing and count against nobody.
   */
  async function logIn(attempt: LoginAttempt): Promise<Result<SignedIn, Failure>> {
    return (await loginGate(() => tryPassword(attempt))) ?? fail(failure('BUSY'));
  }

  async function tryPassword(attempt: LoginAttempt): Promise<Result<SignedIn, Failure>> {
    const email = normaliseEmail(attempt.email);
    const now = clock();
    const wait =
      (await spendTry(sql, perAddress, attempt.address, now)) ||
      (await spendTry(sql, perAccount, email, now));
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));

    const account = await findAccount(sql, email);
    const isRight = await hasher.matches(attempt.password, account?.passwordHash ?? null);
    if (isRight === null) return fail(failure('BUSY'));
    if (!isRight || !account) return fail(failure('BAD_CREDENTIALS'));

    await forgetTries(sql, perAccount, email);
    await refundTry(sql, perAddress, attempt.address);
    const { passwordHash: _, ...user } = account;
    return ok({ tokens: await keeper.open({ id: user._id, role: user.rol }), user });
  }

  /** A session of its own for a visitor (D-3): anonymous, and nothing that another one sees. */
  async function enterAsGuest(address: string): Promise<Result<SignedIn, Failure>> {
    const wait = await spendTry(sql, guestsPerAddress, address, clock());
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));
    guest ??= findGuest(sql);
    const user = await guest.catch((error: unknown) => {
      guest = undefined;
      throw error;
    });
    return ok({ tokens: await keeper.open({ id: user._id, role: user.rol }), user });
  }

  async function authenticate(accessToken: string): Promise<Principal | null> {
    const sessionId = await accessTokens.sessionOf(accessToken, clock());
    return sessionId === null ? null : principals.of(sessionId);
  }

  async function me(principal: Principal): Promise<Me> {
    const row = await findMe(sql, principal);
    if (!row) throw new Error(`User ${principal.userId} has a session but is not there`);
    const { customer, shipping_addresses, warehouse, ...rest } = row;
    const { place, addressId } = principal;
    return {
      ...rest,
      warehouse: warehouse ?? { _id: String(place.warehouseId), name: '' },
      customer: customer && { ...customer, shipping_addresses },
      delivery: {
        cityId: place.cityCode,
        city: place.city,
        stateId: place.stateCode,
        state: place.state,
        addressId,
        hasCoverage: place.zoneId !== null,
      },
    };
  }

  const sessions: Sessions = {
    authenticate,
    refresh: keeper.refresh,
    openGuest: async (address) => {
      const entered = await enterAsGuest(address);
      return entered.ok ? ok(entered.value.tokens) : entered;
    },
  };

  return {
    sessions,
    logIn,
    enterAsGuest,
    openSession: keeper.open,
    logOut: keeper.end,
    me,
    place: createSessionPlace({ clock, principals }),
    hashPassword: hasher.hash,
    removeDeadSessions: async () => {
      await removeDeadSessions(sql, clock());
      await removeOldCodes(sql, clock());
      await removeOldLinks(sql, clock());
      await removeOldIdentities(sql, clock());
    },
    links,
    codes,
    proofs,
    loginCodes,
    recovery,
    registration,
    ...createSellerDesk({ sql, clock, principals }),
  };
}
