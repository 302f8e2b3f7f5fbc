import type { BodyOf, FailureOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type { inviteSeller as inviteSellerCall } from '@matiz/contracts/staff/customers.ts';
import type * as calls from '@matiz/contracts/staff/team.ts';
import { normaliseEmail } from '@matiz/domain/identity/email.ts';
import { decideRoleChange } from '@matiz/domain/identity/scopes.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { brokenConstraint } from '#db/connection/unavailable.ts';
import type { Sql } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import type { Publish } from '#jobs/subscribers.ts';
import type { SealedTexts } from '#lib/sealed-text.ts';
import { hashSecretToken, newSecretToken } from '#lib/secret-token.ts';
import { authorOf } from '#resource/author.ts';
import { writeAudit } from '#resource/write-audit.ts';
import { publishToAccount } from '../account/account-events.ts';
import { isCommonPassword } from '../login/password-choice.ts';
import type { PasswordHasher } from '../login/password-hasher.ts';
import { isEmailTaken } from '../registration/registration.store.ts';
import * as store from './invitations.store.ts';
import { findRoles, hasStaff } from './team.store.ts';

export interface InvitationDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly hasher: PasswordHasher;
  readonly publish: Publish;
  readonly sealed: SealedTexts;
  readonly publicUrl: string;
}

/** Milliseconds that an invitation works: a week. */
const life = 7 * 24 * 60 * 60_000;

export interface InvitationAcceptance extends BodyOf<typeof calls.acceptInvitation> {
  readonly requestId: string;
}

interface Asking {
  readonly by: Principal;
  readonly requestId: string;
}
type Invite = BodyOf<typeof calls.inviteStaff> & Asking;

