import type { z } from 'zod';
import type { Message } from '#adapters/messages/messages.ts';
import { type SendDeps, sendOnce } from '#jobs/send-once.ts';
import { type Subscriber, subscribeTo } from '#jobs/subscribers.ts';
import type { SealedTexts } from '#lib/sealed-text.ts';
import { findMailboxOfUser, findRecoverable } from '../recovery/recovery.store.ts';
import { passwordChangedMail, recoveryMail } from '../recovery/recovery-mail.ts';
import { writeGreeting } from '../registration/registration-mails.ts';
import {
  accountRemovedMail,
  decisionMail,
  decisionToPhone,
} from '../registration/registration-messages.ts';
import { findContact } from '../registration/registration-review.store.ts';
import { invitationMail } from '../team/invitation-mail.ts';
import { findInvitationToSend } from '../team/invitations.store.ts';
import {
  accountErasedSchema,
  emailAskedSchema,
  invitationSentSchema,
  passwordChangedSchema,
  phoneChangedSchema,
  recoveryAskedSchema,
  registrationDecidedSchema,
  registrationGreetedSchema,
} from './account-events.ts';
import type { AccountLinks } from './account-link.ts';
import { findAskedEmail, findOwnNames } from './own-account.store.ts';
import {
  emailAskedMail,
  newEmailMail,
  phoneChangedMail,
  phoneChangedToPhone,
} from './own-account-mails.ts';

interface AccountListenerDeps extends SendDeps {
  readonly links: AccountLinks;
  readonly sealed: SealedTexts;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

/** What people must learn of their account, also when a server was stopped a moment after. */
export function createAccountSubscribers(deps: AccountListenerDeps): Subscriber[] {
  const { sql, clock, links, sealed, publicUrl } = deps;

  /** By e-mail when it was confirmed, else, or if it came back, by the phone that was proven. */
  async function writeDecision({
    customerId,
    decision,
    status,
  }: z.output<typeof registrationDecidedSchema>): Promise<Message | null> {
    const contact = await findContact(sql.reader, customerId);
    // What was decided or corrected since is told by itself.
    if (contact?.status !== status) return null;
    const address = `${publicUrl}/registration-status`;
    const { email, phone, note } = contact;
    const toPhone = phone === null ? null : decisionToPhone(phone, decision, address);
    if (email === null) return toPhone;
    const mail = decisionMail(email, decision, { note, address });
    return toPhone === null ? mail : { ...mail, otherwise: toPhone };
  }

  /** A link of its own at each attempt: its half hour begins when it leaves. */
  async function writeRecovery(email: string): Promise<Message | null> {
    const account = await findRecoverable(sql.reader, email);
    if (!account) return null;
    const token = await links.createAccountLink(account.userId, 'password', email);
    return recoveryMail(email, account.name, `${publicUrl}/login/change/password/${token}`);
  }

  async function writePasswordChanged(userId: string): Promise<Message | null> {
    const owner = await findMailboxOfUser(sql.reader, userId);
    return owner ? passwordChangedMail(owner.email, owner.name, publicUrl) : null;
  }

  /** To the address that is asked for, while it is still that one. */
  async function writeNewEmail(userId: string): Promise<Message | null> {
    const asked = await findAskedEmail(sql.reader, userId);
    if (!asked) return null;
    const token = await links.createAccountLink(userId, 'email', asked.email);
    return newEmailMail(asked.email, asked.name, `${publicUrl}/login/confirm-email/${token}`);
  }

  async function writeEmailAsked(userId: string, sealedTo: string | null): Promise<Message | null> {
    const to = sealedTo === null ? null : sealed.open(sealedTo);
    const owner = await findOwnNames(sql.reader, userId);
    return to === null || !owner ? null : emailAskedMail(to, owner.name, publicUrl);
  }

  /** By mail where it was confirmed, else to the phone that it was until now. */
  async function writePhoneChanged(userId: string, sealedTo: string | null) {
    const previous = sealedTo === null ? null : sealed.open(sealedTo);
    const toPhone = previous === null ? null : phoneChangedToPhone(previous, publicUrl);
    const owner = await findMailboxOfUser(sql.reader, userId);
    if (!owner) return toPhone;
    const mail = phoneChangedMail(owner.email, owner.name, publicUrl);
    return toPhone === null ? mail : { ...mail, otherwise: toPhone };
  }

  async function writeInvitation(id: string, sealedLink: string): Promise<Message | null> {
    const sent = await findInvitationToSend(sql.reader, id, clock());
    const link = sealed.open(sealedLink);
    if (!sent || link === null) return null;
    return invitationMail(sent.email, sent.name, sent.invitedBy, link, sent.makes);
  }

  async function writeErased(sealedEmail: string): Promise<Message | null> {
    const email = sealed.open(sealedEmail);
    return email === null ? null : accountRemovedMail(email, publicUrl);
  }

  const name = 'identity.accounts';
  return [
    subscribeTo('registration.decided', {
      name,
      schema: registrationDecidedSchema,
      handle: (event, id) => sendOnce(deps, id, () => writeDecision(event)),
    }),
    subscribeTo('password.changed', {
      name,
      schema: passwordChangedSchema,
      handle: ({ userId }, id) => sendOnce(deps, id, () => writePasswordChanged(userId)),
    }),
    subscribeTo('recovery.asked', {
      name,
      schema: recoveryAskedSchema,
      handle: ({ email }, id) => sendOnce(deps, id, () => writeRecovery(email)),
    }),
    subscribeTo('registration.greeted', {
      name,
      schema: registrationGreetedSchema,
      handle: (event, id) => sendOnce(deps, id, () => writeGreeting(deps, event)),
    }),
    subscribeTo('email.asked', {
      name,
      schema: emailAskedSchema,
      handle: ({ userId }, id) => sendOnce(deps, id, () => writeNewEmail(userId)),
    }),
    subscribeTo('email.asked', {
      name: 'identity.owners',
      schema: emailAskedSchema,
      handle: ({ userId, sealedPrevious }, id) =>
        sendOnce(deps, `${id}.owner`, () => writeEmailAsked(userId, sealedPrevious)),
    }),
    subscribeTo('phone.changed', {
      name,
      schema: phoneChangedSchema,
      handle: ({ userId, sealedPrevious }, id) =>
        sendOnce(deps, id, () => writePhoneChanged(userId, sealedPrevious)),
    }),
    subscribeTo('invitation.sent', {
      name,
      schema: invitationSentSchema,
      handle: ({ invitationId, sealedLink }, id) =>
        sendOnce(deps, id, () => writeInvitation(invitationId, sealedLink)),
    }),
    subscribeTo('account.erased', {
      name,
      schema: accountErasedSchema,
      handle: ({ sealedEmail }, id) => sendOnce(deps, id, () => writeErased(sealedEmail)),
    }),
  ];
}
