import { type Failure, failure, type SharedError } from '@matiz/contracts/errors.ts';
import type { Me, User } from '@matiz/contracts/identity.ts';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import type { NoticeChannel } from '@matiz/domain/identity/notices.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Messages } from '#adapters/messages/messages.ts';
import type { Sql } from '#db/pool.ts';
import type { Principal, Sessions, Visitor } from '#http/session/principal.ts';
import type { Publish } from '#jobs/subscribers.ts';
import type { Background } from '#lib/background.ts';
import type { SealedTexts } from '#lib/sealed-text.ts';
import { createResource } from '#resource/resource.ts';
import { removeOldLinks } from './account/account-link.store.ts';
import { createAccountLinks } from './account/account-link.ts';
import { createOwnAccount } from './account/own-account.ts';
import { createOwnNotices } from './account/own-notices.ts';
import { createOwnPhone } from './account/own-phone.ts';
import { createOwnTerms } from './account/own-terms.ts';
import { createCustomersDesk } from './customers/customers-desk.ts';
import { findGuest, findMe } from './identity.store.ts';
import { createLegalTexts } from './legal/legal-texts.ts';
import { removeOldFailures } from './limits/guesses.store.ts';
import { createGuesses } from './limits/guesses.ts';
import { spendTry } from './limits/rate-limit.ts';
import { createDevices } from './login/devices.ts';
import { createLogin } from './login/login.ts';
import { createLoginCodes } from './login/login-code.ts';
import { createPasswordHasher } from './login/password-hasher.ts';
import { removeOldCodes } from './phone/phone-code.store.ts';
import { createPhoneCodes } from './phone/phone-code.ts';
import { createPhoneProofs } from './phone/phone-code-proof.ts';
import { createRecovery } from './recovery/recovery.ts';
import { createRegistrationService } from './registration/registration.service.ts';
import type { ChangeLocation } from './registration/registration-deps.ts';
import { removeOldIdentities } from './removal/removal.store.ts';
import { createSecondFactor } from './second-factor/factor.ts';
import { createSellerDesk } from './seller/seller-desk.ts';
import { createAccessTokens } from './session/access-token.ts';
import { showCredit } from './session/credit-facts.ts';
import { createPrincipals } from './session/principals.ts';
import { removeDeadSessions } from './session/session.store.ts';
import { createSessionLocations } from './session/session-locations.ts';
import { createSessionKeeper } from './session/sessions.ts';
import type { SignedIn } from './session/signed-in.ts';
import { showCustomer, showUser } from './show-person.ts';
import { createInvitations } from './team/invitations.ts';
import { createTeam } from './team/team.ts';
import { createTeamSessions } from './team/team-sessions.ts';
import { tradeTypeResource } from './trade-types/trade-type.resource.ts';
import { createTableViews } from './views/table-views.ts';

export type { SignedIn };

/** Of visitors who write something: a carrier puts thousands of people behind one address. */
const guestsPerAddress: Limit = { name: 'guest.address', burst: 5_000, refillSeconds: 0.1 };

export interface IdentityDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Secure; from 0 up to, not including, 1. */
  readonly random: () => number;
  /** Signs access tokens and seals codes. */
  readonly secret: string;
  /** How long a principal is remembered, in milliseconds; 0 asks the database each time. */
  readonly principalTtlMs: number;
  readonly messages: Messages;
  /** Whether anybody carries notes to phones. */
  readonly reachesPhones: boolean;
  readonly sealed: SealedTexts;
  readonly background: Background;
  /** What must be told is written down with what happened. */
  readonly publish: Publish;
  readonly changeLocation: ChangeLocation;
  /** Where people reach the product, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether every registration waits for staff; else they approve themselves (§2). */
  readonly reviewsRegistrations: boolean;
}

export type IdentityService = ReturnType<typeof createIdentityService>;

