import type { Message } from '#adapters/messages/messages.ts';
import { writeMail } from '../account/account-mail.ts';

/**
 * What goes with a code. The last line ties it to our site, so that a phone offers to type it in
 * and does so nowhere else (origin-bound one-time codes, WICG).
 */
export function phoneCodeMessage(code: string, publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return `${code} es tu código de Matiz. Vence en 10 minutos. No se lo des a nadie: nunca te lo pediremos.\n\n@${hostname} #${code}`;
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
