import type { RegistrationDecision } from '@matiz/domain/identity/registration.ts';
import type { Message } from '#adapters/messages/messages.ts';
import { writeMail } from '../account/account-mail.ts';

/*
 * Nothing that someone typed stands in a message to an address that nobody has confirmed: or our
 * mails would carry a stranger's words to whomever they like.
 */

export function confirmEmailMail(to: string, address: string): Message {
  return writeMail(to, {
    subject: 'Confirma tu correo en Matiz',
    lines: [
      '¡Hola!',
      'Recibimos el registro de un negocio con este correo. Si eres tú, abre este enlace para confirmarlo. Funciona una sola vez, durante 48 horas.',
    ],
    action: { label: 'Confirmar mi correo', address },
    closing: 'Si no fuiste tú, no hagas nada: nadie puede entrar con tu correo si no lo confirma.',
  });
}

/** To whom a seller registered: the link that chooses a password confirms the address too. */
export function registeredBySellerMail(to: string, address: string): Message {
  return writeMail(to, {
    subject: 'Tu negocio ya está en Matiz: elige tu contraseña',
    lines: [
      '¡Hola!',
      'Un asesor de Matiz registró tu negocio contigo. Abre este enlace y elige tu contraseña. Funciona una sola vez, durante 7 días; mientras tanto puedes entrar con un código a tu celular.',
    ],
    action: { label: 'Elegir mi contraseña', address },
    closing: 'Si no conoces este registro, no hagas nada.',
  });
}

/** To the owner of an account whose e-mail someone registered again. */
export function emailInUseMail(to: string, address: string): Message {
  return writeMail(to, {
    subject: 'Tu correo ya tiene una cuenta en Matiz',
    lines: [
      '¡Hola!',
      'Alguien registró otro negocio con este correo, que ya es el de tu cuenta. Tu cuenta sigue igual y el registro nuevo no puede usar tu correo.',
      'Si eres tú, entra con tu cuenta. Si no recuerdas la contraseña, allí mismo la cambias.',
    ],
    action: { label: 'Iniciar sesión', address },
    closing: 'Si no fuiste tú, no hagas nada.',
  });
}

export function decisionMail(
  to: string,
  decision: RegistrationDecision,
  { note, address }: { note: string | null; address: string },
): Message {
  const { subject, sentence } = decisions[decision];
  return writeMail(to, {
    subject,
    lines: ['¡Hola!', sentence, ...(note === null ? [] : [note])],
    action: { label: 'Ver mi registro', address },
    closing: 'Si tienes preguntas, escríbenos.',
  });
}

/** The same for a phone, short: the note is read on the page. By WhatsApp, else by SMS. */
export function decisionToPhone(
  to: string,
  decision: RegistrationDecision,
  address: string,
): Message {
  const { sentence } = decisions[decision];
  const text = `Matiz: ${sentence} ${address}`;
  const template = { name: 'matiz_registro', values: [sentence, address] } as const;
  return { channel: 'whatsapp', to, text, template, otherwise: { channel: 'sms', to, text } };
}

const decisions: Record<RegistrationDecision, { subject: string; sentence: string }> = {
  approve: {
    subject: 'Tu negocio ya puede pedir en Matiz',
    sentence: 'Aprobamos el registro de tu negocio: ya puedes pedir.',
  },
  ask: {
    subject: 'Nos falta un dato de tu negocio',
    sentence: 'Para aprobar tu negocio nos falta información. Mírala y complétala aquí.',
  },
  reject: {
    subject: 'Sobre el registro de tu negocio en Matiz',
    sentence: 'Revisamos el registro de tu negocio y no lo aprobamos. Mira por qué aquí.',
  },
};

export function accountRemovedMail(to: string, address: string): Message {
  return writeMail(to, {
    subject: 'Eliminamos tu cuenta de Matiz',
    lines: [
      '¡Hola!',
      'Como pediste, eliminamos tu cuenta y borramos tus datos personales. Conservamos los pedidos y las autorizaciones que exige la ley, apartados de todo lo demás.',
    ],
    action: { label: 'Ir a Matiz', address },
    closing: 'Si no fuiste tú, escríbenos cuanto antes.',
  });
}
