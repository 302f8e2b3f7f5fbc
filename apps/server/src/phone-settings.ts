import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { z } from 'zod';
import type { PhoneLimits } from './adapters/messages/ledger/phone-ledger.ts';
import type { TwilioKeys } from './adapters/messages/sms/twilio.ts';
import type { WhatsAppKeys } from './adapters/messages/whatsapp/whatsapp.ts';
import type { variables } from './env-variables.ts';

type Variables = z.infer<typeof variables>;

/** How phones are reached, and for how much. */
export interface PhoneSettings {
  /** The account with WhatsApp's Cloud API; null: none. */
  readonly whatsapp: WhatsAppKeys | null;
  /** The account with Twilio, by which SMS go; null: none. */
  readonly sms: TwilioKeys | null;
  readonly limits: PhoneLimits;
}

/** Nobody reached, and nothing spent. */
export const noPhones: PhoneSettings = {
  whatsapp: null,
  sms: null,
  limits: {
    perDay: { sms: null, whatsapp: null },
    price: { sms: 0, whatsapp: 0 },
    spendPerDay: null,
  },
};

/** Messages a day unless the settings say so: a mistake costs a day, not a month. */
const usualPerDay = 1_000;

/** All of an account, or nothing of it: with a part of it messages would be lost unseen. */
export function readPhones(env: Variables): Result<PhoneSettings, string> {
  const whatsapp = wholeOf('WhatsApp', {
    phoneId: ['WHATSAPP_PHONE_ID', env.WHATSAPP_PHONE_ID],
    accountId: ['WHATSAPP_ACCOUNT_ID', env.WHATSAPP_ACCOUNT_ID],
    token: ['WHATSAPP_TOKEN', env.WHATSAPP_TOKEN],
    appSecret: ['WHATSAPP_APP_SECRET', env.WHATSAPP_APP_SECRET],
    verifyToken: ['WHATSAPP_VERIFY_TOKEN', env.WHATSAPP_VERIFY_TOKEN],
  });
  if (!whatsapp.ok) return whatsapp;
  const sms = wholeOf('Twilio', {
    account: ['TWILIO_ACCOUNT_SID', env.TWILIO_ACCOUNT_SID],
    token: ['TWILIO_AUTH_TOKEN', env.TWILIO_AUTH_TOKEN],
    from: ['TWILIO_FROM', env.TWILIO_FROM],
  });
  if (!sms.ok) return sms;
  return ok({
    whatsapp: whatsapp.value,
    sms: sms.value,
    limits: {
      perDay: {
        sms: env.SMS_PER_DAY ?? usualPerDay,
        whatsapp: env.WHATSAPP_PER_DAY ?? usualPerDay,
      },
      price: { sms: env.SMS_PRICE, whatsapp: env.WHATSAPP_PRICE },
      spendPerDay: env.PHONE_SPEND_PER_DAY ?? null,
    },
  });
}

function wholeOf<K extends string>(
  account: string,
  parts: Readonly<Record<K, readonly [variable: string, value: string | undefined]>>,
): Result<Record<K, string> | null, string> {
  const entries = Object.entries<readonly [string, string | undefined]>(parts);
  const missing = entries.flatMap(([, [variable, value]]) => (value === undefined ? variable : []));
  if (missing.length === entries.length) return ok(null);
  if (missing.length > 0) {
    return fail(`Con ${account} van todas sus variables o ninguna; falta ${missing.join(', ')}.`);
  }
  const values = entries.map(([key, [, value]]) => [key, value ?? '']);
  return ok(Object.fromEntries(values) as Record<K, string>);
}
