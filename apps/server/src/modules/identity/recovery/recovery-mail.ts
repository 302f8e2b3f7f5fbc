import { greetingFor } from '@matiz/domain/identity/person.ts';
import type { Message } from '#adapters/messages/messages.ts';
import { writeMail } from '../account/account-mail.ts';

/** The link to a new password. */
export function recoveryMail(to: string, name: string, address: string): Message {
  return writeMail(to, {
    subject: 'Cambia tu contraseña de Matiz',
    lines: [
      greetingFor(name),
      'Alguien pidió cambiar la contraseña de tu cuenta. Si fuiste tú, abre este enlace y elige la nueva. Funciona una sola vez, durante 30 minutos.',
    ],
    action: { label: 'Cambiar mi contraseña', address },
    closing: 'Si no fuiste tú, no hagas nada: tu contraseña sigue igual.',
  });
}

/** Word that the password was changed, so that nobody does it unnoticed. */
export function passwordChangedMail(to: string, name: string, address: string): Message {
  return writeMail(to, {
    subject: 'Cambiaste tu contraseña de Matiz',
    lines: [
      greetingFor(name),
      'La contraseña de tu cuenta acaba de cambiar y cerramos todas las sesiones que estaban abiertas. Para volver a entrar, usa la nueva.',
    ],
    action: { label: 'Iniciar sesión', address: `${address}/login` },
    closing: `Si no fuiste tú, recupera tu cuenta ahora mismo: ${address}/login/recovery/password`,
  });
}
