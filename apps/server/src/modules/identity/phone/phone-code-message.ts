import type { Message } from '#adapters/messages/messages.ts';
import { writeMail } from '../account/account-mail.ts';

/**
 * What goes with a code. The last line ties it to our site, so that a phone offers to type it in
 * and does so nowhere else (origin-bound one-time codes, WICG).
 */
function phoneCodeMessage(code: string, publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return `${code} es tu código de Matiz. Vence en 10 minutos. No se lo des a nadie: nunca te lo pediremos.\n\n@${hostname} #${code}`;
}

interface PhoneCode {
  readonly phone: string;
  readonly channel: 'sms' | 'whatsapp';
  readonly code: string;
  readonly until: Date;
}

/**
 * A code to a phone: the way that was asked for, then the other one, then `mail`, if it proves the
 * same as the phone does.
 */
export function codeToPhone(
  { phone, channel, code, until }: PhoneCode,
  publicUrl: string,
  mail: Message | null,
): Message {
  const template = { name: 'matiz_codigo', values: [code] } as const;
  const about = { to: phone, text: phoneCodeMessage(code, publicUrl), template, until };
  const last = mail === null ? {} : { otherwise: { ...mail, until } };
  const other = channel === 'sms' ? 'whatsapp' : 'sms';
  return { ...about, channel, otherwise: { ...about, channel: other, ...last } };
}

/** The same where the code goes by e-mail: it stands in the subject, to be read without opening. */
export function codeMail(to: string, code: string, publicUrl: string): Message {
  const { host } = new URL(publicUrl);
  return writeMail(to, {
    subject: `${code} es tu código de Matiz`,
    lines: [
      '¡Hola!',
      `Tu código es ${code}. Escríbelo en ${host}, en la página donde lo pediste. Vence en 10 minutos.`,
    ],
    closing: 'No se lo des a nadie: nunca te lo pediremos. Si no lo pediste, no hagas nada.',
  });
}
