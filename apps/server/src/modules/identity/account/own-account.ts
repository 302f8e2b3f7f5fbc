import type { BodyOf, FailureOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure, failureAt } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/identity/own-account.ts';
import { messages } from '@matiz/contracts/messages.ts';
import { normaliseEmail } from '@matiz/domain/identity/email.ts';
import { ownerGuesses } from '@matiz/domain/identity/guessing.ts';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Buyer, Principal } from '#http/session/principal.ts';
import { createCache } from '#lib/cache.ts';
import { recordAudit } from '../audit.ts';
import { spendTry } from '../limits/rate-limit.ts';
import { isCommonPassword } from '../login/password-choice.ts';
import { savePassword } from '../recovery/recovery.store.ts';
import type { RegistrationDeps } from '../registration/registration-deps.ts';
import { findOpenSessions, sayOpenSession } from '../session/open-sessions.store.ts';
import { publishToAccount } from './account-events.ts';
import {
  endOwnSessions,
  findOwnNames,
  noteSeen,
  saveBusinessName,
  saveNames,
  savePendingEmail,
} from './own-account.store.ts';
import { proveOwner } from './prove-owner.ts';

/** Milliseconds between two notes of where a session is used. */
const seenEveryMs = 10 * 60_000;
const mostSeen = 20_000;
const emailsPerUser: Limit = { name: 'own.email', burst: 3, refillSeconds: 1_200 };

interface Asked<Body> {
  readonly principal: Principal;
  readonly body: Body;
  readonly requestId: string;
}

