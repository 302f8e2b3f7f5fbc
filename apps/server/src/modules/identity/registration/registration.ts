import type { FailureOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type { register as registerCall } from '@matiz/contracts/identity/registration.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import { arrivalState } from '@matiz/domain/identity/registration.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { brokenConstraint } from '#db/connection/unavailable.ts';
import type { Sql, SqlReader } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import { publishToAccount } from '../account/account-events.ts';
import { recordAudit } from '../audit.ts';
import { findLegalVersions } from '../legal/legal-texts.store.ts';
import { type Knock, namesOf } from '../limits/origin.ts';
import { spendTry } from '../limits/rate-limit.ts';
import { isCommonPassword } from '../login/password-choice.ts';
import { lockSession } from '../session/session-location.store.ts';
import type { SignedIn } from '../session/signed-in.ts';
import { showUser } from '../show-person.ts';
import {
  type AccountHolder,
  findHolder,
  findReferences,
  insertRegistration,
  isDocumentTaken,
  type NewRegistration,
} from './registration.store.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import {
  type Business,
  type Intake,
  type RegisterBody,
  readIntake,
} from './registration-intake.ts';
import { accountExists, findProof, namesFrom, type Proof } from './registration-proof.ts';

const perAddress: Limit = { name: 'register.address', burst: 300, refillSeconds: 2 };

export interface RegisterRequest {
  readonly principal: Principal;
  readonly body: RegisterBody;
  readonly isFromLanding: boolean;
  /** The network that it comes from, and the device. */
  readonly knock: Omit<Knock, 'sessionId'>;
  readonly requestId: string;
}

type Answer = ReplyOf<typeof registerCall>['results'];

/** What came of it; `entered` is null when a seller registered someone. */
export interface RegistrationOutcome {
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

