import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { register as registerCall } from '@matiz/contracts/registration.ts';
import { arrivalState } from '@matiz/domain/identity/registration.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '../../db/pool.ts';
import { brokenConstraint } from '../../db/unavailable.ts';
import type { Principal } from '../../http/principal.ts';
import { recordAudit } from './audit.ts';
import { isCommonPassword } from './password-choice.ts';
import { type Limit, spendTry } from './rate-limit.ts';
import {
  findPhoneHolder,
  findReferences,
  insertRegistration,
  isDocumentTaken,
  type NewRegistration,
  type PhoneHolder,
} from './registration.store.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import {
  type Business,
  type Intake,
  type RegisterBody,
  readIntake,
} from './registration-intake.ts';
import { createRegistrationMails } from './registration-mails.ts';
import { lockSession } from './session-place.store.ts';
import type { SignedIn } from './signed-in.ts';

const perAddress: Limit = { name: 'register.address', burst: 60, refillSeconds: 10 };

export interface RegisterRequest {
  readonly principal: Principal;
  readonly body: RegisterBody;
  readonly isFromLanding: boolean;
  /** The network part of where it comes from. */
  readonly network: string;
  readonly requestId: string;
}

type Answer = ReplyOf<typeof registerCall>['results'];

/** What came of it; `entered` is null when a seller registered somebody. */
export interface Registered {
  readonly results: Answer;
  readonly entered: SignedIn | null;
}

/**
 * Registers a business whose phone was proven in this session: its own by a visitor, who is logged
 * in, or a customer's by a seller, who keeps their session. Answered again, once it is there, for
 * the same phone in the same session. Whether the e-mail has an account is told only by mail
 * (ADR 0010).
 */
export function createRegister(deps: RegistrationDeps) {
  const { sql, clock } = deps;
  const mails = createRegistrationMails(deps);

  async function register(request: RegisterRequest): Promise<Result<Registered, Failure>> {
    const { principal, body, network } = request;
    const isBySeller = principal.role === 'Seller';
    if (!isBySeller && principal.role !== 'Guest') return fail(failure('FORBIDDEN'));
    const read = readIntake(body, { isBySeller, now: clock() });
    if (!read.ok) return read;
    const intake = read.value;
    const wait = await spendTry(sql, perAddress, network, clock());
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));

    if (!(await deps.codes.hasProvenPhone(principal.sessionId, intake.phone))) {
      return fail(failureAt('phone', 'PHONE_NOT_VERIFIED'));
    }
    const fault = await findFault(sql, intake.business);
    if (fault) return fail(fault);
    const hashed = await hashPassword(intake);
    if (!hashed.ok) return hashed;

    const written = await write({ ...request, intake, passwordHash: hashed.value });
    if (!written.ok) return written;
    const { holder, token } = written.value;
    if (token !== null) mails.greet(intake.email, token, isBySeller);
    return ok(await answer(holder, isBySeller));
  }

  async function hashPassword(intake: Intake): Promise<Result<string | null, Failure>> {
    const { password, email, business } = intake;
    if (password === null) return ok(null);
    const about = [email, business.name, business.lastName, business.businessName];
    if (isCommonPassword(password, about)) {
      return fail(failureAt('password', 'PASSWORD_TOO_COMMON'));
    }
    const hash = await deps.hasher.hash(password);
    return hash === null ? fail(failure('BUSY')) : ok(hash);
  }

  /** In one transaction all of it, or nothing; `token` is null when it was there already. */
  async function write(
    writing: Writing,
    isRetry = false,
  ): Promise<Result<{ holder: PhoneHolder; token: string | null }, Failure>> {
    try {
      return await sql.begin((tx) => writeLocked(tx, writing));
    } catch (error) {
      const broken = brokenConstraint(error);
      // Another session was quicker with the same phone.
      if (broken === 'app_user_phone_key') return fail(failureAt('phone', 'PHONE_HAS_ACCOUNT'));
      // Another business with the same document was approved meanwhile: this one waits.
      if (broken === 'customer_one_approved_document' && !isRetry) return write(writing, true);
      throw error;
    }
  }

  async function writeLocked(tx: Sql, writing: Writing) {
    const { principal, intake, requestId } = writing;
    const { sessionId } = principal;
    // Parallel sendings of one session take turns: the second one finds what the first one wrote.
    await lockSession(tx, sessionId);
    const there = await findPhoneHolder(tx, intake.phone, sessionId);
    if (there?.isFromHere) return ok({ holder: there, token: null });
    if (there) return fail(failureAt('phone', 'PHONE_HAS_ACCOUNT'));

    const one = await draft(tx, writing);
    await insertRegistration(tx, one);
    await recordAudit(tx, {
      at: one.now,
      actorId: one.sellerId ?? one.userId,
      customerId: one.customerId,
      sessionId,
      requestId,
      action: 'registration.submit',
      subject: `customer:${one.customerId}`,
      detail: { status: one.status },
    });
    // Made for an address that is taken as well, and thrown away: both take as long.
    const token = await mails.createToken(tx, one);
    return ok({ holder: holderOf(one), token });
  }

  async function draft(tx: Sql, writing: Writing): Promise<NewRegistration> {
    const { principal, intake, passwordHash, isFromLanding, network } = writing;
    const { business } = intake;
    const { password: _, ...rest } = intake;
    return {
      ...rest,
      customerId: deps.newId(),
      userId: deps.newId(),
      addressId: deps.newId(),
      passwordHash,
      status: arrivalState({
        isReviewed: deps.reviewsRegistrations,
        isDocumentTaken: await isDocumentTaken(tx, business),
      }),
      sellerId: principal.role === 'Seller' ? principal.userId : null,
      isFromLanding,
      network,
      now: clock(),
    };
  }

  async function answer(holder: PhoneHolder, isBySeller: boolean): Promise<Registered> {
    const { userId, customerId, status, name, lastName, role } = holder;
    if (customerId === null || status === null) throw new Error(`${userId} has no business`);
    const results = { message: say('registrationReceived'), status, customerId };
    if (isBySeller) return { results, entered: null };
    const tokens = await deps.keeper.open({ id: userId, role });
    const user = { _id: userId, name, last_name: lastName, email: null, rol: role };
    return { results, entered: { tokens, user } };
  }

  return { register };
}

interface Writing extends RegisterRequest {
  readonly intake: Intake;
  readonly passwordHash: string | null;
}

/** What the business refers to and is not there, at its field. */
export async function findFault(sql: Sql, business: Business): Promise<Failure | null> {
  const { isTradeType, stateCode } = await findReferences(sql, business);
  if (!isTradeType) return failureAt('tradeTypeId', 'UNKNOWN_TRADE_TYPE');
  if (stateCode === null) return failureAt('address.cityId', 'UNKNOWN_CITY');
  const isInState = stateCode === business.address.stateCode;
  return isInState ? null : failureAt('address.cityId', 'CITY_OUTSIDE_STATE');
}

function holderOf({ userId, customerId, business, status }: NewRegistration): PhoneHolder {
  const { name, lastName } = business;
  return { userId, customerId, role: 'Admin customer', name, lastName, status, isFromHere: true };
}
