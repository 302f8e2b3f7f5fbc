import type { Carrier, Channel } from './messages.ts';
import type { Outbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

export interface MailSettings {
  readonly url: string;
  /** Who writes: `Matiz <hola@matiz.co>`. */
  readonly from: string;
}

/**
 * E-mail goes through the mail server when there is one. What has no provider goes to the outbox
 * where that is open, and nowhere else: a code that nobody can read must not seem to be sent.
 */
export function chooseCarriers({
  mail,
  outbox,
}: {
  mail: MailSettings | null;
  outbox: Outbox | null;
}): Record<Channel, Carrier | null> {
  const local = outbox?.keep ?? null;
  // Providers of SMS and WhatsApp stand here once one is chosen (ADR 0011).
  return { email: mail ? createSmtp(mail) : local, sms: local, whatsapp: local };
}
