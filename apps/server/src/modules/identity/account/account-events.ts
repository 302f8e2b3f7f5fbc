import { z } from 'zod';
import type { Sql } from '#db/pool.ts';
import type { Publish } from '#jobs/subscribers.ts';

/*
 * What accounts are told of, written down with what happened (ADR 0014). Whom it concerns is looked
 * up when it is handled: nobody is told who was removed meanwhile, and no name waits in a job.
 */

export const registrationDecidedSchema = z.object({
  kind: z.literal('registration.decided'),
  customerId: z.string(),
  decision: z.enum(['approve', 'ask', 'reject']),
  /** What it became by it. */
  status: z.string(),
});

export const passwordChangedSchema = z.object({
  kind: z.literal('password.changed'),
  userId: z.string(),
});

/** Someone asked for a new password, with an account or without: nobody has looked yet. */
export const recoveryAskedSchema = z.object({
  kind: z.literal('recovery.asked'),
  email: z.string(),
});

/** A business was registered, by itself or by a seller: its e-mail is to become its own. */
export const registrationGreetedSchema = z.object({
  kind: z.literal('registration.greeted'),
  userId: z.string(),
  isBySeller: z.boolean(),
});

/** Someone wants another e-mail for their account: both addresses are told. */
export const emailAskedSchema = z.object({
  kind: z.literal('email.asked'),
  userId: z.string(),
  /** The address until now, sealed: once the new one is confirmed nothing else names it. */
  sealedPrevious: z.string().nullable(),
});

/** Someone enters with another phone from now on: the one until now is told. */
export const phoneChangedSchema = z.object({
  kind: z.literal('phone.changed'),
  userId: z.string(),
  /** The phone until now, sealed: nothing else names it any more. */
  sealedPrevious: z.string().nullable(),
});

/** Someone was invited to the staff, or to sell. */
export const invitationSentSchema = z.object({
  kind: z.literal('invitation.sent'),
  invitationId: z.string(),
  /** The link is as good as the account: sealed, since the database knows only its hash. */
  sealedLink: z.string(),
});

/** An account is gone; its address, which nothing else keeps any more, is sealed. */
export const accountErasedSchema = z.object({
  kind: z.literal('account.erased'),
  sealedEmail: z.string(),
});

/** Someone's data was erased: it stays erased whatever backup is restored (ADR 54). */
export const customerRemovedSchema = z.object({
  kind: z.literal('customer.removed'),
  customerId: z.uuid(),
  at: z.iso.datetime(),
});

type AccountEvent = z.output<
  | typeof registrationDecidedSchema
  | typeof passwordChangedSchema
  | typeof recoveryAskedSchema
  | typeof registrationGreetedSchema
  | typeof emailAskedSchema
  | typeof phoneChangedSchema
  | typeof invitationSentSchema
  | typeof accountErasedSchema
  | typeof customerRemovedSchema
>;

/** Writes it down within the transaction of what happened. */
export async function publishToAccount(
  publish: Publish,
  tx: Sql,
  event: AccountEvent,
): Promise<void> {
  await publish(tx, [event]);
}
