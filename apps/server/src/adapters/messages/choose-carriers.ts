import type { MailBounces } from './ledger/mail-bounces.ts';
import type { PhoneLedger } from './ledger/phone-ledger.ts';
import type { Carrier, Channel } from './messages.ts';
import type { Outbox } from './outbox.ts';
import { sendBySms, type TwilioKeys, twilioUrl } from './sms/twilio.ts';
import { createSmtp } from './smtp.ts';
import { graphUrl, sendByWhatsApp, type WhatsAppKeys } from './whatsapp/whatsapp.ts';

export interface MailSettings {
  readonly url: string;
  /** Who writes: `Matiz <hola@matiz.co>`. */
  readonly from: string;
}

/** By which accounts phones are reached, and where their carriers are asked. */
export interface PhoneAccounts {
  readonly whatsapp: { readonly keys: WhatsAppKeys; readonly apiUrl?: string } | null;
  readonly sms: { readonly keys: TwilioKeys; readonly apiUrl?: string } | null;
}

/**
 * Each way goes by its account where there is one. What has none goes to the outbox where that is
 * open, and nowhere else: a code that nobody can read must not seem to be sent.
 */
export function chooseCarriers({
  mail,
  outbox,
  phones,
  ledger,
  bounces,
  fetch,
  smsNoticeUrl,
}: {
  mail: MailSettings | null;
  outbox: Outbox | null;
  phones: PhoneAccounts;
  ledger: PhoneLedger;
  bounces: MailBounces;
  fetch: typeof globalThis.fetch;
  /** Where states of SMS are told; null: nowhere that their carrier could reach. */
  smsNoticeUrl: string | null;
}): Record<Channel, Carrier | null> {
  const local = outbox?.keep ?? null;
  const { whatsapp, sms } = phones;
  return {
    email: mail ? bounces.watch(createSmtp(mail)) : local,
    whatsapp: whatsapp
      ? ledger.carryBy('whatsapp', (message, id) =>
          sendByWhatsApp({ apiUrl: graphUrl, ...whatsapp, fetch }, message, id),
        )
      : local,
    sms: sms
      ? ledger.carryBy('sms', (message, id) =>
          sendBySms({ apiUrl: twilioUrl, ...sms, fetch, noticeUrl: smsNoticeUrl }, message, id),
        )
      : local,
  };
}