/** Who someone is and for whom they act (§4 Session, §6). */
export function createIdentityService(deps: IdentityDeps) {
  const { sql, clock } = deps;
  const accessTokens = createAccessTokens(deps.secret);
  const hasher = createPasswordHasher();
  const principals = createPrincipals({ sql, clock, ttlMs: deps.principalTtlMs });
  const keeper = createSessionKeeper({ ...deps, accessTokens, principals });
  const links = createAccountLinks(deps);
  const guesses = createGuesses(deps);
  const devices = createDevices(deps.secret, deps.newId);
  const codes = createPhoneCodes({ ...deps, guesses });
  const proofs = createPhoneProofs({ ...deps, codes });
  const loginCodes = createLoginCodes({ ...deps, codes, keeper, devices, guesses });
  const recovery = createRecovery({ ...deps, links, hasher, principals, guesses });
  const personal = { ...deps, hasher, keeper, principals, codes, links, devices, guesses };
  const registration = createRegistrationService(personal);
  const ownAccount = createOwnAccount(personal);
  const team = createTeam({ sql, clock, principals });
  const teamSessions = createTeamSessions({ sql, clock, principals });
  const secondFactor = createSecondFactor({ ...deps, guesses, principals });
  const tradeTypes = createResource({ sql, clock }, tradeTypeResource);
  const customersDesk = createCustomersDesk({ sql, clock });
  const invitations = createInvitations({ ...deps, hasher });
  let guest: Promise<User> | undefined;

  /** A session of its own for a visitor (D-3): anonymous, and nothing that another one sees. */
  async function enterAsGuest(address: string): Promise<Result<SignedIn, Failure<SharedError>>> {
    const wait = await spendTry(sql, guestsPerAddress, address, clock());
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));
    guest ??= findGuest(sql.reader).then(showUser);
    const user = await guest.catch((error: unknown) => {
      guest = undefined;
      throw error;
    });
    const tokens = await keeper.open({ id: user._id, role: user.rol });
    return ok({ tokens, user, device: null });
  }

  async function authenticate(accessToken: string): Promise<Principal | null> {
    const sessionId = await accessTokens.sessionOf(accessToken, clock());
    return sessionId === null ? null : principals.of(sessionId);
  }

  async function me(principal: Visitor): Promise<Me> {
    const row = await findMe(sql.reader, principal);
    if (!row) throw new Error(`User ${principal.userId} asks for something but is not there`);
    const { user, customer, shipping_addresses, warehouse, ziro_credit: credit, ...rest } = row;
    const { location, addressId } = principal;
    return {
      ...rest,
      ziro_credit: credit && showCredit(credit, clock()),
      user: showUser(user),
      warehouse: warehouse ?? { _id: String(location.warehouseId), name: '' },
      customer: customer && { ...showCustomer(customer), shipping_addresses },
      scopes: [...principal.scopes],
      secondFactor: principal.factor,
      zone: location.zoneId === null ? null : String(location.zoneId),
      delivery: {
        cityId: location.cityCode,
        city: location.city,
        stateId: location.stateCode,
        state: location.state,
        addressId,
        hasCoverage: location.zoneId !== null,
      },
    };
  }

  const sessions: Sessions = {
    authenticate,
    refresh: keeper.refresh,
    visitor: principals.visitor,
    openGuest: async (address) => {
      const entered = await enterAsGuest(address);
      return entered.ok ? ok(entered.value.tokens) : entered;
    },
  };

  return {
    sessions,
    logIn: createLogin({ ...deps, guesses, devices, hasher, keeper }),
    /** Who knocks: where the request comes from, with the device that it says it is. */
    async knockOf<S extends object>(sender: S, deviceToken: string | null) {
      return { ...sender, device: await devices.read(deviceToken, clock()) };
    },
    enterAsGuest,
    openSession: keeper.open,
    logOut: keeper.end,
    me,
    location: createSessionLocations({ clock, principals }),
    hashPassword: hasher.hash,
    removeDeadSessions: async () => {
      await removeDeadSessions(sql, clock());
      await removeOldFailures(sql, clock());
      await removeOldCodes(sql, clock());
      await removeOldLinks(sql, clock());
      await removeOldIdentities(sql, clock());
    },
    links,
    codes,
    proofs,
    loginCodes,
    recovery,
    team,
    teamSessions,
    secondFactor,
    tableViews: createTableViews({ sql, clock }),
    tradeTypes,
    legalTexts: createLegalTexts({ sql, clock }),
    customersDesk,
    invitations,
    registration,
    ownAccount,
    ownPhone: createOwnPhone(personal),
    ownNotices: createOwnNotices({ sql, clock, carried: carriedBy(deps) }),
    ownTerms: createOwnTerms({ sql, clock, principals }),
    ...createSellerDesk({ sql, clock, principals }),
  };
}

function carriedBy({ messages, reachesPhones }: IdentityDeps): NoticeChannel[] {
  return [
    ...(messages.carries('email') ? (['email'] as const) : []),
    ...(reachesPhones ? (['push'] as const) : []),
  ];
}
