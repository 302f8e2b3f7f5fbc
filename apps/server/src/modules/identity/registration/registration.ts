import type { FailureOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/identity/registration.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { findLegalVersions } from '../legal/legal-texts.store.ts';
import { isCommonPassword } from '../login/password-choice.ts';
import { type Applicant, createEnrolment, type RegistrationOutcome } from './enrol.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import {
  type Intake,
  type RegisterBody,
  readIntake,
  readStart,
  type StartBody,
} from './registration-intake.ts';

/**
 * Registers a business whose phone was proven in this session: its own by a visitor, who is logged
 * in, or a customer's by a seller, who keeps their session. Answered again, once it is there, for
 * the same phone in the same session. Whether the e-mail has an account is told only by mail
 * (ADR 0010).
 */
export function createRegister(deps: RegistrationDeps) {
  const { sql, clock } = deps;
  const enrolment = createEnrolment(deps);

  /** With all of its data, which decides at once whether it may order. */
  async function register({
    body,
    ...applicant
  }: Applicant & { readonly body: RegisterBody }): Promise<
    Result<RegistrationOutcome, FailureOf<typeof calls.register>>
  > {
    const { role } = applicant.principal;
    const isBySeller = role === 'Seller';
    if (!isBySeller && role !== 'Guest') return fail(failure('FORBIDDEN'));
    const read = readIntake(body, { isBySeller, ...(await readSituation()) });
    if (!read.ok) return read;
    const intake = read.value;
    const proven = await enrolment.check(applicant, intake);
    if (!proven.ok) return proven;
    const hashed = await hashPassword(intake);
    if (!hashed.ok) return hashed;
    const given = { intake, proof: proven.value, passwordHash: hashed.value };
    return enrolment.enrol({ ...applicant, ...given });
  }

  /** With what prices need: its own phone, its kind of business and its city (ADR 101). */
  async function start({
    body,
    ...applicant
  }: Applicant & { readonly body: StartBody }): Promise<
    Result<RegistrationOutcome, FailureOf<typeof calls.startRegistration>>
  > {
    if (applicant.principal.role !== 'Guest') return fail(failure('FORBIDDEN'));
    const read = readStart(body, await readSituation());
    if (!read.ok) return read;
    const proven = await enrolment.check(applicant, read.value);
    if (!proven.ok) return proven;
    const given = { intake: read.value, proof: proven.value, passwordHash: null };
    return enrolment.enrol({ ...applicant, ...given });
  }

  async function readSituation() {
    const now = clock();
    return { now, legal: await findLegalVersions(sql.reader, now) };
  }

  async function hashPassword({
    password,
    email,
    business,
  }: Intake): Promise<Result<string | null, Failure<'PASSWORD_TOO_COMMON' | 'BUSY'>>> {
    if (password === null) return ok(null);
    const about = [email ?? '', business.name, business.lastName, business.businessName];
    if (isCommonPassword(password, about)) {
      return fail(failureAt('password', 'PASSWORD_TOO_COMMON'));
    }
    const hash = await deps.hasher.hash(password);
    return hash === null ? fail(failure('BUSY')) : ok(hash);
  }

  return { register, start };
}
