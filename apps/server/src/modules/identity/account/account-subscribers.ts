import type { z } from 'zod';
import type { Message } from '#adapters/messages/messages.ts';
import { type SendDeps, sendOnce } from '#jobs/send-once.ts';
import { type Subscriber, subscribeTo } from '#jobs/subscribers.ts';
import { findMailboxOfUser, findRecoverable } from '../recovery/recovery.store.ts';
import { passwordChangedMail, recoveryMail } from '../recovery/recovery-mail.ts';
import { decisionMail, decisionText } from '../registration/registration-messages.ts';
import { findContact } from '../registration/registration-review.store.ts';
import {
  passwordChangedSchema,
  recoveryAskedSchema,
  registrationDecidedSchema,
} from './account-events.ts';
import type { AccountLinks } from './account-link.ts';

interface AccountListenerDeps extends SendDeps {
  readonly links: AccountLinks;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

/** What people must learn of their account, also when a server was stopped a moment after. */
export function createAccountSubscribers(deps: AccountListenerDeps): Subscriber[] {
  const { sql, links, publicUrl } = deps;

  /** By e-mail when it was confirmed, else by the phone that was proven: to nobody else. */
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
    if (email !== null) return decisionMail(email, decision, { note, address });
    if (phone === null) return null;
    return { channel: 'sms', to: phone, text: decisionText(decision, address) };
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
  ];
}