/** What a person changes of their own account from within, and where it is open (ADR 51). */
export function createOwnAccount(deps: RegistrationDeps) {
  const { sql, clock, principals, background } = deps;
  const seen = createCache<number>({ ttlMs: seenEveryMs, max: mostSeen, now: clock });

  async function prove(principal: Principal, password: string | undefined) {
    const asked = { password, field: 'currentPassword', rules: ownerGuesses };
    return proveOwner(deps, principal, asked);
  }

  async function changePassword({
    principal,
    body: { currentPassword, newPassword },
    requestId,
  }: Asked<BodyOf<typeof calls.changeOwnPassword>>): Promise<
    ResultOf<typeof calls.changeOwnPassword>
  > {
    const refusal = await prove(principal, currentPassword);
    if (refusal) return fail(refusal);
    const { userId, sessionId } = principal;
    const person = await findOwnNames(sql.reader, userId);
    if (!person) return fail(failure('NO_SESSION'));
    if (isCommonPassword(newPassword, [person.email ?? '', `${person.name} ${person.lastName}`])) {
      return fail(failureAt('newPassword', 'PASSWORD_TOO_COMMON'));
    }
    const hash = await deps.hasher.hash(newPassword);
    if (hash === null) return fail(failure('BUSY'));
    const at = clock();
    const ended = await sql.begin(async (tx) => {
      await savePassword(tx, userId, hash);
      await recordAudit(tx, auditOf(principal, requestId, at, 'password.change'));
      await publishToAccount(deps.publish, tx, { kind: 'password.changed', userId });
      return endOwnSessions(tx, { userId, except: sessionId }, 'password', at);
    });
    for (const id of ended) principals.forget(id);
    return ok({ results: { message: messages.ownPasswordChanged } });
  }

  async function changeName({
    principal,
    body,
    requestId,
  }: Asked<BodyOf<typeof calls.changeOwnName>>): Promise<ResultOf<typeof calls.changeOwnName>> {
    await sql.begin(async (tx) => {
      await saveNames(tx, principal.userId, { name: body.name, lastName: body.last_name });
      await recordAudit(tx, auditOf(principal, requestId, clock(), 'user.name'));
    });
    principals.forget(principal.sessionId);
    return ok({ results: { message: messages.dataSaved } });
  }

  /** A seller names no business of a customer's. */
  async function changeBusiness(
    buyer: Buyer,
    { businessName }: BodyOf<typeof calls.changeOwnBusiness>,
    requestId: string,
  ): Promise<ResultOf<typeof calls.changeOwnBusiness>> {
    if (buyer.role !== 'Admin customer') return fail(failure('FORBIDDEN'));
    await sql.begin(async (tx) => {
      await saveBusinessName(tx, buyer.customer.id, businessName);
      await recordAudit(tx, {
        ...auditOf(buyer, requestId, clock(), 'customer.name'),
        subject: `customer:${buyer.customer.id}`,
      });
    });
    principals.forget(buyer.sessionId);
    return ok({ results: { message: messages.dataSaved } });
  }

  async function changeEmail({
    principal,
    body,
    requestId,
  }: Asked<BodyOf<typeof calls.changeOwnEmail>>): Promise<ResultOf<typeof calls.changeOwnEmail>> {
    const refusal = await prove(principal, body.currentPassword);
    if (refusal) return fail(refusal);
    const { userId } = principal;
    const seconds = await spendTry(sql, emailsPerUser, userId, clock());
    if (seconds > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds }));
    const email = normaliseEmail(body.email);
    const person = await findOwnNames(sql.reader, userId);
    if (person && person.email !== email) {
      const sealedPrevious = person.email === null ? null : deps.sealed.seal(person.email);
      await sql.begin(async (tx) => {
        await savePendingEmail(tx, userId, email);
        await recordAudit(tx, auditOf(principal, requestId, clock(), 'user.email'));
        const event = { kind: 'email.asked', userId, sealedPrevious } as const;
        await publishToAccount(deps.publish, tx, event);
      });
    }
    return ok({ results: { message: messages.emailToConfirm } });
  }

  async function listSessions({
    userId,
    sessionId,
  }: Principal): Promise<ResultOf<typeof calls.listOwnSessions>> {
    return ok({
      results: await findOpenSessions(sql.reader, userId, { now: clock(), current: sessionId }),
    });
  }

  /** One of them, or all: a stranger's and one that is over answer as one that never was. */
  async function closeSessions({
    principal,
    body: { sessionId: only },
    requestId,
  }: Asked<BodyOf<typeof calls.closeOwnSession>>): Promise<
    Result<readonly string[], FailureOf<typeof calls.closeOwnSession>>
  > {
    const { userId } = principal;
    const at = clock();
    const ended = await sql.begin(async (tx) => {
      const which = only === null ? { userId } : { userId, only };
      const open = await findOpenSessions(tx, userId, { now: at, current: principal.sessionId });
      const ids = await endOwnSessions(tx, which, 'owner', at);
      if (ids.length > 0) {
        const closed = open.filter(({ id }) => ids.includes(id)).map(sayOpenSession);
        const entry = auditOf(principal, requestId, at, 'session.close');
        await recordAudit(tx, { ...entry, detail: { closed } });
      }
      return ids;
    });
    for (const id of ended) principals.forget(id);
    return ended.length === 0 ? fail(failure('NOT_FOUND')) : ok(ended);
  }

  /** Written down now and then, after the answer. */
  function noteUse(sessionId: string, agent: string, from: string): void {
    if (seen.get(sessionId) !== undefined) return;
    const at = clock();
    seen.set(sessionId, at.getTime());
    background.run('where a session is used', () =>
      noteSeen(sql, { sessionId, agent: agent.slice(0, 200), from, at }),
    );
  }

  return {
    changePassword,
    changeName,
    changeBusiness,
    changeEmail,
    listSessions,
    closeSessions,
    noteUse,
  };
}

function auditOf(
  { userId, sessionId, customer }: Principal,
  requestId: string,
  at: Date,
  action: string,
) {
  const who = { actorId: userId, customerId: customer?.id ?? null, sessionId, requestId };
  return { at, ...who, action, subject: `user:${userId}` };
}
