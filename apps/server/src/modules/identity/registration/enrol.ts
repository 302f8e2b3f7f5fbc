import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type { register as registerCall } from '@matiz/contracts/identity/registration.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import { arrivalState, type BuyingState } from '@matiz/domain/identity/registration.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { brokenConstraint } from '#db/connection/unavailable.ts';
import type { Sql, SqlReader } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import { publishToAccount } from '../account/account-events.ts';
import { recordAudit } from '../audit.ts';
import { type Knock, namesOf } from '../limits/origin.ts';
import { spendTry } from '../limits/rate-limit.ts';
import { lockSession } from '../session/session-location.store.ts';
import type { SignedIn } from '../session/signed-in.ts';
import { showUser } from '../show-person.ts';
import type { NewBusiness } from './business-intake.ts';
import {
  type AccountHolder,
  findHolder,
  findReferences,
  insertRegistration,
  isDocumentTaken,
  type NewRegistration,
} from './registration.store.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import type { Intake } from './registration-intake.ts';
import { accountExists, findProof, namesFrom, type Proof } from './registration-proof.ts';

const perAddress: Limit = { name: 'register.address', burst: 300, refillSeconds: 2 };

/** Who asks for an account, and from where. */
export interface Applicant {
  readonly principal: Principal;
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

type AccountExists = ReturnType<typeof accountExists>;

export interface Enrolment extends Applicant {
  readonly intake: Intake;
  readonly proof: Proof;
  readonly passwordHash: string | null;
}

/** How an account is written, whether it brings all of its data or only what prices need. */
export function createEnrolment(deps: RegistrationDeps) {
  const { sql, clock } = deps;

  /** What proves who registers, once nothing speaks against what they told. */
  async function check({ principal, knock }: Applicant, intake: Intake) {
    const wait = await spendTry(sql, perAddress, knock.address, clock());
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));
    const proven = await findProof(deps.codes, principal.sessionId, intake);
    if (!proven.ok) return proven;
    const fault = await findFault(sql.reader, intake.business);
    return fault ? fail(fault) : proven;
  }

  async function enrol(enrolment: Enrolment): Promise<Result<RegistrationOutcome, AccountExists>> {
    const { principal, intake, proof, knock } = enrolment;
    const written = await write(enrolment);
    if (!written.ok) return written;
    const found = namesFrom(proof, intake);
    if (principal.role === 'Seller') return ok(await answer(written.value, found.email, null));
    const device = await deps.devices.remember(knock.device, namesOf(found), clock());
    return ok(await answer(written.value, found.email, device));
  }

  /** In one transaction all of it, or nothing; the same where it was there already. */
  async function write(
    enrolment: Enrolment,
    isRetry = false,
  ): Promise<Result<AccountHolder, AccountExists>> {
    try {
      return await sql.begin((tx) => writeLocked(tx, enrolment));
    } catch (error) {
      const broken = brokenConstraint(error);
      // Another session was quicker with the same phone or e-mail.
      if (broken === 'app_user_phone_key') return fail(accountExists('phone'));
      if (broken === 'app_user_email_key') return fail(accountExists('email'));
      // Another business with the same document was approved meanwhile: this one waits.
      if (broken === 'customer_one_approved_document' && !isRetry) return write(enrolment, true);
      throw error;
    }
  }

  async function writeLocked(
    tx: Sql,
    enrolment: Enrolment,
  ): Promise<Result<AccountHolder, AccountExists>> {
    const { principal, intake, proof, requestId } = enrolment;
    const { sessionId } = principal;
    // Parallel sendings of one session take turns: the second one finds what the first one wrote.
    await lockSession(tx, sessionId);
    const there = await findHolder(tx.reader, namesFrom(proof, intake), sessionId);
    if (there?.isFromHere) return ok(there);
    if (there) return fail(accountExists(proof));

    const one = await draft(tx.reader, enrolment);
    const customerNumber = await insertRegistration(tx, one);
    await recordAudit(tx, {
      at: one.now,
      actorId: one.sellerId ?? one.userId,
      customerId: one.customerId,
      sessionId,
      requestId,
      action: one.status === 'phone_verified' ? 'registration.start' : 'registration.submit',
      subject: `customer:${one.customerId}`,
      detail: { status: one.status, proof },
    });
    if (one.email !== null) {
      // For an address that is taken as well, and both take as long: whose it is, is seen later.
      const isBySeller = one.sellerId !== null;
      const greeting = { kind: 'registration.greeted', userId: one.userId, isBySeller } as const;
      await publishToAccount(deps.publish, tx, greeting);
    }
    return ok(holderOf(one, customerNumber));
  }

  async function draft(tx: SqlReader, enrolment: Enrolment): Promise<NewRegistration> {
    const { principal, intake, proof, passwordHash, isFromLanding, knock } = enrolment;
    const { password: _, ...rest } = intake;
    return {
      ...rest,
      customerId: deps.newId(),
      userId: deps.newId(),
      addressId: deps.newId(),
      proof,
      passwordHash,
      status: await stateOf(tx, intake),
      sellerId: principal.role === 'Seller' ? principal.userId : null,
      isFromLanding,
      network: knock.address,
      now: clock(),
    };
  }

  async function stateOf(tx: SqlReader, { business }: Intake): Promise<BuyingState> {
    if (business.address.line === null) return 'phone_verified';
    return arrivalState({
      isReviewed: deps.reviewsRegistrations,
      isDocumentTaken: await isDocumentTaken(tx, business),
    });
  }

  /** `device`: what theirs keeps; null where a seller registered them. */
  async function answer(
    holder: AccountHolder,
    email: string | null,
    device: string | null,
  ): Promise<RegistrationOutcome> {
    const { userId, customerId, customerNumber, status, name, lastName, role } = holder;
    if (customerId === null || status === null) throw new Error(`${userId} has no business`);
    const message = say(
      status === 'phone_verified' ? 'registrationStarted' : 'registrationReceived',
    );
    const results = { message, status, customerId };
    if (device === null) return { results, entered: null };
    const tokens = await deps.keeper.open({ id: userId, role });
    const account = { _id: userId, name, last_name: lastName, email, rol: role };
    return { results, entered: { tokens, user: showUser({ ...account, customerNumber }), device } };
  }

  return { check, enrol };
}

/** What the business refers to and is not there, at its field. */
export async function findFault(
  sql: SqlReader,
  {
    tradeTypeId,
    address: { cityCode, stateCode },
  }: {
    readonly tradeTypeId: string;
    readonly address: Pick<NewBusiness['address'], 'cityCode' | 'stateCode'>;
  },
): Promise<Failure<'UNKNOWN_TRADE_TYPE' | 'UNKNOWN_CITY' | 'CITY_OUTSIDE_STATE'> | null> {
  const found = await findReferences(sql, { tradeTypeId, cityCode });
  if (!found.isTradeType) return failureAt('tradeTypeId', 'UNKNOWN_TRADE_TYPE');
  if (found.stateCode === null) return failureAt('address.cityId', 'UNKNOWN_CITY');
  const isInState = found.stateCode === stateCode;
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
