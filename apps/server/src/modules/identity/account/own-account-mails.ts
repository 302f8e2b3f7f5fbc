import { greetingFor } from '@matiz/domain/identity/person.ts';
import type { Message } from '#adapters/messages/messages.ts';
import { writeMail } from './account-mail.ts';

/** To the address that is asked for: it is the account's once this link is opened. */
export function newEmailMail(to: string, name: string, address: string) {
  return writeMail(to, {
    subject: 'Confirma tu nuevo correo en Matiz',
    lines: [
      greetingFor(name),
      'Pediste usar este correo en tu cuenta de Matiz. Confírmalo y desde entonces entras con él.',
    ],
    action: { label: 'Confirmar mi correo', address },
    closing: 'El enlace sirve 48 horas. Si no lo pediste, no tienes que hacer nada.',
  });
}

/** To the address that the account has: its owner must learn of it. */
export function emailAskedMail(to: string, name: string, publicUrl: string) {
  return writeMail(to, {
    subject: 'Pidieron cambiar el correo de tu cuenta',
    lines: [
      greetingFor(name),
      'Alguien con tu contraseña pidió usar otro correo en tu cuenta de Matiz. Cambia cuando se confirme desde el correo nuevo.',
    ],
    action: { label: 'Cambiar mi contraseña', address: `${publicUrl}/login/recovery/password` },
    closing: 'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña ahora mismo.',
  });
}

/** One enters by it: its owner must learn that it is another one. */
export function phoneChangedMail(to: string, name: string, publicUrl: string): Message {
  return writeMail(to, {
    subject: 'Cambiaste el celular de tu cuenta de Matiz',
    lines: [
      greetingFor(name),
      'El celular de tu cuenta acaba de cambiar. Desde ahora entras con el nuevo.',
    ],
    action: { label: 'Ver mi cuenta', address: `${publicUrl}/home/profile` },
    closing: `Si no fuiste tú, cambia tu contraseña ahora mismo: ${publicUrl}/login/recovery/password`,
  });
}

export function phoneChangedToPhone(to: string, publicUrl: string): Message {
  const text = `Matiz: tu cuenta ya no usa este celular. Si no fuiste tú, escríbenos: ${publicUrl}/home/support`;
  return { channel: 'sms', to, text };
}
