import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PhoneReport } from '../ledger/phone-report.ts';
import { outcomeOfTwilio } from './twilio.ts';

/** What Twilio signs: the whole address, then each field and its value, by the fields' names. */
export function twilioSignature(
  address: string,
  fields: Readonly<Record<string, string>>,
  token: string,
): string {
  const rest = Object.keys(fields)
    .sort()
    .map((name) => `${name}${fields[name]}`);
  return createHmac('sha1', token)
    .update([address, ...rest].join(''))
    .digest('base64');
}

export function isSignedByTwilio(
  address: string,
  fields: Readonly<Record<string, string>>,
  signature: string,
  token: string,
): boolean {
  const [shown, expected] = [signature, twilioSignature(address, fields, token)].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  return shown.length === expected.length && timingSafeEqual(shown, expected);
}

const report = z.object({
  MessageStatus: z.string(),
  ErrorCode: z
    .string()
    .regex(/^\d{1,6}$/)
    .optional(),
});
const states: Readonly<Record<string, PhoneReport['state']>> = {
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

/** Null: nothing that is noted (`queued`, `sending`), or not one of ours. */
export function readTwilioReport(
  id: unknown,
  fields: Readonly<Record<string, string>>,
  now: Date,
): PhoneReport | null {
  const ours = z.uuid().safeParse(id);
  const read = report.safeParse(fields);
  const state = read.success ? states[read.data.MessageStatus] : undefined;
  if (!ours.success || !read.success || state === undefined) return null;
  const fault = read.data.ErrorCode ?? null;
  const outcome = fault === null ? null : outcomeOfTwilio(Number(fault));
  return { id: ours.data, state, fault, outcome, at: now.toISOString() };
}