/** How someone becomes staff: by a link that works once (D-19). */
export function createInvitations(deps: InvitationDeps) {
  const { sql, clock, newId, publicUrl } = deps;
  const addressOf = (token: string) => `${publicUrl}/desk/invitacion/${token}`;

  /** Its link is also answered to the one who invites: on the first day no mail may be connected. */
  async function invite({
    by,
    requestId,
    ...body
  }: Invite): Promise<
    Result<ReplyOf<typeof calls.inviteStaff>, FailureOf<typeof calls.inviteStaff>>
  > {
    const own = (await findRoles(sql.reader, by.userId)) ?? [];
    if (decideRoleChange({ by: own, to: body.roles, isOwn: false })) {
      return fail(failure('SCOPE_NOT_HELD'));
    }
    return send({ ...body, makes: 'Staff' }, { by, requestId });
  }

  /** A seller has no role of the staff: the one who keeps the customers may invite one. */
  async function inviteSeller({
    by,
    requestId,
    ...body
  }: BodyOf<typeof inviteSellerCall> & Asking) {
    const sent = await send({ ...body, roles: [], makes: 'Seller' }, { by, requestId });
    if (!sent.ok) return sent;
    const { roles: _none, ...result } = sent.value.result;
    return ok({ result });
  }

  async function send(
    body: BodyOf<typeof calls.inviteStaff> & { readonly makes: store.InvitedRole },
    { by, requestId }: Asking,
  ): Promise<Result<ReplyOf<typeof calls.inviteStaff>, Failure<'VALUE_TAKEN'>>> {
    const email = normaliseEmail(body.email);
    const { name, lastName, roles, makes } = body;
    if (await isEmailTaken(sql.reader, email)) return fail(failureAt('email', 'VALUE_TAKEN'));
    const person = { email, name, lastName, roles, makes };
    const { token, invitation } = draft({ ...person, invitedBy: by.userId });
    const link = addressOf(token);
    const isSent = await sql.begin(async (tx) => {
      if (!(await store.insertInvitation(tx, invitation))) return false;
      const subject = `staff_invitation:${invitation.id}`;
      await writeAudit(tx, authorOf({ principal: by, requestId }, clock()), {
        action: 'staff_invitation.create',
        subject,
        after: person,
      });
      const event = { invitationId: invitation.id, sealedLink: deps.sealed.seal(link) };
      await publishToAccount(deps.publish, tx, { kind: 'invitation.sent', ...event });
      return true;
    });
    if (!isSent) return fail(failureAt('email', 'VALUE_TAKEN'));
    const { id, expiresAt } = invitation;
    const shown = { id, email, name: `${name} ${lastName}`.trim(), roles, invitedBy: by.userName };
    return ok({ result: { ...shown, expiresAt: expiresAt.toISOString(), link } });
  }

  /**
   * The address of the shop's first invitation, while nobody works there; null else. Each start
   * makes one of its own; the first that is used makes a director, and the others work no more.
   */
  async function firstInvitation(): Promise<string | null> {
    if (await hasStaff(sql.reader)) return null;
    const { token, invitation } = draft({
      email: null,
      name: '',
      lastName: '',
      roles: ['direction'],
      makes: 'Staff',
      invitedBy: null,
    });
    await store.insertInvitation(sql, invitation);
    return addressOf(token);
  }

  async function read(token: string) {
    const found = await store.findInvitation(sql.reader, hashSecretToken(token), clock());
    if (!found) return fail(failure('BAD_LINK'));
    const { email, name, lastName, makes } = found;
    return ok({ result: { email, name, lastName, makes } });
  }

  async function accept(
    asked: InvitationAcceptance,
  ): Promise<
    Result<ReplyOf<typeof calls.acceptInvitation>, FailureOf<typeof calls.acceptInvitation>>
  > {
    const { token, name, lastName, password } = asked;
    const found = await store.findInvitation(sql.reader, hashSecretToken(token), clock());
    if (!found) return fail(failure('BAD_LINK'));
    const email = found.email ?? (asked.email === undefined ? null : normaliseEmail(asked.email));
    if (email === null) return fail(failureAt('email', 'INVALID_EMAIL'));
    if (isCommonPassword(password, [email, name, lastName])) {
      return fail(failureAt('password', 'PASSWORD_TOO_COMMON'));
    }
    const passwordHash = await deps.hasher.hash(password);
    if (passwordHash === null) return fail(failure('BUSY'));
    try {
      const isMade = await write({ ...asked, email, passwordHash });
      return isMade ? ok({ result: { email } }) : fail(failure('BAD_LINK'));
    } catch (error) {
      const isTaken = brokenConstraint(error) === 'app_user_email_key';
      if (isTaken) return fail(failureAt('email', 'VALUE_TAKEN'));
      throw error;
    }
  }

  /** False when someone else used the link, or came first to a shop without staff. */
  async function write(
    accepted: InvitationAcceptance & { readonly email: string; readonly passwordHash: string },
  ): Promise<boolean> {
    const { token, email, name, lastName, passwordHash, requestId } = accepted;
    return sql.begin(async (tx) => {
      await tx`SELECT pg_advisory_xact_lock(hashtext('staff_member.direction'))`;
      const now = clock();
      const found = await store.findInvitation(tx, hashSecretToken(token), now);
      if (!found || !(await store.spendInvitation(tx, found.id, now))) return false;
      const id = newId();
      await store.insertPerson(tx, {
        id,
        email,
        name,
        lastName,
        passwordHash,
        roles: found.roles,
        makes: found.makes,
        now,
      });
      const joined = { at: now, userId: id, sessionId: null, requestId, via: 'desk' } as const;
      await writeAudit(
        tx,
        { ...joined, reason: null, batchId: null },
        {
          action: found.makes === 'Seller' ? 'seller.joined' : 'staff.joined',
          subject: `${found.makes === 'Seller' ? 'seller' : 'staff'}:${id}`,
          after: { name, lastName, email, roles: found.roles },
        },
      );
      return true;
    });
  }

  const listOpen = async () =>
    ok({ results: await store.findOpenInvitations(sql.reader, clock(), 'Staff') });

  async function listOpenSellers() {
    const open = await store.findOpenInvitations(sql.reader, clock(), 'Seller');
    return ok({ results: open.map(({ roles: _none, ...shown }) => shown) });
  }

  async function withdraw(
    { id, by, requestId }: Asking & { readonly id: string },
    makes: store.InvitedRole = 'Staff',
  ) {
    const isGone = await sql.begin(async (tx) => {
      const removed = await store.removeInvitation(tx, id, makes);
      if (removed === undefined) return false;
      await writeAudit(tx, authorOf({ principal: by, requestId }, clock()), {
        action: 'staff_invitation.remove',
        subject: `staff_invitation:${id}`,
        before: removed,
      });
      return true;
    });
    return isGone ? ok({ result: { id } }) : fail(failure('NOT_FOUND'));
  }

  function draft(content: Omit<store.NewInvitation, 'id' | 'hash' | 'createdAt' | 'expiresAt'>): {
    token: string;
    invitation: store.NewInvitation;
  } {
    const token = newSecretToken();
    const createdAt = clock();
    const expiresAt = new Date(createdAt.getTime() + life);
    const invitation = {
      ...content,
      id: newId(),
      hash: hashSecretToken(token),
      createdAt,
      expiresAt,
    };
    return { token, invitation };
  }

  return {
    invite,
    inviteSeller,
    firstInvitation,
    read,
    accept,
    listOpen,
    listOpenSellers,
    withdraw,
  };
}