  async function register(
    request: RegisterRequest,
  ): Promise<Result<RegistrationOutcome, FailureOf<typeof registerCall>>> {
    const { principal, body, knock } = request;
    const isBySeller = principal.role === 'Seller';
    if (!isBySeller && principal.role !== 'Guest') return fail(failure('FORBIDDEN'));
    const now = clock();
    const legal = await findLegalVersions(sql.reader, now);
    const read = readIntake(body, { isBySeller, now, legal });
    if (!read.ok) return read;
    const intake = read.value;
    const wait = await spendTry(sql, perAddress, knock.address, clock());
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));

    const proven = await findProof(deps.codes, principal.sessionId, intake);
    if (!proven.ok) return proven;
    const proof = proven.value;
    const fault = await findFault(sql.reader, intake.business);
    if (fault) return fail(fault);
    const hashed = await hashPassword(intake);
    if (!hashed.ok) return hashed;

    const written = await write({ ...request, intake, proof, passwordHash: hashed.value });
    if (!written.ok) return written;
    const holder = written.value;
    const found = namesFrom(proof, intake);
    if (isBySeller) return ok(await answer(holder, found.email, null));
    const device = await deps.devices.remember(knock.device, namesOf(found), clock());
    return ok(await answer(holder, found.email, device));
  }

  async function hashPassword(
    intake: Intake,
  ): Promise<Result<string | null, Failure<'PASSWORD_TOO_COMMON' | 'BUSY'>>> {
    const { password, email, business } = intake;
    if (password === null) return ok(null);
    const about = [email, business.name, business.lastName, business.businessName];
    if (isCommonPassword(password, about)) {
      return fail(failureAt('password', 'PASSWORD_TOO_COMMON'));
    }
    const hash = await deps.hasher.hash(password);
    return hash === null ? fail(failure('BUSY')) : ok(hash);
  }

  /** In one transaction all of it, or nothing; the same where it was there already. */
  async function write(
    writing: Writing,
    isRetry = false,
  ): Promise<Result<AccountHolder, ReturnType<typeof accountExists>>> {
    try {
      return await sql.begin((tx) => writeLocked(tx, writing));
    } catch (error) {
      const broken = brokenConstraint(error);
      // Another session was quicker with the same phone or e-mail.
      if (broken === 'app_user_phone_key') return fail(accountExists('phone'));
      if (broken === 'app_user_email_key') return fail(accountExists('email'));
      // Another business with the same document was approved meanwhile: this one waits.
      if (broken === 'customer_one_approved_document' && !isRetry) return write(writing, true);
      throw error;
    }
  }

  async function writeLocked(
    tx: Sql,
    writing: Writing,
  ): Promise<Result<AccountHolder, ReturnType<typeof accountExists>>> {
    const { principal, intake, proof, requestId } = writing;
    const { sessionId } = principal;
    // Parallel sendings of one session take turns: the second one finds what the first one wrote.
    await lockSession(tx, sessionId);
    const there = await findHolder(tx.reader, namesFrom(proof, intake), sessionId);
    if (there?.isFromHere) return ok(there);
    if (there) return fail(accountExists(proof));

    const one = await draft(tx.reader, writing);
    const customerNumber = await insertRegistration(tx, one);
    await recordAudit(tx, {
      at: one.now,
      actorId: one.sellerId ?? one.userId,
      customerId: one.customerId,
      sessionId,
      requestId,
      action: 'registration.submit',
      subject: `customer:${one.customerId}`,
      detail: { status: one.status, proof },
    });
    // For an address that is taken as well, and both take as long: whose it is, is seen later.
    const isBySeller = one.sellerId !== null;
    const greeting = { kind: 'registration.greeted', userId: one.userId, isBySeller } as const;
    await publishToAccount(deps.publish, tx, greeting);
    return ok(holderOf(one, customerNumber));
  }

  async function draft(tx: SqlReader, writing: Writing): Promise<NewRegistration> {
    const { principal, intake, proof, passwordHash, isFromLanding, knock } = writing;
    const { business } = intake;
    const { password: _, ...rest } = intake;
    return {
      ...rest,
      customerId: deps.newId(),
      userId: deps.newId(),
      addressId: deps.newId(),
      proof,
      passwordHash,
      status: arrivalState({
        isReviewed: deps.reviewsRegistrations,
        isDocumentTaken: await isDocumentTaken(tx, business),
      }),
      sellerId: principal.role === 'Seller' ? principal.userId : null,
      isFromLanding,
      network: knock.address,
      now: clock(),
    };
  }

  /** `device`: what theirs keeps; null where a seller registered them. */
  async function answer(
    holder: AccountHolder,
    email: string | null,
    device: string | null,
  ): Promise<RegistrationOutcome> {
    const { userId, customerId, customerNumber, status, name, lastName, role } = holder;
    if (customerId === null || status === null) throw new Error(`${userId} has no business`);
    const results = { message: say('registrationReceived'), status, customerId };
    if (device === null) return { results, entered: null };
    const tokens = await deps.keeper.open({ id: userId, role });
    const account = { _id: userId, name, last_name: lastName, email, rol: role };
    return { results, entered: { tokens, user: showUser({ ...account, customerNumber }), device } };
  }

  return { register };
}

interface Writing extends RegisterRequest {
  readonly intake: Intake;
  readonly proof: Proof;
  readonly passwordHash: string | null;
}

/** What the business refers to and is not there, at its field. */
export async function findFault(
  sql: SqlReader,
  business: Business,
): Promise<Failure<'UNKNOWN_TRADE_TYPE' | 'UNKNOWN_CITY' | 'CITY_OUTSIDE_STATE'> | null> {
  const { isTradeType, stateCode } = await findReferences(sql, business);
  if (!isTradeType) return failureAt('tradeTypeId', 'UNKNOWN_TRADE_TYPE');
  if (stateCode === null) return failureAt('address.cityId', 'UNKNOWN_CITY');
  const isInState = stateCode === business.address.stateCode;
  return isInState ? null : failureAt('address.cityId', 'CITY_OUTSIDE_STATE');
}

function holderOf(
  { userId, customerId, business, status }: NewRegistration,
  customerNumber: number,
): AccountHolder {
  const { name, lastName } = business;
  const account = { userId, customerId, customerNumber, role: 'Admin customer' as const };
  return { ...account, name, lastName, status, isFromHere: true };
}
